// Hosts from the graphs up to isomorphism, with every choice of boundary vertices.
#include "proofs/lemma_host.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <set>
#include <tuple>
#include <vector>

#include "graphs/invariants.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "proofs/join.hpp"
#include "reductions/gadgets/gadget_text.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

/// The graph whose vertex i is vertex chosen[i] of the given one.
SmallGraph renumbered(const SmallGraph& graph, const std::vector<int>& chosen) {
  SmallGraph result{.order = graph.order, .directed = graph.directed};
  for (int u = 0; u < graph.order; ++u)
    for (int v = 0; v < (graph.directed ? graph.order : u); ++v)
      if (graph.adjacent(chosen[static_cast<std::size_t>(u)], chosen[static_cast<std::size_t>(v)])) join(result, u, v);
  return result;
}

/// Every ordered choice of the first `boundary` entries of `chosen`, the others behind them ascending.
bool each_choice(std::vector<int>& chosen, std::size_t from, std::size_t boundary,
                 const std::function<bool(const std::vector<int>&)>& visit) {
  if (from == boundary) return visit(chosen);
  for (std::size_t i = from; i < chosen.size(); ++i) {
    std::vector<int> next = chosen;
    std::rotate(next.begin() + static_cast<std::ptrdiff_t>(from), next.begin() + static_cast<std::ptrdiff_t>(i),
                next.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    if (!each_choice(next, from + 1, boundary, visit)) return false;
  }
  return true;
}

}  // namespace

std::string HostGame::instance() const {
  std::string text;
  graphs::each(green, [&](int v) { text += (text.empty() ? " green=" : ",") + std::to_string(v); });
  return graphs::write_small_graph(graph) + text + reductions::painted_text(painted);
}

SmallGraph with_gadget(const SmallGraph& host, const reductions::Gadget& gadget) {
  SmallGraph result{.order = host.order + gadget.inner, .directed = host.directed};
  const auto moved = [&](int v) { return v < gadget.boundary ? v : v + gadget.inner; };
  for (int v = 0; v < host.order; ++v)
    graphs::each(host.neighbours(v), [&](int u) { join(result, moved(v), moved(u)); });
  for (const auto& [u, v] : gadget.edges) {
    if (!host.directed && result.adjacent(u, v)) {
      result.delete_edge(u, v);
    } else {
      join(result, u, v);
    }
  }
  return result;
}

VertexSet with_gadget(VertexSet host_green, const reductions::Gadget& gadget) {
  const VertexSet boundary = graphs::first_vertices(gadget.boundary);
  VertexSet green = (host_green & boundary) | (host_green & ~boundary) << gadget.inner;
  for (int i = 0; i < gadget.inner; ++i)
    if (gadget.green[static_cast<std::size_t>(i)] != 0) green |= graphs::single(gadget.boundary + i);
  return green;
}

bool supposed(const reductions::HostHypotheses& hypotheses, const SmallGraph& host, const SmallGraph& whole) {
  const auto adjacent = [&](const graphs::Edge& pair) {
    return host.adjacent(pair.first, pair.second) || host.adjacent(pair.second, pair.first);
  };
  return std::ranges::all_of(hypotheses.adjacent, adjacent) && std::ranges::none_of(hypotheses.nonadjacent, adjacent) &&
         (!hypotheses.connected || graphs::connected(graphs::underlying(whole)));
}

bool coloured_as_supposed(const reductions::HostHypotheses& hypotheses, const SmallGraph& whole, VertexSet host_green,
                          VertexSet green) {
  if ((hypotheses.green & ~host_green) != 0 || (hypotheses.red & host_green) != 0) return false;
  if (hypotheses.nontrivial && green == 0) return false;
  return !hypotheses.plausible || (whole.order + whole.size() + std::popcount(green)) % 2 == 0;
}

bool smaller(const HostGame& one, const HostGame& other) {
  const auto rank = [](const HostGame& game) {
    return std::tuple(game.graph.order, game.graph.size(), graphs::write_small_graph(game.graph), game.green,
                      game.painted);
  };
  return rank(one) < rank(other);
}

bool each_host(int boundary, int order, const std::function<bool(const SmallGraph&)>& visit, bool arcs) {
  if (boundary > order) return true;
  if (order == 0) return visit(SmallGraph{.directed = arcs});
  const graphs::GraphClass all{.kind = arcs ? graphs::GraphClass::Kind::digraphs : graphs::GraphClass::Kind::graphs};
  return graphs::enumerate(all, order, {}, [&](const SmallGraph& graph) {
    std::vector<int> chosen(static_cast<std::size_t>(order));
    std::iota(chosen.begin(), chosen.end(), 0);
    std::set<std::string> seen;
    return each_choice(chosen, 0, static_cast<std::size_t>(boundary), [&](const std::vector<int>& vertices) {
      const SmallGraph host = renumbered(graph, vertices);
      return !seen.insert(graphs::write_small_graph(host)).second || visit(host);
    });
  });
}

reductions::Gadget as_gadget(const SmallGraph& host, int boundary, VertexSet green) {
  reductions::Gadget gadget{.boundary = boundary, .inner = host.order - boundary, .edges = {}, .green = {}};
  gadget.arcs = host.directed && host.size() > 0;
  for (int v = 0; v < host.order; ++v)
    graphs::each(host.neighbours(v), [&](int u) {
      if (host.directed || v < u) gadget.edges.emplace_back(v, u);
    });
  for (int v = boundary; v < host.order; ++v) gadget.green.push_back((green >> v & 1) != 0);
  return gadget;
}

}  // namespace gamecert::proofs
