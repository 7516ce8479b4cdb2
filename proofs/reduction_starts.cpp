// A solver tells whether there is such a graph. Where no edges lift clashes, one stays when vertices and edges are
// added to the source graph, for then the target only gains vertices and edges; so one graph with a clash gives others
// of every larger order, and connected ones.
#include "proofs/reduction_starts.hpp"

#include <algorithm>
#include <optional>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include "encode/reductions/painted_board.hpp"
#include "graphs/components.hpp"
#include "graphs/constructions.hpp"
#include "graphs/small_graph_text.hpp"
#include "proofs/join.hpp"
#include "proofs/maps/map_claims.hpp"
#include "proofs/obligation_answer.hpp"
#include "reductions/gadget_map.hpp"
#include "reductions/obligations.hpp"
#include "reductions/reduction_lines.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using reductions::GadgetMap;
using reductions::Reduction;

/// The painted start of the target on a source graph; its game is one of clashes.
class Start {
 public:
  Start(const Reduction& reduction, const SmallGraph& graph)
      : reduction_(reduction), graph_(graphs::write_small_graph(graph)), map_(reduction, graph) {
    for (const auto& [from, to] : map_.joins()) arcs_.push_back({from, to, encode::always});
  }

  bool legal() const {
    const std::vector<char> clashing = clashes(map_.order());
    return std::ranges::none_of(every(), [&](int x) { return clashing[static_cast<std::size_t>(x)] != 0; });
  }
  /// InputError at the first vertex that clashes with those before it, and the least of them that it clashes with;
  /// where edges lift clashes, at the first that clashes.
  [[noreturn]] void refuse() const {
    if (reduction_.target.reach->relief != 0) {
      const std::vector<char> clashing = clashes(map_.order());
      const auto x = static_cast<int>(std::ranges::find(clashing, 1) - clashing.begin());
      refuse(x, shown(x) + ", clashes with its neighbours");
    }
    const int x = *std::ranges::partition_point(every(), [&](int last) {
      const std::vector<char> clashing = clashes(last + 1);
      return std::ranges::find(clashing.begin(), clashing.begin() + last + 1, 1) == clashing.begin() + last + 1;
    });
    const int y = *std::ranges::partition_point(
        every(), [&](int last) { return clashes(last + 1)[static_cast<std::size_t>(x)] == 0; });
    refuse(x, shown(y) + ", and " + shown(x) + ", clash");
  }

 private:
  [[noreturn]] void refuse(int x, const std::string& found) const {
    throw text::InputError(
        "expected a painted start that is legal, found that on the source graph " + graph_ + " " + found,
        reduction_.role(map_.origin(x).role).place);
  }
  std::string shown(int x) const { return map_.name(x) + ", painted " + std::to_string(colour(x)); }
  std::ranges::iota_view<int, int> every() const { return {0, map_.order()}; }
  int colour(int x) const { return reduction_.role(map_.origin(x).role).painted; }
  /// By vertex, whether its colour at the start clashes with those of the first few vertices.
  std::vector<char> clashes(int painted) const {
    const int colours = reduction_.target.colours;
    std::vector<encode::Literal> painting(static_cast<std::size_t>(map_.order() * colours));
    for (int x = 0; x < painted; ++x) {
      if (colour(x) != 0) painting[static_cast<std::size_t>(x * colours + colour(x) - 1)] = encode::always;
    }
    encode::Circuit circuit;
    encode::PaintedBoard board(circuit, reduction_.target, map_.order(), arcs_, std::move(painting));
    std::vector<char> result;
    for (int x = 0; x < map_.order(); ++x)
      result.push_back(
          colour(x) != 0 && board.held(x) && board.ruled_out(x, colour(x) - 1).literal() == encode::always ? 1 : 0);
    return result;
  }

  const Reduction& reduction_;
  std::string graph_;
  GadgetMap map_;
  std::vector<encode::PossibleArc> arcs_;
};

void require_legal_start(const Reduction& reduction, const SmallGraph& graph) {
  if (!legal_start(reduction, graph)) Start(reduction, graph).refuse();
}
bool assumed(const Reduction& reduction, const SmallGraph& graph) { return GadgetMap(reduction, graph).assumed(); }

/// With fewer vertices, then edges, as long as the start is not legal and the graph is assumed.
SmallGraph reduced(const Reduction& reduction, SmallGraph graph) {
  const auto wrong = [&](const SmallGraph& smaller) {
    return assumed(reduction, smaller) && !legal_start(reduction, smaller);
  };
  for (int v = 0; v < graph.order && graph.order > 1;) {
    const SmallGraph smaller = graphs::induced(graph, graph.vertices() & ~graphs::single(v));
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

bool legal_start(const Reduction& reduction, const SmallGraph& graph) {
  return !reduction.target.reach || Start(reduction, graph).legal();
}

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
    if (least) require_legal_start(reduction, *least);
  }
  Reduction any = reduction;  // connected or not
  std::erase(any.assumptions, reductions::Assumption::connected);
  SmallGraph graph = reduced(any, *found);
  if (first_order > SmallGraph::max_order) return;
  if (graph.order < first_order || !assumed(reduction, graph)) graph = connected_of_order(graph, first_order);
  if (graph.order <= last_order) require_legal_start(reduction, graph);
}

}  // namespace gamecert::proofs
