// Texts of files of claims with values in braces.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "papers/language/expression.hpp"

namespace gamecert::papers {

/// `cycle:{2*n + 1}`, `labelled={S}`, `{list k in A..B where C: k}`, or in the place of the last k a pair `k:X`;
/// `{graph u, v in A..B: C}` is the graph6 of a graph whose vertices are A to B, u < v being adjacent if C.
class TextTemplate {
 public:
  TextTemplate() = default;
  TextTemplate(std::string_view text, const Names& known);
  /// Members of sets and lists have `between` between them.
  std::string text(const Variables& variables, Surroundings in = {}, std::string_view between = " ") const;

 private:
  struct MadeGraph {
    std::string one, other;
    Expression first, last, adjacent;
    std::string text(const Variables& variables, Surroundings in) const;
  };
  using Piece = std::variant<std::string, Expression, Instances, MadeGraph>;
  static Piece in_braces(std::string_view text, const Names& known);
  static MadeGraph made_graph(std::string_view text, const Names& known);

  std::vector<Piece> pieces_;
};

}  // namespace gamecert::papers
