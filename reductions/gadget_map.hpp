// The target of a reduction on one source graph: the pieces put together, as an instance of the target game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"
#include "reductions/reduction.hpp"

namespace gamecert::reductions {

/// Where a vertex of the target comes from.
struct Origin {
  int role;
  int a, b;       // the vertex of the source, twice; the ends of the edge; -1 for what there is once
  int edge = -1;  // its number in GadgetMap::edges()
};

class GadgetMap {
 public:
  /// `graph` is a digraph if the source game is played on digraphs; of a source game on graphs a graph or, where the
  /// reduction tells the ends of an edge apart, an orientation of one: its arcs go from a to b. InputError for any
  /// other, and for one without a vertex.
  GadgetMap(const Reduction& reduction, const graphs::SmallGraph& graph);

  const Reduction& reduction() const { return reduction_; }
  /// Instances of the two games, as text.
  const std::string& source() const { return source_; }
  const std::string& target() const { return target_; }
  /// Of the source: (a, b).
  const std::vector<graphs::Edge>& edges() const { return edges_; }
  int source_order() const { return source_order_; }
  /// Where moves of the source are made: its vertices, or its edges in their order.
  int source_places() const;
  /// `3`, `0-3`.
  std::string source_place(int place) const;

  int order() const { return static_cast<int>(origins_.size()); }
  const Origin& origin(int target_vertex) const { return origins_[static_cast<std::size_t>(target_vertex)]; }
  /// Every edge or arc once, ascending; edges as (smaller, larger).
  const std::vector<graphs::Edge>& joins() const { return joins_; }
  /// `w[1] of 3`, `e0 of 0-3`, `g`.
  std::string name(int target_vertex) const;
  /// The number of a target vertex, seen from vertex a, or from the edge (a, b) with that number in edges().
  int at(Port port, int a, int b, int edge) const;
  /// Colours at the start, by target vertex, 0 where there is none.
  std::vector<int> painted() const;

  /// What a painting of the target means: the colour of every place of the source, 0 where it is unpainted; -1 where
  /// more than one condition is met.
  std::vector<int> board(const std::vector<int>& painting) const;
  /// The first invariant that does not hold, and where: `invariant 1 at 0-3 does not hold`. Nothing if all hold.
  std::optional<std::string> broken_invariant(const std::vector<int>& painting) const;
  /// Throws InputError with a line at the first vertex of a piece that is painted at the start: the rules of the target
  /// refuse it.
  [[noreturn]] void refuse_start(const std::string& reason) const;
  /// Whether the source graph is what the reduction assumes.
  bool assumed() const;

 private:
  /// Calls visit(of, a, b, edge) for the pieces in the order of their vertices, with the numbers that Origin has.
  template <class Visit>
  void each_piece(Visit&& visit) const;
  graphs::Edge ends(int place) const;  // of the source
  bool holds(const PortCondition& formula, const std::vector<int>& painting, int a, int b, int edge) const;

  const Reduction& reduction_;
  graphs::SmallGraph graph_;  // of the source, without directions if the source game has none
  int source_order_;
  std::vector<graphs::Edge> edges_;
  std::vector<int> place_;  // by role: among those of its kind
  int per_vertex_ = 0, per_edge_ = 0;
  std::vector<Origin> origins_;
  std::vector<graphs::Edge> joins_;
  std::string given_;  // the source graph, with directions if the reduction tells ends apart
  std::string source_, target_;
};

}  // namespace gamecert::reductions
