// ELLO searched from the end: the state is the set S of vertices not yet placed.
//
// A vertex v of S may be the last of S iff deg_S(v) = c(v) mod 2, whatever came after it. Depth-first
// with every set visited once; the vertices that may be last are kept as a set, `last`: placing v
// flips its neighbours there, so this is play of the game with the reflected colouring (Cor 1.4 of
// the ELLO paper), and visited sets that never reach the empty one are closed under its moves.
// Cost: at most 2^n sets, and about n of them in most winnable games.
#include "solve/ello/search.hpp"

#include <algorithm>
#include <limits>

#include "solve/ello/visited.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

struct Level {
  VertexSet left;  // S
  VertexSet last;  // the vertices of S that may be the last of it
  VertexSet untried;
};

VertexSet may_be_last(const SmallGraph& graph, VertexSet green) {
  VertexSet odd = 0;
  graphs::each(graph.vertices(), [&](int v) { odd ^= graph.neighbours(v); });
  return graph.vertices() & (odd ^ green);
}

/// The placed vertices, of which each level took the one that the next level lacks.
std::vector<int> order_of(const std::vector<Level>& levels) {
  std::vector<int> order;
  for (std::size_t i = levels.size(); i-- > 1;) order.push_back(std::countr_zero(levels[i - 1].left ^ levels[i].left));
  return order;
}

}  // namespace

BackwardSearch search_from_the_end(const SmallGraph& graph, VertexSet green, Watch& watch, bool list_visited,
                                   std::size_t most_sets) {
  VisitedSets visited(graph.order, watch);
  const VertexSet last = may_be_last(graph, green);
  std::vector<Level> levels{{graph.vertices(), last, last}};
  visited.insert(graph.vertices());
  while (!levels.empty()) {
    Level& level = levels.back();
    if (level.left == 0) return {order_of(levels), {}};
    if (level.untried == 0) {
      levels.pop_back();
      continue;
    }
    const int v = std::countr_zero(level.untried);
    level.untried &= level.untried - 1;
    const VertexSet left = level.left & ~graphs::single(v);
    if (left != 0 && !visited.insert(left)) continue;
    watch.step();
    if (visited.size() > most_sets)
      throw text::LimitError("limit of " + std::to_string(most_sets) + " positions reached");
    const VertexSet next = (level.last ^ graph.neighbours(v)) & left;
    levels.push_back({left, next, next});
  }
  return {std::nullopt, list_visited ? visited.ascending() : std::vector<VertexSet>{}};
}

BackwardSearch search_from_the_end(const SmallGraph& graph, VertexSet green, const Limits& limits) {
  Watch watch(limits);
  return search_from_the_end(graph, green, watch, true, std::numeric_limits<std::size_t>::max());
}

}  // namespace gamecert::solve
