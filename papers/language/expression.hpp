// Whole numbers as the files of claims write them: `N if n mod 2 = 1 else P`.
//
// From loosest to tightest: A if C else B, |, &, !, comparisons (which do not chain), + and -, *, / (rounded down) and
// mod, ^, minus in front, and functions: power-of-two(n) for n = 1, 2, 4, ...;
// entry(k, A, B, C), the k-th of the values behind k.
// Truth is 1 and falsity 0. N is 1 and P is 0; of winners, first is 1, second is 2 and tie is 0.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gamecert::papers {

/// The variables of a line, by name.
using Variables = std::map<std::string, std::int64_t, std::less<>>;

class Expression {
 public:
  /// The whole text; InputError with the column for what cannot be read, and for a name that is not in `known`.
  Expression(std::string_view text, const std::vector<std::string>& known);

  /// std::domain_error for a division by zero and a negative power.
  std::int64_t value(const Variables& variables) const;
  bool truth(const Variables& variables) const { return value(variables) != 0; }

  struct Node;

 private:
  std::shared_ptr<const Node> root_;
};

/// A text with expressions in braces: `cycle:{2*n + 1}`.
class TextTemplate {
 public:
  TextTemplate(std::string_view text, const std::vector<std::string>& known);
  std::string text(const Variables& variables) const;

 private:
  std::vector<std::variant<std::string, Expression>> pieces_;
};

}  // namespace gamecert::papers
