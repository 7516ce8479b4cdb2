// Every graph with every partition of its vertices.
#include "papers/ello/substitution.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

#include "graphs/nauty/canonical.hpp"
#include "papers/facts.hpp"

namespace gamecert::papers {
namespace {

/// A property of labelled graphs, remembered: bit by bit the code is the upper half of the adjacency matrix.
class Remembered {
 public:
  explicit Remembered(const Property& property) : property_(property), known_(greatest + 1) {}

  bool of(const SmallGraph& graph) {
    if (graph.order > greatest) return property_.of(graph);
    std::size_t code = 0;
    for (int v = 1; v < graph.order; ++v) code = code << v | (graph.neighbours(v) & graphs::first_vertices(v));
    std::vector<std::int8_t>& known = known_[static_cast<std::size_t>(graph.order)];
    known.resize(std::size_t{1} << graph.order * (graph.order - 1) / 2, -1);
    if (known[code] < 0) known[code] = property_.of(graph) ? 1 : 0;
    return known[code] != 0;
  }

 private:
  static constexpr int greatest = 7;
  const Property& property_;
  std::vector<std::vector<std::int8_t>> known_;  // by order and code; -1: not yet
};

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
  Remembered quotient_fits(statement.quotient);
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
      if (!quotient_fits.of(quotient)) return;
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
