// The tree of an expression.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

#include "papers/language/expression.hpp"
#include "papers/language/recursion_values.hpp"

namespace gamecert::papers {

enum class Quantifier { forall, exists, count, sum, nim_sum, max, min, mex, least, greatest, all, let, graph };

/// `recursion g(t) = ...`: its body, in which the parameters are bound at the first levels, and the values found so
/// far.
struct Expression::Recursion {
  static constexpr std::size_t most_parameters = std::tuple_size_v<RecursionArguments>;

  std::shared_ptr<const Node> body = {};
  mutable std::recursive_mutex mutex = {};  // of what follows: the threads of claims may share a file
  mutable RecursionValues known = {};
};

/// What the nodes of an expression share.
struct Expression::Parts {
  std::map<std::string, Recursion, std::less<>> recursions = {};
  std::vector<std::shared_ptr<const QuestionOnBoard>> questions = {};
};

struct Expression::Node {
  enum class Kind { number, variable, bound, call, recursion, question, choice, quantified };

  Kind kind = Kind::number;
  std::int64_t number = 0;
  std::string name = {};                 // of a variable
  std::size_t level = 0;                 // of a quantifier, and of what it binds
  const Function* function = nullptr;    // of a call
  const Recursion* recursion = nullptr;  // of what is defined by itself; the children are arguments
  const QuestionOnBoard* question = nullptr;
  Quantifier quantifier = Quantifier::forall;              // children: first, last (not of let), body; see Reader
  std::vector<std::shared_ptr<const Node>> children = {};  // of a choice: condition, if so, if not
};

/// Quantifiers inside one another.
inline constexpr std::size_t most_levels = 16;

}  // namespace gamecert::papers
