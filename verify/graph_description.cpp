// The list of edges, and the name by canonical forms.
#include "verify/graph_description.hpp"

#include "games/instances/instance.hpp"
#include "graphs/nauty/known_graphs.hpp"

namespace gamecert::verify {

std::vector<graphs::Edge> edges_of(const graphs::SmallGraph& graph) {
  std::vector<graphs::Edge> edges;
  for (int u = 0; u < graph.order; ++u)
    graphs::each(graph.neighbours(u), [&](int v) {
      if (graph.directed || u < v) edges.emplace_back(u, v);
    });
  return edges;
}

std::string description(const graphs::SmallGraph& graph) {
  constexpr std::size_t most_listed = 120;
  const std::vector<graphs::Edge> edges = edges_of(graph);
  const std::string called = graph.directed ? "arcs" : "edges";
  std::string list;
  for (const graphs::Edge& edge : edges) list += (list.empty() ? "" : ",") + graphs::name(edge);
  const auto known = graphs::known_graph(graph);
  return (edges.size() > most_listed
              ? "order " + std::to_string(graph.order) + ", " + std::to_string(edges.size()) + " " + called
              : called + ":" + std::to_string(graph.order) + ":" + list) +
         (known ? " = " + known->name : "");
}

std::string description_of_board(const std::string& instance) {
  const games::Instance board(instance);
  if (board.order() > graphs::SmallGraph::max_order) return "";
  if (const auto* graph = std::get_if<graphs::Graph>(&board.board())) return description(graphs::small(*graph));
  if (const auto* digraph = std::get_if<graphs::Digraph>(&board.board())) return description(graphs::small(*digraph));
  return "";
}

}  // namespace gamecert::verify
