// The tree of an expression.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "papers/language/expression.hpp"

namespace gamecert::papers {

enum class Quantifier { forall, exists, count, sum, nim_sum, max, min, least, greatest, all, let };

struct Expression::Node {
  enum class Kind { number, variable, bound, call, choice, quantified };

  Kind kind = Kind::number;
  std::int64_t number = 0;
  std::string name = {};                                   // of a variable
  std::size_t level = 0;                                   // of a quantifier, and of what it binds
  const Function* function = nullptr;                      // of a call
  Quantifier quantifier = Quantifier::forall;              // children: first, last (not of let), body
  std::vector<std::shared_ptr<const Node>> children = {};  // of a choice: condition, if so, if not
};

/// Quantifiers inside one another.
inline constexpr std::size_t most_levels = 16;

}  // namespace gamecert::papers
