// Odd-degenerate graphs: depth-first over the vertex sets that odd deletions leave.
//
// Deleting a vertex of odd degree keeps order + size odd or even, and one vertex alone is odd; every
// set left has to be connected, because the last vertex of a component has degree 0, which is worth
// looking at in large graphs only. Cost: at most 2^n sets; in most graphs that can be won the first
// line of play wins.
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <limits>

#include "graphs/invariants.hpp"
#include "solve/ello.hpp"
#include "solve/ello_visited.hpp"

namespace gamecert::solve {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

/// Visited sets of graphs of order at most 10, without allocation: sweeps ask about millions of them.
class FewSets {
 public:
  static constexpr int max_order = 10;
  /// Whether the set is new.
  bool insert(VertexSet set) {
    std::uint64_t& word = bits_[set / 64];
    const std::uint64_t bit = std::uint64_t{1} << (set % 64);
    const bool fresh = (word & bit) == 0;
    word |= bit;
    return fresh;
  }

 private:
  std::array<std::uint64_t, (std::size_t{1} << max_order) / 64> bits_{};
};

/// `odd` are the vertices of odd degree in `left`.
template <class Visited>
bool can_be_won(const SmallGraph& graph, VertexSet left, VertexSet odd, Visited& visited) {
  if ((left & (left - 1)) == 0) return true;
  if (!visited.insert(left)) return false;
  if (graph.order > FewSets::max_order && graphs::component(graph, left, std::countr_zero(left)) != left) return false;
  for (VertexSet untried = odd; untried != 0; untried &= untried - 1) {
    const int v = std::countr_zero(untried);
    const VertexSet rest = left & ~graphs::single(v);
    if (can_be_won(graph, rest, (odd ^ graph.neighbours(v)) & rest, visited)) return true;
  }
  return false;
}

}  // namespace

bool odd_degenerate(const SmallGraph& graph) {
  assert(graph.order <= 32);
  if (graph.order == 0 || graphs::even_type(graph)) return false;
  if (graph.order <= FewSets::max_order) {
    FewSets visited;
    return can_be_won(graph, graph.vertices(), graphs::odd_vertices(graph), visited);
  }
  Limits limits;
  limits.megabytes = std::numeric_limits<std::size_t>::max() >> 20;
  const Watch watch(limits);
  VisitedSets visited(graph.order, watch);
  return can_be_won(graph, graph.vertices(), graphs::odd_vertices(graph), visited);
}

}  // namespace gamecert::solve
