// Sets of vertices as numbers, and what the definitions of the ELLO paper say of them.
#include "papers/graph_functions.hpp"

#include <bit>
#include <stdexcept>

namespace gamecert::papers {
namespace {

using Arguments = std::span<const std::int64_t>;

VertexSet set(std::int64_t number, const GraphInQuestion& graph) {
  const auto result = static_cast<VertexSet>(number);
  if (number < 0 || (result & ~graph.graph().vertices()) != 0) throw std::domain_error("no set of vertices");
  return result;
}
int vertex(std::int64_t number, const GraphInQuestion& graph) {
  if (number < 0 || number >= graph.graph().order) throw std::domain_error("no vertex");
  return static_cast<int>(number);
}

/// Of a set, by the tables of all induced subgraphs.
template <auto member>
std::int64_t of_set(Arguments v, GraphInQuestion& graph) {
  return static_cast<std::int64_t>((graph.games().*member)(set(v[0], graph)));
}
/// Of a game on the subgraph that a set induces, its green vertices being the second set.
template <auto member>
std::int64_t of_game(Arguments v, GraphInQuestion& graph) {
  const VertexSet on = set(v[0], graph), green = set(v[1], graph);
  if ((green & ~on) != 0) throw std::domain_error("green vertices outside the graph");
  return (graph.games().*member)(on, green) ? 1 : 0;
}

std::int64_t winnable(Arguments v, GraphInQuestion& graph) {
  const VertexSet on = set(v[0], graph);
  if (on != graph.graph().vertices()) return of_game<&ElloGames::winnable>(v, graph);
  return graph.coloured().winnable(set(v[1], graph)) ? 1 : 0;
}
std::int64_t parity_plausible(Arguments v, GraphInQuestion& graph) {
  const VertexSet on = set(v[0], graph);
  if (on != graph.graph().vertices()) return of_game<&ElloGames::parity_plausible>(v, graph);
  return graph.coloured().parity_plausible(set(v[1], graph)) ? 1 : 0;
}

std::int64_t of_degree(Arguments v, GraphInQuestion& graph) {
  VertexSet result = 0;
  for (int u = 0; u < graph.graph().order; ++u) result |= graph.graph().degree(u) == v[0] ? graphs::single(u) : 0;
  return static_cast<std::int64_t>(result);
}

}  // namespace

const ElloGames& GraphInQuestion::games() {
  if (graph_.order > 12) throw std::domain_error("subgraphs of a graph of order above 12");
  if (!games_) games_.emplace(graph_);
  return *games_;
}
const ColouredGames& GraphInQuestion::coloured() {
  if (!coloured_) coloured_.emplace(graph_, limits_);
  return *coloured_;
}

std::span<const GraphFunction> graph_functions() {
  static constexpr GraphFunction all[] = {
      {"card", 1, [](Arguments v, GraphInQuestion& graph) -> std::int64_t { return std::popcount(set(v[0], graph)); }},
      {"meet", 2, [](Arguments v, GraphInQuestion&) { return v[0] & v[1]; }},
      {"degree", 1,
       [](Arguments v, GraphInQuestion& graph) -> std::int64_t { return graph.graph().degree(vertex(v[0], graph)); }},
      {"neighbours", 1,
       [](Arguments v, GraphInQuestion& graph) {
         return static_cast<std::int64_t>(graph.graph().neighbours(vertex(v[0], graph)));
       }},
      {"of-degree", 1, of_degree},
      {"size", 1, of_set<&ElloGames::size>},
      {"odd-degrees", 1, of_set<&ElloGames::odd_vertices>},
      {"odd-type", 1, of_set<&ElloGames::odd_type>},
      {"parity-driven", 1, of_set<&ElloGames::parity_driven>},
      {"oddity", 1, of_set<&ElloGames::oddity>},
      {"winnable", 2, winnable},
      {"parity-plausible", 2, parity_plausible},
      {"plausible", 2, of_game<&ElloGames::plausible>},
  };
  return all;
}

}  // namespace gamecert::papers
