// Planarity, components and sides of targets; bounds of their order and size.
#include "proofs/maps/map_claims.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "graphs/components.hpp"
#include "graphs/constructions.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/planar.hpp"
#include "graphs/small_graph_text.hpp"
#include "reductions/reduction_lines.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using reductions::Kept;
using reductions::Reduction;
using reductions::StatedReduction;

bool two_colourable(const graphs::Graph& graph) {
  std::vector<int> side(static_cast<std::size_t>(graph.order()), -1);
  std::vector<int> queue;
  for (int root = 0; root < graph.order(); ++root) {
    if (side[static_cast<std::size_t>(root)] >= 0) continue;
    side[static_cast<std::size_t>(root)] = 0;
    queue.push_back(root);
    for (; !queue.empty();) {
      const int v = queue.back();
      queue.pop_back();
      for (const int u : graph.neighbours(v)) {
        int& other = side[static_cast<std::size_t>(u)];
        if (other == side[static_cast<std::size_t>(v)]) return false;
        if (other < 0) queue.push_back(u);
        other = 1 - side[static_cast<std::size_t>(v)];
      }
    }
  }
  return true;
}

}  // namespace

graphs::Graph target_graph(const reductions::GadgetMap& map) {
  std::set<graphs::Edge> edges;
  for (const auto& [from, to] : map.joins()) edges.emplace(std::min(from, to), std::max(from, to));
  return {map.order(), std::vector<graphs::Edge>(edges.begin(), edges.end())};
}

bool has(const Kept& property, const graphs::Graph& graph) {
  const std::vector<int> component = graphs::component_of(graph);
  switch (property.word) {
    case Kept::Word::planar:
      return graphs::planar(graph);
    case Kept::Word::connected:
      return std::ranges::all_of(component, [](int number) { return number == 0; });
    case Kept::Word::bipartite:
      return two_colourable(graph);
    case Kept::Word::max_degree:
      for (int v = 0; v < graph.order(); ++v) {
        if (std::ssize(graph.neighbours(v)) > property.degree) return false;
      }
      return true;
    default:
      return std::ranges::none_of(graph.edges(), [&](const graphs::Edge& edge) {
        return std::ranges::any_of(graph.neighbours(edge.first), [&](int w) { return graph.adjacent(edge.second, w); });
      });
  }
}

graphs::GraphClass sources(const Reduction& reduction) {
  graphs::GraphClass result;
  if (reduction.source.directed) {
    result.kind = graphs::GraphClass::Kind::digraphs;
  } else if (reduction.tells_ends_apart()) {
    result.kind = graphs::GraphClass::Kind::orientations;
  }
  return result;
}

void each_source(const Reduction& reduction, int order, solve::Watch& watch,
                 const std::function<void(const SmallGraph&)>& visit) {
  graphs::enumerate(sources(reduction), order, {}, [&](const SmallGraph& graph) {
    watch.look();
    if (reductions::GadgetMap(reduction, graph).assumed()) visit(graph);
    return true;
  });
}

std::tuple<int, int, std::string> rank(const SmallGraph& graph) {
  return {graph.order, graph.size(), graphs::write_small_graph(graphs::canonical_form(graph).graph)};
}

std::string broken_claim(const StatedReduction& reduction, const SmallGraph& graph) {
  const reductions::GadgetMap map(reduction, graph);
  const graphs::Graph source = graphs::large(graphs::underlying(graph));
  const graphs::Graph target = target_graph(map);
  for (const Kept& property : reduction.keeps) {
    if (has(property, source) && !has(property, target)) return "the target is not " + reductions::text(property);
  }
  const auto m = static_cast<std::int64_t>(map.edges().size());
  const auto exceeds = [&](const std::optional<reductions::Bound>& bound, std::size_t found, const char* what) {
    if (!bound || static_cast<std::int64_t>(found) <= bound->at(graph.order, m)) return std::string();
    return std::string("the target has ") + what + " " + std::to_string(found) + ", and at most " +
           std::to_string(bound->at(graph.order, m)) + " is stated";
  };
  const std::string order = exceeds(reduction.order, static_cast<std::size_t>(map.order()), "order");
  return order.empty() ? exceeds(reduction.size, map.joins().size(), "size") : order;
}

std::optional<SmallGraph> first_broken_claim(const StatedReduction& reduction, int last_order, solve::Watch& watch) {
  std::optional<SmallGraph> least;
  for (int order = 1; order <= last_order && !least; ++order) {
    each_source(reduction, order, watch, [&](const SmallGraph& graph) {
      if (!broken_claim(reduction, graph).empty() && (!least || rank(graph) < rank(*least))) least = graph;
    });
  }
  return least;
}

}  // namespace gamecert::proofs
