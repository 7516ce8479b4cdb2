// Words of claims about a graph: its vertices by their numbers, what the ELLO paper says of induced subgraphs, play
// move by move, and triangulations.
#include <algorithm>
#include <bit>
#include <string>

#include "papers/claim.hpp"
#include "papers/graph_in_question.hpp"
#include "papers/language/function.hpp"
#include "solve/boards/convex_games.hpp"
#include "solve/boards/mirror.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

using Graph = GraphInQuestion;

VertexSet set(std::int64_t value) { return static_cast<VertexSet>(value); }
/// Of a set of one.
int vertex(std::int64_t value) { return std::countr_zero(set(value)); }

/// A function of the graph.
template <auto function>
std::int64_t of_graph(Operands v, const Surroundings& in) {
  return static_cast<std::int64_t>(function(v, *in.graph));
}
/// The position that a move at a vertex leaves.
template <auto game>
std::int64_t after(Operands v, const Surroundings& in) {
  return static_cast<std::int64_t>((in.graph->*game)().after(set(v[0]), vertex(v[1])));
}
/// The vertices of odd predegree in an order, or in its reverse.
template <bool reverse>
std::int64_t odd_predegrees_in(Operands v, const Surroundings& in) {
  std::vector<int> order = language::vertices_of(set(v[0]));
  if (reverse) std::ranges::reverse(order);
  return static_cast<std::int64_t>(odd_predegrees(in.graph->graph(), order));
}

VertexSet vertex_with(Operands v, const Graph& graph) {
  if (v[0] < 0 || v[0] >= graph.graph().order) refuse_number("a vertex of " + graph.text(), v[0]);
  return graphs::single(static_cast<int>(v[0]));
}
VertexSet edge_with(Operands v, Graph& graph) {
  if (v[0] < 0 || v[0] >= std::ssize(graph.edges())) refuse_number("an edge of " + graph.text(), v[0]);
  const auto& [u, w] = graph.edges()[static_cast<std::size_t>(v[0])];
  return graphs::single(u) | graphs::single(w);
}
/// The vertex at a place, from 1 on, of an order.
VertexSet at_turn(Operands v, const Graph&) {
  const std::vector<int> order = language::vertices_of(set(v[0]));
  if (v[1] < 1 || v[1] > std::ssize(order)) refuse_number("a place in an order of the vertices", v[1]);
  return graphs::single(order[static_cast<std::size_t>(v[1] - 1)]);
}

/// The green vertices are among those of the subgraph.
void require_green_inside(Operands v) {
  if ((set(v[1]) & ~set(v[0])) != 0) throw text::InputError("expected green vertices of the subgraph, found others");
}
bool winnable(Operands v, Graph& graph) {
  require_green_inside(v);
  return graph.winnable(set(v[0]), set(v[1]));
}
bool parity_plausible(Operands v, Graph& graph) {
  require_green_inside(v);
  const VertexSet on = set(v[0]);
  int ends = 0;
  graphs::each(on, [&](int u) { ends += std::popcount(graph.graph().neighbours(u) & on); });
  return (std::popcount(set(v[1])) + std::popcount(on) + ends / 2) % 2 == 0;
}

/// The edge in the place of one when the row of triangles is reversed, each as the set of its ends.
VertexSet reversed(Operands v, Graph& graph) {
  const auto image = solve::reversal(graph.board().triangulation);
  if (!image) throw text::InputError("expected a row of triangles, found " + graph.text());
  const auto ends = [](const graphs::Edge& edge) { return graphs::single(edge.first) | graphs::single(edge.second); };
  const auto here = std::ranges::find(graph.edges(), set(v[0]), ends);
  if (here == graph.edges().end()) throw text::InputError("expected an edge of " + graph.text() + ", found none");
  const int other = (*image)[static_cast<std::size_t>(here - graph.edges().begin())];
  return ends(graph.edges()[static_cast<std::size_t>(other)]);
}

// Sets of triangles are sets of their numbers.

/// Those with so many of the edges.
std::uint64_t triangles_with(Operands v, const Graph& graph) {
  std::uint64_t result = 0, one = 1;
  for (const EdgeSet triangle : graph.board().triangles) {
    result |= std::popcount(triangle & set(v[1])) == v[0] ? one : 0;
    one <<= 1;
  }
  return result;
}
/// Their edges.
EdgeSet sides(Operands v, const Graph& graph) {
  EdgeSet result = 0;
  const auto& triangles = graph.board().triangles;
  graphs::each(set(v[0]), [&](int t) { result |= triangles.at(static_cast<std::size_t>(t)); });
  return result;
}
/// The edges that hang together with some of a set through triangles that are not left out.
EdgeSet hanging(Operands v, const Graph& graph) {
  const auto& triangles = graph.board().triangles;
  EdgeSet result = set(v[0]);
  for (EdgeSet before = 0; before != result;) {
    before = result;
    for (std::size_t t = 0; t < triangles.size(); ++t)
      result |= (set(v[1]) >> t & 1) == 0 && (triangles[t] & result) != 0 ? triangles[t] : 0;
  }
  return result;
}
/// The corners opposite an edge, given by its ends, of the triangles that have it.
VertexSet opposite(Operands v, const Graph& graph) {
  const VertexSet ends = set(v[0]);
  VertexSet result = 0;
  for (const auto& [a, b, c] : graph.board().triangulation.faces()) {
    const VertexSet corners = graphs::single(a) | graphs::single(b) | graphs::single(c);
    result |= (corners & ends) == ends ? corners & ~ends : 0;
  }
  return result;
}
/// How many triangles that with this number has.
int array(Operands v, const Graph& graph) {
  const std::vector<int> all = solve::arrays(graph.board().triangulation);
  if (v[0] < 1 || v[0] > std::ssize(all)) refuse_number("the number of an array of " + graph.text(), v[0]);
  return all[static_cast<std::size_t>(v[0] - 1)];
}
std::int64_t loony(Operands v, const Surroundings& in) {
  Trial unlimited({});
  return in.graph->loony(set(v[0]), (in.trial != nullptr ? *in.trial : unlimited).watch()) ? 1 : 0;
}

}  // namespace

std::span<const Function> graph_functions() {
  using enum language::Sort;
  static const Function all[] = {
      {{"vertex", language::Sort::vertex, {whole}}, of_graph<vertex_with>},
      {{"edge", edge, {whole}}, of_graph<edge_with>},
      {{"number", whole, {language::Sort::vertex}}, of_graph<[](Operands v, Graph&) { return papers::vertex(v[0]); }>},
      {{"odd-parts", language::Sort::set, {language::Sort::set, language::Sort::set}},
       of_graph<[](Operands v, Graph& graph) { return graph.odd_parts(papers::set(v[0]), papers::set(v[1])); }>},
      {{"winnable", truth, {language::Sort::set, language::Sort::set}}, of_graph<winnable>},
      {{"parity-plausible", truth, {language::Sort::set, language::Sort::set}}, of_graph<parity_plausible>},
      {{"at-turn", language::Sort::vertex, {order, whole}}, of_graph<at_turn>},
      {{"odd-before", language::Sort::set, {order}}, odd_predegrees_in<false>},
      {{"odd-after", language::Sort::set, {order}}, odd_predegrees_in<true>},
      {{"of-an-order", truth, {language::Sort::set}},
       of_graph<[](Operands v, Graph& graph) { return graph.of_an_order(papers::set(v[0])); }>},
      {{"won-by", truth, {order, language::Sort::set}}, of_graph<[](Operands v, Graph& graph) {
         return graph.ello().wins(language::vertices_of(papers::set(v[0])), papers::set(v[1]));
       }>},
      {{"playable", truth, {language::Sort::set}},
       of_graph<[](Operands v, Graph& graph) { return graph.ello().winnable(papers::set(v[0])); }>},
      {{"after-move", language::Sort::set, {language::Sort::set, language::Sort::vertex}}, after<&Graph::ello>},
      {{"lit-after", language::Sort::set, {language::Sort::set, language::Sort::vertex}}, after<&Graph::lights_out>},
      {{"labelled-after", language::Sort::set, {language::Sort::set, language::Sort::vertex}}, after<&Graph::geodetic>},
      {{"lights-won", truth, {language::Sort::set}},
       of_graph<[](Operands v, Graph& graph) { return graph.lights_out().won(papers::set(v[0])); }>},
      {{"reversed", edge, {language::Sort::set}}, of_graph<reversed>},
      {{"arrays", whole},
       of_graph<[](Operands, Graph& graph) { return std::ssize(solve::arrays(graph.board().triangulation)); }>},
      {{"array", whole, {whole}}, of_graph<array>},
      {{"triangles-with", numbers, {whole, edges}}, of_graph<triangles_with>},
      {{"sides", edges, {numbers}}, of_graph<sides>},
      {{"hanging", edges, {edges, numbers}}, of_graph<hanging>},
      {{"opposite", language::Sort::set, {language::Sort::set}}, of_graph<opposite>},
      {{"loony", truth, {edges}}, loony},
  };
  return all;
}

}  // namespace gamecert::papers
