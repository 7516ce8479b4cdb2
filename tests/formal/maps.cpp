// The targets of the reductions from Node-Kayles on small graphs, to be compared with the boards of formal/reductions.
//
//   maps            a line for each: the reduction, k, the order and the edges of the source, and behind ` | ` the
//   order,
//                   the edges or arcs and the painted vertices of the target
#include <functional>
#include <iostream>

#include "reductions/built_in.hpp"
#include "reductions/gadget_map.hpp"
#include "reductions/reduction_lines.hpp"

namespace gamecert::formal {
namespace {

using Edges = std::vector<graphs::Edge>;

std::string text(const Edges& pairs, const char* between) {
  std::string result;
  for (const auto& [u, v] : pairs) result += " " + std::to_string(u) + between + std::to_string(v);
  return result;
}

void print(const reductions::BuiltIn& map, const std::map<std::string, int>& given, int k,
           const graphs::SmallGraph& graph) {
  const reductions::Reduction reduction = reductions::read_reduction(map.text, given);
  const reductions::GadgetMap target(reduction, graph);
  Edges painted;
  const std::vector<int> colours = target.painted();
  for (int x = 0; x < target.order(); ++x)
    if (colours[static_cast<std::size_t>(x)] != 0) painted.emplace_back(x, colours[static_cast<std::size_t>(x)]);
  std::cout << map.name << " " << k << " " << graph.order << text(target.edges(), "-") << " | " << target.order()
            << text(target.joins(), "-") << text(painted, ":") << "\n";
}

/// Every graph on so many vertices, or every orientation of one. (u, v) is the next pair.
void each_graph(int order, bool oriented, const std::function<void(const graphs::SmallGraph&)>& each,
                graphs::SmallGraph graph, int u = 0, int v = 1) {
  if (v >= order && u + 1 >= order) return each(graph);
  if (v >= order) return each_graph(order, oriented, each, graph, u + 1, u + 2);
  each_graph(order, oriented, each, graph, u, v + 1);
  const std::pair<int, int> pair(u, v), reversed(v, u);
  for (const auto& [from, to] : {pair, reversed}) {
    graphs::SmallGraph joined = graph;
    if (oriented) joined.rows[static_cast<std::size_t>(from)] |= graphs::single(to);
    if (!oriented) joined.add_edge(from, to);
    if (oriented || from < to) each_graph(order, oriented, each, joined, u, v + 1);
  }
}

}  // namespace
}  // namespace gamecert::formal

int main() {
  using namespace gamecert;
  for (const reductions::BuiltIn& map : reductions::built_in_maps()) {
    const bool of_k = map.text.find("\nparameter k") != std::string_view::npos;
    const bool oriented = map.name == "col.cor-12";
    const int least = of_k && map.name != "col.cor-19" ? 1 : 2;
    for (int k = least; k <= (of_k ? 4 : 2); ++k) {
      const std::map<std::string, int> given =
          of_k ? std::map<std::string, int>{{"k", k}} : std::map<std::string, int>();
      for (int order = 1; order <= 4; ++order)
        formal::each_graph(
            order, oriented, [&](const graphs::SmallGraph& graph) { formal::print(map, given, k, graph); },
            graphs::SmallGraph{.order = order, .directed = oriented});
    }
  }
}
