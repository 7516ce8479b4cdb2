// The list of edges, and the name by canonical forms.
#include "verify/graph_description.hpp"

#include "games/instances/instance.hpp"
#include "graphs/nauty/known_graphs.hpp"
#include "graphs/streams/format_text.hpp"
#include "text/errors.hpp"
#include "text/grace.hpp"

namespace gamecert::verify {

std::vector<graphs::Edge> edges_of(const graphs::SmallGraph& graph) {
  std::vector<graphs::Edge> edges;
  for (int u = 0; u < graph.order; ++u)
    graphs::each(graph.neighbours(u), [&](int v) {
      if (graph.directed || u < v) edges.emplace_back(u, v);
    });
  return edges;
}

std::string name_of(const graphs::SmallGraph& graph) {
  const text::Grace grace(1);
  try {
    const auto known = graphs::known_graph(graph);
    return known ? known->name : "";
  } catch (const text::LimitError&) {
    return "";
  }
}

std::string description(const graphs::SmallGraph& graph) {
  constexpr std::size_t most_listed = 120;
  const std::vector<graphs::Edge> edges = edges_of(graph);
  const std::string known = name_of(graph), name = known.empty() ? "" : " = " + known;
  if (edges.size() > most_listed)
    return "order " + std::to_string(graph.order) + ", " + std::to_string(edges.size()) +
           (graph.directed ? " arcs" : " edges") + name;
  return (graph.directed ? graphs::write_board(graphs::Digraph(graph.order, edges))
                         : graphs::write_board(graphs::Graph(graph.order, edges))) +
         name;
}

std::string description_of_board(const std::string& instance) {
  const games::Instance board(instance);
  if (board.order() > graphs::SmallGraph::max_order) return "";
  if (const auto* graph = std::get_if<graphs::Graph>(&board.board())) return description(graphs::small(*graph));
  if (const auto* digraph = std::get_if<graphs::Digraph>(&board.board())) return description(graphs::small(*digraph));
  return "";
}

}  // namespace gamecert::verify
