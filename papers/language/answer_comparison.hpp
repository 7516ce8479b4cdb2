// What a line of a file of claims wants of an answer.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "papers/language/line_piece.hpp"

namespace gamecert::papers {

/// What an answer has to be: `= VALUE`, `>= VALUE`, `in VALUE, VALUE`.
class AnswerComparison {
 public:
  /// Of whole numbers, or whether it is so: 1 or 0.
  AnswerComparison(std::string_view sign, const LinePiece& values, const Names& known, Sort wanted = Sort::whole)
      : sign_(sign),
        values_(sign == "in" ? values.expressions(known) : std::vector{values.expression(known, wanted)}) {}
  static constexpr std::array<std::string_view, 5> signs{"=", "!=", ">=", "<=", "in"};

  bool holds(std::int64_t answer, const Variables& variables, Surroundings in = {}) const {
    const std::int64_t value = first(variables, in);
    if (sign_ == "!=") return answer != value;
    if (sign_ == ">=") return answer >= value;
    if (sign_ == "<=") return answer <= value;
    return std::ranges::any_of(values_, [&](const Expression& one) { return one.value(variables, in) == answer; });
  }
  std::int64_t first(const Variables& variables, Surroundings in = {}) const {
    return values_.front().value(variables, in);
  }

 private:
  std::string sign_;
  std::vector<Expression> values_;
};

/// `QUESTION SIGN VALUES` at its first sign.
struct SignedLine {
  LinePiece question, values;
  std::string_view sign;
};
inline SignedLine split_at_sign(const LinePiece& line) {
  std::optional<SignedLine> result;
  for (const std::string_view sign : AnswerComparison::signs) {
    const auto both = line.split(" " + std::string(sign) + " ");
    if (!both || (result && result->question.text.size() < both->first.text.size())) continue;
    result = {both->first, both->second, sign};
  }
  if (!result) line.refuse("QUESTION = VALUE");
  return *result;
}

}  // namespace gamecert::papers
