// A solver tells whether there is such a graph. A clash stays when vertices and edges are added to the source graph,
// for then the target only gains vertices and edges; so one graph with a clash gives others of every larger order, and
// connected ones.
#include "proofs/reduction_starts.hpp"

#include <algorithm>
#include <optional>

#include "graphs/invariants.hpp"
#include "proofs/map_claims.hpp"
#include "proofs/obligation_answer.hpp"
#include "reductions/gadget_map.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using reductions::GadgetMap;
using reductions::Reduction;

bool legal_start(const Reduction& reduction, const SmallGraph& graph) {
  return GadgetMap(reduction, graph).legal_start();
}
bool assumed(const Reduction& reduction, const SmallGraph& graph) { return GadgetMap(reduction, graph).assumed(); }

void join(SmallGraph& graph, int a, int b) {
  graph.rows[static_cast<std::size_t>(a)] |= graphs::single(b);
  if (!graph.directed) graph.add_edge(a, b);
}

SmallGraph without(const SmallGraph& graph, int vertex) {
  SmallGraph result{.order = graph.order - 1, .directed = graph.directed};
  const auto renamed = [&](int v) { return v < vertex ? v : v - 1; };
  for (int a = 0; a < graph.order; ++a) {
    graphs::each(graph.neighbours(a), [&](int b) {
      if (a != vertex && b != vertex) join(result, renamed(a), renamed(b));
    });
  }
  return result;
}

/// With fewer vertices, then edges, as long as the start is not legal and the graph is assumed.
SmallGraph reduced(const Reduction& reduction, SmallGraph graph) {
  const auto wrong = [&](const SmallGraph& smaller) {
    return assumed(reduction, smaller) && !legal_start(reduction, smaller);
  };
  for (int v = 0; v < graph.order && graph.order > 1;) {
    const SmallGraph smaller = without(graph, v);
    if (wrong(smaller)) {
      graph = smaller;
      v = 0;
    } else {
      ++v;
    }
  }
  for (int a = 0; a < graph.order; ++a) {
    for (int b = 0; b < graph.order; ++b) {
      if (!graph.adjacent(a, b)) continue;
      SmallGraph smaller = graph;
      smaller.rows[static_cast<std::size_t>(a)] &= ~graphs::single(b);
      if (!graph.directed) smaller.delete_edge(a, b);
      if (wrong(smaller)) graph = smaller;
    }
  }
  return graph;
}

/// With edges from a vertex of the first component to one of every other, and further vertices joined to the first.
SmallGraph connected_of_order(SmallGraph graph, int order) {
  for (int v = 1; v < graph.order; ++v) {
    const std::vector<int> component = graphs::component_of(graphs::large(graphs::underlying(graph)));
    if (component[static_cast<std::size_t>(v)] != component.front()) join(graph, 0, v);
  }
  while (graph.order < order) join(graph, 0, graph.order++);
  return graph;
}

/// A source graph on which the start is not legal, as assumed but perhaps not connected.
std::optional<SmallGraph> illegal_start(const Reduction& reduction, solve::Watch& watch) {
  for (const reductions::Obligation& obligation : reductions::start_obligations(reduction)) {
    if (const auto against = answer(reduction, obligation, false, watch).against) return against->graph;
  }
  return std::nullopt;
}

}  // namespace

void require_legal_starts(const Reduction& reduction, int first_order, int last_order, solve::Watch& watch) {
  std::optional<SmallGraph> found;
  try {
    found = illegal_start(reduction, watch);
  } catch (const text::LimitError&) {
    watch.look();
    return;
  }
  if (!found) return;
  constexpr int most_enumerated = 5;
  for (int order = first_order; order <= std::min(last_order, most_enumerated); ++order) {
    std::optional<SmallGraph> least;
    each_source(reduction, order, watch, [&](const SmallGraph& graph) {
      if (!legal_start(reduction, graph) && (!least || rank(graph) < rank(*least))) least = graph;
    });
    if (least) GadgetMap(reduction, *least).require_legal_start();
  }
  Reduction any = reduction;  // connected or not
  std::erase(any.assumptions, reductions::Assumption::connected);
  SmallGraph graph = reduced(any, *found);
  if (first_order > SmallGraph::max_order) return;
  if (graph.order < first_order || !assumed(reduction, graph)) graph = connected_of_order(graph, first_order);
  if (graph.order <= last_order) GadgetMap(reduction, graph).require_legal_start();
}

}  // namespace gamecert::proofs
