// The boards that a line of a file of claims goes through: one, or one of every isomorphism class.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/instances/instance.hpp"
#include "graphs/graph_class.hpp"
#include "graphs/small_graph.hpp"
#include "graphs/triangulations/triangulation_classes.hpp"
#include "language/formula.hpp"
#include "papers/claim.hpp"
#include "papers/language/line_piece.hpp"

namespace gamecert::papers {

/// `path:{n}`, `path:{n} without 0,1` (these vertices deleted), `every tree of order n`, `every connected graph of
/// order n with all-even`, `every grid of order n`, `every serpentine triangulation of order n`, `every disc of order n
/// with at most 2 inner points`, `every triangulation of points of order n` (of every order type). Graphs and the other
/// triangulations may have a condition, `with max-degree >= 7`.
class BoardSet {
 public:
  /// InputError with the column.
  BoardSet(const LinePiece& piece, const Names& known);

  /// Every board as an instance line.
  void each(const Variables& variables, Trial& trial, const std::function<void(const std::string&)>& visit) const;
  /// Every board as a graph, triangulations as well; InputError if one is none.
  void each_graph(const Variables& variables, Trial& trial,
                  const std::function<void(const graphs::SmallGraph&)>& visit) const;
  /// The same with the triangulation; null where the board is none.
  using VisitGraph = std::function<void(const graphs::SmallGraph&, const graphs::Triangulation*)>;
  void each_graph_or_triangulation(const Variables& variables, Trial& trial, const VisitGraph& visit) const;

 private:
  /// `at most n - 3 inner points`
  void read_inner_points(const LinePiece& condition, const Names& known);
  void each_triangulation(const Variables& variables, Trial& trial,
                          const std::function<void(const graphs::Triangulation&)>& visit) const;

  enum class Kind { one, graphs, grids, triangulations, discs, points };
  Kind kind_ = Kind::one;
  std::optional<graphs::GraphClass> graph_class_;
  graphs::ConvexKind convex_ = graphs::ConvexKind::all;
  std::optional<TextTemplate> one_;
  std::optional<TextTemplate> deleted_;  // of one: vertices
  std::optional<Expression> order_;
  std::optional<Expression> most_inner_;     // of discs
  std::optional<language::Formula> having_;  // of graphs and of those of triangulations: a condition
};

/// Null if the board is none.
const graphs::Triangulation* triangulation_of(const games::Instance& instance);

/// The triangulations of such a set of boards in which n has that value.
void each_triangulation(std::string_view boards, int n, Trial& trial,
                        const std::function<void(const graphs::Triangulation&)>& visit);

}  // namespace gamecert::papers
