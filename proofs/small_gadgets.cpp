// Graphs with a boundary in front, up to isomorphism.
#include "proofs/small_gadgets.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <vector>

#include "graphs/nauty/canonical.hpp"
#include "proofs/lemma_host.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using reductions::Gadget;

graphs::Edge ends(int u, int v, bool arc) { return arc ? graphs::Edge(u, v) : graphs::Edge(std::minmax(u, v)); }

/// Calls visit once for every gadget whose inner vertices have one of these sets of green ones, up to isomorphism.
void each_of(int boundary, int inner, bool any_order, bool arcs, VertexSet colourings, solve::Watch& watch,
             const std::function<void(const Gadget&)>& visit) {
  std::set<std::vector<std::uint64_t>> seen;
  const auto visit_host = [&](const SmallGraph& host) {
    watch.step();
    for (int b = 0; b < boundary; ++b)
      if ((host.neighbours(b) & graphs::first_vertices(boundary)) != 0) return true;
    for (VertexSet colours = 0; colours < colourings; ++colours) {
      std::vector<int> classes;
      for (int v = 0; v < host.order; ++v)
        classes.push_back(v >= boundary ? (colours >> (v - boundary) & 1) != 0 : any_order ? 2 : 2 + v);
      if (seen.insert(graphs::canonical_key(host, classes)).second)
        visit(as_gadget(host, boundary, colours << boundary));
    }
    return true;
  };
  each_host(boundary, boundary + inner, visit_host, arcs);
}

}  // namespace

void each_coloured_gadget(int boundary, int inner, bool any_order, solve::Watch& watch,
                          const std::function<void(const Gadget&)>& visit) {
  each_of(boundary, inner, any_order, false, graphs::single(inner), watch, visit);
}

void each_gadget(int boundary, int inner, bool any_order, bool arcs, solve::Watch& watch,
                 const std::function<void(const Gadget&)>& visit) {
  each_of(boundary, inner, any_order, arcs, 1, watch, visit);
}

Gadget part_of(const Gadget& gadget, unsigned part, VertexSet& neighbours) {
  neighbours = 0;
  const auto inside = [&](int v) { return v >= gadget.boundary && (part >> (v - gadget.boundary) & 1) != 0; };
  for (const auto& [u, v] : gadget.edges) {
    if (inside(u) && !inside(v)) neighbours |= graphs::single(v);
    if (inside(v) && !inside(u)) neighbours |= graphs::single(u);
  }
  const int boundary = std::popcount(neighbours);
  const auto number = [&](int v) {
    if (!inside(v)) return std::popcount(neighbours & graphs::first_vertices(v));
    return boundary + std::popcount(part & ((1U << (v - gadget.boundary)) - 1));
  };
  Gadget result{.boundary = boundary, .inner = std::popcount(part), .edges = {}, .green = {}, .arcs = gadget.arcs};
  for (const auto& [u, v] : gadget.edges)
    if (inside(u) || inside(v)) result.edges.push_back(ends(number(u), number(v), gadget.arcs));
  for (int i = 0; i < gadget.inner; ++i)
    if ((part >> i & 1) != 0) result.green.push_back(gadget.green[static_cast<std::size_t>(i)]);
  return result;
}

}  // namespace gamecert::proofs
