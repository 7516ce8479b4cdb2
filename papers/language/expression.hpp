// Whole numbers as the files of claims write them: `N if n mod 2 = 1 else P`, `forall k = 1..n: bit(n, k) = 0`.
//
// From loosest to tightest: A if C else B, <->, ->, |, &, !, comparisons (which do not chain), + and -, *, / (rounded
// down) and mod, ^, minus in front, and functions: power-of-two(n) for n = 1, 2, 4, ...; entry(k, A, B, C), the k-th of
// the values behind k; xor(a, b); bit(n, k), bit k of n; lg(n) and lg-up(n), the binary logarithm rounded down and up;
// those of number_functions() and, in lines about a graph, of graph_functions(), and what the file defines.
// Quantifiers, `forall k = A..B: E`, reach as far as they can; in `<` and `>` stands a question (question.hpp). Truth
// is 1 and falsity 0. N is 1 and P is 0; of winners, first is 1, second is 2 and tie is 0; of games of one player won
// is 1 and lost is 0.
#pragma once

#include <boost/container/flat_map.hpp>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "papers/language/function.hpp"

namespace gamecert::papers {

class QuestionOnBoard;

/// `define is-a(n, v) = v < n & bit(n, lg(n - v)) = 0`: the body stands for every call of it. A recursion,
/// `recursion g(t) = 0 if t < 3 else 2 * g(t - 1)`, may call itself and every other recursion of its file.
struct Definition {
  std::string name;
  std::vector<std::string> parameters;
  std::string body;
  bool recursive = false;
};
/// `is-a(n, v) = BODY`. InputError with the column; the body may use the definitions given. That of a recursion is not
/// looked at before all are known.
Definition read_definition(std::string_view text, const std::vector<Definition>& known, bool recursive);
/// InputError with the column in its text, which ends with its body.
void check_recursion(std::string_view text, const Definition& recursion, const std::vector<Definition>& known);

/// The variables of a line, with their values.
using Variables = boost::container::flat_map<std::string, std::int64_t, std::less<>>;

/// What is known where a text is read.
struct Names {
  Names(std::initializer_list<std::string> names) : variables(names) {}
  explicit Names(std::vector<std::string> names, std::vector<Definition> defined = {})
      : variables(std::move(names)), definitions(std::move(defined)) {}
  bool has_variable(std::string_view name) const;

  std::vector<std::string> variables;
  std::vector<Definition> definitions;
  bool graph = false;  // graph_functions() as well
};

class Expression {
 public:
  /// The whole text; InputError with the column for what cannot be read, and for a name that is not known.
  Expression(std::string_view text, const Names& known);

  /// InputError for a division by zero, a negative power, the logarithm of 0 and the like; LimitError at a limit of the
  /// trial, if there is one.
  std::int64_t value(const Variables& variables, Surroundings in = {}) const;
  bool truth(const Variables& variables, Surroundings in = {}) const { return value(variables, in) != 0; }

  struct Node;
  struct Recursion;
  const Node& root() const { return *root_; }
  /// In the order of the text.
  const std::vector<std::shared_ptr<const QuestionOnBoard>>& questions() const;
  struct Parts;

 private:
  friend class TextTemplate;
  std::shared_ptr<Parts> parts_;  // that nodes point to
  std::shared_ptr<const Node> root_;
};

/// A text with expressions in braces: `cycle:{2*n + 1}`; `{all k = A..B: E}` is the list of those k, and with
/// `as F` or `as F:G` behind E the list of other numbers or of pairs `2:1` in their place; `{graph u, v = A..B: E}` is
/// the graph6 of a graph whose vertices are A to B, u < v being adjacent if E; of a triangulation `{edges E}` are those
/// with the numbers in the set E, as users write them.
class TextTemplate {
 public:
  TextTemplate() = default;
  TextTemplate(std::string_view text, const Names& known);
  /// Lists have `between` between their numbers.
  std::string text(const Variables& variables, Surroundings in = {}, std::string_view between = " ") const;

 private:
  struct Edges {
    Expression set;
  };
  std::vector<std::variant<std::string, Expression, Edges>> pieces_;
};

}  // namespace gamecert::papers
