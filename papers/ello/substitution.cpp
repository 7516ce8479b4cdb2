// Every graph with every partition of its vertices.
#include "papers/ello/substitution.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/certified_failure.hpp"

namespace gamecert::papers {
namespace {

std::string text(const std::vector<VertexSet>& parts) {
  std::string result;
  for (const VertexSet part : parts) {
    result += result.empty() ? "" : "|";
    graphs::each(part,
                 [&](int v) { result += (result.empty() || result.back() == '|' ? "" : ",") + std::to_string(v); });
  }
  return result;
}

}  // namespace

SmallGraph parity_quotient(const SmallGraph& graph, const std::vector<VertexSet>& parts) {
  SmallGraph quotient;
  quotient.order = static_cast<int>(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    VertexSet odd = 0;  // the vertices with an odd number of neighbours in the part
    graphs::each(parts[i], [&](int v) { odd ^= graph.neighbours(v); });
    for (std::size_t j = 0; j < i; ++j) {
      if (std::popcount(odd & parts[j]) % 2 != 0) quotient.add_edge(static_cast<int>(i), static_cast<int>(j));
    }
  }
  return quotient;
}

void every_substitution(const Substitution& statement, int order, Trial& trial) {
  std::unordered_map<std::string, bool> known;  // quotients, in graph6
  const auto quotient_fits = [&](const SmallGraph& quotient) {
    const auto [found, unknown] = known.try_emplace(graphs::write_graph6(quotient));
    if (unknown) found->second = statement.quotient.of(quotient, trial.left());
    return found->second;
  };
  each_graph(order, trial, [&](const SmallGraph& graph) {
    if (!statement.whole(graph)) return;
    const ElloGames games(graph);
    std::vector<std::int8_t> part_fits(std::size_t{1} << order, -1);
    const auto allowed = [&](VertexSet part) {
      if (part_fits[part] < 0) part_fits[part] = statement.part(games, part) ? 1 : 0;
      return part_fits[part] != 0;
    };
    const bool holds = statement.made.of(graph, trial.left());
    each_partition(graph.vertices(), allowed, [&](const std::vector<VertexSet>& parts) {
      const SmallGraph quotient = parity_quotient(graph, parts);
      if (!quotient_fits(quotient)) return;
      trial.instance(holds, [&] {
        std::vector<std::pair<SmallGraph, Property>> rests_on = {{quotient, statement.quotient}};
        for (const VertexSet part : parts) {
          rests_on.emplace_back(graphs::induced(graph, part), Property{statement.part_words, {}});
        }
        return lacks(graph, statement.made, "made of the parts " + text(parts), rests_on);
      });
    });
  });
}

VertexDeleted::VertexDeleted(const Property& property, int greatest, Trial& trial)
    : of_order_(static_cast<std::size_t>(greatest)) {
  for (int order = 1; order <= greatest; ++order) {
    each_graph_with(property, order, trial, [&](const SmallGraph& graph) {
      auto& list = of_order_[static_cast<std::size_t>(order - 1)];
      for (int v = 0; v < order; ++v) list.push_back(graphs::canonical_form(graphs::delete_vertex(graph, v)).graph);
    });
  }
}

bool VertexDeleted::contains(const SmallGraph& graph) const {
  if (static_cast<std::size_t>(graph.order) >= of_order_.size()) return false;
  const auto& list = of_order_[static_cast<std::size_t>(graph.order)];
  return std::ranges::find(list, graphs::canonical_form(graph).graph) != list.end();
}

}  // namespace gamecert::papers
