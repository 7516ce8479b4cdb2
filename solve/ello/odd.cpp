// Odd-degenerate graphs: depth-first over the vertex sets that odd deletions leave.
//
// Deleting a vertex of odd degree keeps order + size odd or even, and one vertex alone is odd; every
// set left has to be connected, because the last vertex of a component has degree 0, which is worth
// looking at in large graphs only. Cost: at most 2^n sets; in most graphs that can be won the first
// line of play wins. Where graphs differ in vertex 0 alone, most are decided at the first set without
// it, about which the graphs before have asked already.
#include "solve/ello/odd.hpp"

#include <bit>
#include <cassert>

#include "graphs/constructions.hpp"
#include "graphs/invariants.hpp"
#include "solve/ello/ello.hpp"
#include "solve/ello/visited.hpp"

namespace gamecert::solve {

using graphs::SmallGraph;
using graphs::VertexSet;

namespace {

VertexSet odd_vertices(const SmallGraph& graph, VertexSet on) {
  VertexSet odd = 0;
  graphs::each(on, [&](int v) { odd ^= graph.neighbours(v); });
  return odd & on;
}

bool odd_type(const SmallGraph& graph, VertexSet on) {
  VertexSet edges = 0;
  graphs::each(on, [&](int v) { edges ^= graph.neighbours(v) & on & graphs::first_vertices(v); });
  return graphs::odd(on) != graphs::odd(edges);
}

/// For large graphs.
bool can_be_won(const SmallGraph& graph, VertexSet left, VertexSet odd, VisitedSets& visited, Watch& watch) {
  watch.step();
  if ((left & (left - 1)) == 0) return true;
  if (!visited.insert(left)) return false;
  if (graphs::component(graph, left, std::countr_zero(left)) != left) return false;
  for (VertexSet untried = odd; untried != 0; untried &= untried - 1) {
    const int v = std::countr_zero(untried);
    const VertexSet rest = left & ~graphs::single(v);
    if (can_be_won(graph, rest, (odd ^ graph.neighbours(v)) & rest, visited, watch)) return true;
  }
  return false;
}

}  // namespace

void OddDegenerate::reset(const SmallGraph& graph) {
  assert(graph.order <= max_order);
  if (!graphs::same_without_first(graph, graph_)) without_first_.clear((std::size_t{1} << graph.order) / 2 + 1);
  graph_.assign(graph);
  with_first_clear_ = false;
}

bool OddDegenerate::of(VertexSet on) { return on != 0 && odd_type(graph_, on) && of(on, odd_vertices(graph_, on)); }

bool OddDegenerate::of(VertexSet on, VertexSet odd) {
  if ((on & 1) == 0) return without_first(on, odd);
  if (on == 1 || wins_soon(on, odd)) return true;
  if (!with_first_clear_) with_first_.clear((std::size_t{1} << graph_.order) / 2 + 1);
  with_first_clear_ = true;
  return with_first(on, odd);
}

/// Whether vertex 0 can go at once, or after one other vertex, and leave an odd-degenerate set.
bool OddDegenerate::wins_soon(VertexSet left, VertexSet odd) {
  const VertexSet near = graph_.neighbours(0);
  if ((odd & 1) != 0) return without_first(left - 1, (odd ^ near) & (left - 1));
  for (VertexSet untried = odd & near; untried != 0; untried &= untried - 1) {
    const int v = std::countr_zero(untried);
    const VertexSet rest = left & ~graphs::single(v) & ~VertexSet{1};
    if (without_first(rest, (odd ^ graph_.neighbours(v) ^ near) & rest)) return true;
  }
  return false;
}

/// Not won soon.
bool OddDegenerate::with_first(VertexSet left, VertexSet odd) {
  if (with_first_.known(left / 2)) return with_first_.yes(left / 2);
  for (VertexSet untried = odd & ~VertexSet{1}; untried != 0; untried &= untried - 1) {
    const int v = std::countr_zero(untried);
    const VertexSet rest = left & ~graphs::single(v);
    const VertexSet rest_odd = (odd ^ graph_.neighbours(v)) & rest;
    if (rest == 1 || wins_soon(rest, rest_odd) || with_first(rest, rest_odd)) return with_first_.keep(left / 2, true);
  }
  return with_first_.keep(left / 2, false);
}

bool OddDegenerate::without_first(VertexSet left, VertexSet odd) {
  if ((left & (left - 1)) == 0) return true;
  if (without_first_.known(left / 2)) return without_first_.yes(left / 2);
  for (VertexSet untried = odd; untried != 0; untried &= untried - 1) {
    const int v = std::countr_zero(untried);
    const VertexSet rest = left & ~graphs::single(v);
    if (without_first(rest, (odd ^ graph_.neighbours(v)) & rest)) return without_first_.keep(left / 2, true);
  }
  return without_first_.keep(left / 2, false);
}

bool odd_degenerate(const SmallGraph& graph, const Limits& limits) {
  if (graph.order == 0 || graphs::even_type(graph)) return false;
  Watch watch(limits);
  VisitedSets visited(graph.order, watch);
  return can_be_won(graph, graph.vertices(), graphs::odd_vertices(graph), visited, watch);
}

}  // namespace gamecert::solve
