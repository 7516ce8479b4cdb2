// Sets of vertices as numbers, and what the definitions of the ELLO paper say of them.

#include <algorithm>
#include <bit>
#include <string>

#include "graphs/invariants.hpp"
#include "papers/claim.hpp"
#include "papers/graph_in_question.hpp"
#include "papers/language/function.hpp"
#include "papers/language/operators.hpp"
#include "solve/boards/convex_games.hpp"
#include "solve/boards/mirror.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

VertexSet set(std::int64_t number, const GraphInQuestion& graph) {
  const auto result = static_cast<VertexSet>(number);
  if (number < 0 || (result & ~graph.graph().vertices()) != 0)
    refuse_number("a set of vertices of " + graph.text(), number);
  return result;
}
int vertex(std::int64_t number, const GraphInQuestion& graph) {
  if (number < 0 || number >= graph.graph().order) refuse_number("a vertex of " + graph.text(), number);
  return static_cast<int>(number);
}

/// What is asked of the whole graph only.
void whole(std::int64_t number, const GraphInQuestion& graph) {
  if (set(number, graph) != graph.graph().vertices()) refuse_number("the set of all vertices", number);
}

/// Of a set, by the tables of all induced subgraphs.
template <auto member>
std::int64_t of_set(Operands v, GraphInQuestion& graph) {
  return static_cast<std::int64_t>((graph.games().*member)(set(v[0], graph)));
}
struct GameOnSet {
  VertexSet on, green;
};
/// A game on the subgraph that a set induces, its green vertices being the second set.
GameOnSet game_on_set(Operands v, const GraphInQuestion& graph) {
  const GameOnSet game{set(v[0], graph), set(v[1], graph)};
  if ((game.green & ~game.on) != 0) refuse_number("green vertices in the set " + std::to_string(v[0]), v[1]);
  return game;
}
std::int64_t plausible(Operands v, GraphInQuestion& graph) {
  const auto [on, green] = game_on_set(v, graph);
  return graph.games().plausible(on, green) ? 1 : 0;
}
std::int64_t winnable(Operands v, GraphInQuestion& graph) {
  const auto [on, green] = game_on_set(v, graph);
  return graph.winnable(on, green) ? 1 : 0;
}
std::int64_t parity_plausible(Operands v, GraphInQuestion& graph) {
  const GameOnSet game = game_on_set(v, graph);
  if (graph.graph().order <= 12) return graph.games().parity_plausible(game.on, game.green) ? 1 : 0;
  int ends = 0;
  graphs::each(game.on, [&](int u) { ends += std::popcount(graph.graph().neighbours(u) & game.on); });
  return (std::popcount(game.green) + std::popcount(game.on) + ends / 2) % 2 == 0 ? 1 : 0;
}

std::int64_t around(Operands v, GraphInQuestion& graph) {
  const VertexSet of = set(v[0], graph);
  VertexSet result = 0;
  graphs::each(of, [&](int u) { result |= graph.graph().neighbours(u); });
  return static_cast<std::int64_t>(result & ~of);
}
std::int64_t component(Operands v, GraphInQuestion& graph) {
  const VertexSet on = set(v[0], graph);
  const int u = vertex(v[1], graph);
  if ((on >> u & 1) == 0) refuse_number("a vertex of the set " + std::to_string(v[0]), u);
  return static_cast<std::int64_t>(graphs::component(graph.graph(), on, u));
}

template <auto member>
std::int64_t odd_predegrees(Operands v, GraphInQuestion& graph) {
  const auto& all = graph.odd_predegrees();
  if (v[0] < 1 || v[0] > std::ssize(all)) refuse_number("the number of an order of the vertices", v[0]);
  return static_cast<std::int64_t>(all[static_cast<std::size_t>(v[0] - 1)].*member);
}
/// The vertex at a place, from 1 on, of the order with a number.
std::int64_t at_turn(Operands v, GraphInQuestion& graph) {
  const std::vector<int> order = vertex_order(v[0], graph.graph().order);
  if (v[1] < 1 || v[1] > std::ssize(order)) refuse_number("a place in an order of the vertices", v[1]);
  return order[static_cast<std::size_t>(v[1] - 1)];
}
/// The place of a vertex.
std::int64_t turn_of(Operands v, GraphInQuestion& graph) {
  const std::vector<int> order = vertex_order(v[0], graph.graph().order);
  return std::ranges::find(order, vertex(v[1], graph)) - order.begin() + 1;
}
/// Of the order that is played, and the green vertices.
std::int64_t wins(Operands v, GraphInQuestion& graph) {
  return graph.ello().wins(vertex_order(v[0], graph.graph().order), set(v[1], graph)) ? 1 : 0;
}
/// Of a position and a vertex.
template <auto game>
std::int64_t after(Operands v, GraphInQuestion& graph) {
  return (graph.*game)().after(set(v[0], graph), vertex(v[1], graph));
}

EdgeSet edge_set(std::int64_t number, GraphInQuestion& graph) {
  const auto result = static_cast<EdgeSet>(number);
  if (number < 0 || result >> graph.edges().size() != 0) refuse_number("a set of edges of " + graph.text(), number);
  return result;
}
/// Those whose ends are of a kind.
template <class Kind>
std::int64_t edges_with(GraphInQuestion& graph, Kind&& kind) {
  EdgeSet result = 0;
  for (std::size_t e = 0; e < graph.edges().size(); ++e) {
    const auto& [u, v] = graph.edges()[e];
    result |= kind(u, v) ? EdgeSet{1} << e : 0;
  }
  return static_cast<std::int64_t>(result);
}
std::int64_t edges_of(Operands v, GraphInQuestion& graph) {
  const VertexSet on = set(v[0], graph);
  return edges_with(graph, [on](int u, int w) { return (on >> u & on >> w & 1) != 0; });
}
std::int64_t edges_at(Operands v, GraphInQuestion& graph) {
  const int at = vertex(v[0], graph);
  return edges_with(graph, [at](int u, int w) { return u == at || w == at; });
}
std::int64_t edge_of(Operands v, GraphInQuestion& graph) {
  const graphs::Edge edge(std::minmax(vertex(v[0], graph), vertex(v[1], graph)));
  const auto found = std::ranges::lower_bound(graph.edges(), edge);
  if (found == graph.edges().end() || *found != edge)
    refuse_number("a neighbour of " + std::to_string(v[0]) + " in " + graph.text(), v[1]);
  return found - graph.edges().begin();
}
/// The other ends of the edges of a set at a vertex.
VertexSet along(EdgeSet edges, int v, GraphInQuestion& graph) {
  VertexSet result = 0;
  graphs::each(edges, [&](int e) {
    const auto& [u, w] = graph.edges()[static_cast<std::size_t>(e)];
    result |= u == v ? graphs::single(w) : w == v ? graphs::single(u) : 0;
  });
  return result;
}
/// The vertices to which edges of a set lead from a vertex, itself among them.
std::int64_t reached(Operands v, GraphInQuestion& graph) {
  const EdgeSet edges = edge_set(v[0], graph);
  VertexSet result = graphs::single(vertex(v[1], graph));
  for (VertexSet before = 0; before != result;) {
    before = result;
    graphs::each(before, [&](int u) { result |= along(edges, u, graph); });
  }
  return static_cast<std::int64_t>(result);
}
int edge(std::int64_t number, const GraphInQuestion& graph) {
  if (number < 0 || number >= graph.board().size()) refuse_number("an edge of " + graph.text(), number);
  return static_cast<int>(number);
}
/// The edge in the place of one when the row of triangles is reversed.
std::int64_t reversed(Operands v, GraphInQuestion& graph) {
  const auto image = solve::reversal(graph.board().triangulation);
  if (!image) throw text::InputError("expected a row of triangles, found " + graph.text());
  return (*image)[static_cast<std::size_t>(edge(v[0], graph))];
}

// Sets of triangles, bit t being the triangle with number t.

/// Those with so many of the edges.
std::int64_t triangles_with(Operands v, GraphInQuestion& graph) {
  const EdgeSet edges = edge_set(v[1], graph);
  std::uint64_t result = 0, one = 1;
  for (const EdgeSet triangle : graph.board().triangles) {
    result |= std::popcount(triangle & edges) == v[0] ? one : 0;
    one <<= 1;
  }
  return static_cast<std::int64_t>(result);
}
/// Their edges.
std::int64_t sides(Operands v, GraphInQuestion& graph) {
  const auto& triangles = graph.board().triangles;
  const auto number = static_cast<std::uint64_t>(v[0]);
  if (v[0] < 0 || number >> triangles.size() != 0) refuse_number("a set of triangles of " + graph.text(), v[0]);
  EdgeSet result = 0;
  graphs::each(number, [&](int t) { result |= triangles[static_cast<std::size_t>(t)]; });
  return static_cast<std::int64_t>(result);
}
/// The edges that hang together with some of a set through triangles that are not left out.
std::int64_t hanging(Operands v, GraphInQuestion& graph) {
  const auto& triangles = graph.board().triangles;
  EdgeSet result = edge_set(v[0], graph);
  for (EdgeSet before = 0; before != result;) {
    before = result;
    for (std::size_t t = 0; t < triangles.size(); ++t)
      result |= (v[1] >> t & 1) == 0 && (triangles[t] & result) != 0 ? triangles[t] : 0;
  }
  return static_cast<std::int64_t>(result);
}
/// The corners opposite an edge of the triangles that have it.
std::int64_t opposite(Operands v, GraphInQuestion& graph) {
  const VertexSet ends = graphs::single(vertex(v[0], graph)) | graphs::single(vertex(v[1], graph));
  VertexSet result = 0;
  for (const auto& [a, b, c] : graph.board().triangulation.faces()) {
    const VertexSet corners = graphs::single(a) | graphs::single(b) | graphs::single(c);
    result |= (corners & ends) == ends ? corners & ~ends : 0;
  }
  return static_cast<std::int64_t>(result);
}
/// How many triangles that with this number has.
std::int64_t array(Operands v, GraphInQuestion& graph) {
  const std::vector<int> all = solve::arrays(graph.board().triangulation);
  if (v[0] < 1 || v[0] > std::ssize(all)) refuse_number("the number of an array of " + graph.text(), v[0]);
  return all[static_cast<std::size_t>(v[0] - 1)];
}
std::int64_t number_of_arrays(Operands v, GraphInQuestion& graph) {
  whole(v[0], graph);
  return std::ssize(solve::arrays(graph.board().triangulation));
}

std::int64_t of_degree(Operands v, GraphInQuestion& graph) {
  VertexSet result = 0;
  for (int u = 0; u < graph.graph().order; ++u) result |= graph.graph().degree(u) == v[0] ? graphs::single(u) : 0;
  return static_cast<std::int64_t>(result);
}

template <auto function>
std::int64_t of_graph(Operands v, const Surroundings& in) {
  return static_cast<std::int64_t>(function(v, *in.graph));
}

}  // namespace

std::span<const Function> graph_functions() {
  using G = GraphInQuestion;
  static constexpr Function all[] = {
      {"card", 1, of_graph<[](Operands v, G& graph) { return std::popcount(set(v[0], graph)); }>},
      {"meet", 2, of_graph<[](Operands v, G&) { return v[0] & v[1]; }>},
      {"degree", 1, of_graph<[](Operands v, G& graph) { return graph.graph().degree(vertex(v[0], graph)); }>},
      {"neighbours", 1, of_graph<[](Operands v, G& graph) { return graph.graph().neighbours(vertex(v[0], graph)); }>},
      {"edges-at", 1, of_graph<edges_at>},
      {"of-degree", 1, of_graph<of_degree>},
      {"odd-parts", 2,
       of_graph<[](Operands v, G& graph) { return graph.odd_parts(set(v[0], graph), set(v[1], graph)); }>},
      {"size", 1, of_graph<of_set<&ElloGames::size>>},
      {"odd-degrees", 1, of_graph<of_set<&ElloGames::odd_vertices>>},
      {"odd-type", 1, of_graph<of_set<&ElloGames::odd_type>>},
      {"parity-driven", 1, of_graph<of_set<&ElloGames::parity_driven>>},
      {"oddity", 1, of_graph<of_set<&ElloGames::oddity>>},
      {"odd-degenerate", 1, of_graph<of_set<&ElloGames::odd_degenerate>>},
      {"around", 1, of_graph<around>},
      {"component", 2, of_graph<component>},
      {"winnable", 2, of_graph<winnable>},
      {"parity-plausible", 2, of_graph<parity_plausible>},
      {"plausible", 2, of_graph<plausible>},
      {"orders", 1, of_graph<[](Operands v, G& graph) { return number_of_orders(std::popcount(set(v[0], graph))); }>},
      {"at-turn", 2, of_graph<at_turn>},
      {"turn-of", 2, of_graph<turn_of>},
      {"odd-before", 1, of_graph<odd_predegrees<&OddPredegrees::before>>},
      {"odd-after", 1, of_graph<odd_predegrees<&OddPredegrees::after>>},
      {"of-an-order", 1, of_graph<[](Operands v, G& graph) { return graph.of_an_order(set(v[0], graph)); }>},
      {"wins", 2, of_graph<wins>},
      {"playable", 1, of_graph<[](Operands v, G& graph) { return graph.ello().winnable(set(v[0], graph)); }>},
      {"after-move", 2, of_graph<after<&G::ello>>},
      {"lit-after", 2, of_graph<after<&G::lights_out>>},
      {"labelled-after", 2, of_graph<after<&G::geodetic>>},
      {"edges-of", 1, of_graph<edges_of>},
      {"edge-of", 2, of_graph<edge_of>},
      {"along", 2,
       of_graph<[](Operands v, G& graph) { return along(edge_set(v[0], graph), vertex(v[1], graph), graph); }>},
      {"reached", 2, of_graph<reached>},
      {"reversed", 1, of_graph<reversed>},
      {"arrays", 1, of_graph<number_of_arrays>},
      {"array", 1, of_graph<array>},
      {"triangles-with", 2, of_graph<triangles_with>},
      {"sides", 1, of_graph<sides>},
      {"hanging", 2, of_graph<hanging>},
      {"opposite", 2, of_graph<opposite>},
      {"loony", 1,
       [](Operands v, const Surroundings& in) {
         Trial unlimited({});
         solve::Watch& watch = (in.trial != nullptr ? *in.trial : unlimited).watch();
         return std::int64_t{in.graph->loony(edge_set(v[0], *in.graph), watch)};
       }},
      {"lights-won", 1, of_graph<[](Operands v, G& graph) { return graph.lights_out().won(set(v[0], graph)); }>},
  };
  return all;
}

}  // namespace gamecert::papers
