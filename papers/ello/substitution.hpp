// Graphs put in the place of vertices: partitions of the vertices of a graph, and the graph on the parts.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "papers/graph_property.hpp"

namespace gamecert::papers {

/// Adds parts for the vertices of `left` to `parts` in every way and calls visit(parts).
template <class Allowed, class Visit>
void extend_partition(VertexSet left, std::vector<VertexSet>& parts, Allowed&& allowed, Visit&& visit) {
  if (left == 0) return visit(std::as_const(parts));
  const VertexSet least = left & -left;
  each_subset(left & ~least, [&](VertexSet others) {
    const VertexSet part = least | others;
    if (!allowed(part)) return;
    parts.push_back(part);
    extend_partition(left & ~part, parts, allowed, visit);
    parts.pop_back();
  });
}

/// Calls visit(parts) for every partition of a set into parts that are allowed(part).
template <class Allowed, class Visit>
void each_partition(VertexSet of, Allowed&& allowed, Visit&& visit) {
  std::vector<VertexSet> parts;
  extend_partition(of, parts, allowed, visit);
}

/// The graph on the parts in which two are adjacent if an odd number of edges joins them.
SmallGraph parity_quotient(const SmallGraph& graph, const std::vector<VertexSet>& parts);

/// If the vertices of a graph fall into parts that induce what they should, and the parity quotient has a
/// property, then the graph has one.
struct Substitution {
  std::function<bool(const ElloGames&, VertexSet)> part;
  std::string part_words;  // as those of a property
  Property quotient;
  bool (*whole)(const SmallGraph&);  // asked of the graph in advance
  Property made;
};
/// An instance for every graph of an order from 1 to 8 and every partition that fits.
void every_substitution(const Substitution& statement, int order, Trial& trial);

/// The graphs that a vertex-deleted subgraph of a graph with the property can be, up to isomorphism; made
/// of graphs of order 1 to `greatest`.
class VertexDeleted {
 public:
  VertexDeleted(const Property& property, int greatest, Trial& trial);
  bool contains(const SmallGraph& graph) const;

 private:
  std::vector<std::vector<SmallGraph>> of_order_;  // canonical
};

}  // namespace gamecert::papers
