// Graphs found by formulas against graphs found by going through all of them.
#include "solve/graph_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "certificates/checker.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using graphs::Graph;

/// Calls visit for every graph on vertices 0..order-1.
void each_graph(int order, const std::function<void(const Graph&)>& visit) {
  const int pairs = order * (order - 1) / 2;
  for (unsigned code = 0; code < 1U << pairs; ++code) {
    std::vector<graphs::Edge> edges;
    int i = 0;
    for (int v = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u, ++i) {
        if ((code >> i & 1U) != 0) edges.emplace_back(u, v);
      }
    }
    visit(Graph(order, edges));
  }
}

std::vector<int> degrees_of(const Graph& graph) {
  std::vector<int> degrees;
  for (int v = 0; v < graph.order(); ++v) degrees.push_back(graph.degree(v));
  return degrees;
}

bool odd_type(const Graph& graph) { return (graph.order() + graph.size()) % 2 != 0; }

encode::Literal of_odd_type(encode::Circuit& circuit, const encode::Adjacency& adjacency) {
  encode::Literal odd = adjacency.size() % 2 != 0 ? encode::always : encode::never;
  for (std::size_t v = 0; v < adjacency.size(); ++v) {
    for (std::size_t u = 0; u < v; ++u) odd = circuit.differ(odd, adjacency[u][v]);
  }
  return odd;
}

Answer answer(const std::string& game, const Graph& graph, const Request& request) {
  return solve(games::Setup(games::find(game), games::Instance(graphs::write_graph6(graph))), request);
}

TEST(GraphSearch, FindsAGraphExactlyWhereThereIsOne) {
  int found = 0;
  int none = 0;
  for (int order = 1; order <= 5; ++order) {
    std::map<std::vector<int>, bool> exists;  // by degrees
    each_graph(order, [&](const Graph& graph) {
      const std::vector<int> degrees = degrees_of(graph);
      if (!std::ranges::is_sorted(degrees) || !odd_type(graph)) return;
      exists[degrees] |= answer("odd-elimination", graph, {.engine = Engine::search}).statement == "UNWINNABLE";
    });
    for (const auto& [degrees, expected] : exists) {
      const GraphQuestion question{.game = "odd-elimination", .order = order, .degrees = degrees, .meant = of_odd_type};
      const FoundGraph sought = find_unwinnable(question, {});
      EXPECT_EQ(sought.graph.has_value(), expected) << ::testing::PrintToString(degrees);
      ++(expected ? found : none);
      if (!sought.graph) continue;
      EXPECT_EQ(degrees_of(*sought.graph), degrees);
      EXPECT_TRUE(odd_type(*sought.graph));
      EXPECT_EQ(answer("odd-elimination", *sought.graph, {.engine = Engine::search}).statement, "UNWINNABLE");
    }
  }
  EXPECT_GT(found, 2);
  EXPECT_GT(none, 2);
}

TEST(GraphSearch, WhatIsFoundIsCertified) {
  // All degrees even and of odd type: no vertex can be eliminated.
  const GraphQuestion question{
      .game = "odd-elimination", .order = 9, .degrees = std::vector<int>(9, 4), .meant = of_odd_type};
  const FoundGraph sought = find_unwinnable(question, {});
  ASSERT_TRUE(sought.graph);
  const games::Instance instance(graphs::write_graph6(*sought.graph));
  const Request request{.certificate = true};
  const games::Entry& entry = games::find("odd-elimination");
  const Answer sure = solve(games::Setup(entry, instance), request);
  EXPECT_EQ(sure.statement, "UNWINNABLE");
  ASSERT_TRUE(sure.evidence);
  certificates::check({claim(games::Setup(entry, instance), request, sure.statement), *sure.evidence});
}

TEST(GraphSearch, AsksWithAttributes) {
  // The path whose ends are 0 and 3, or a graph like it, with 0 and 1 green.
  bool expected = false;
  each_graph(4, [&](const Graph& graph) {
    if (graph.size() != 3) return;
    const games::Instance instance(graphs::write_graph6(graph) + " green=0,1");
    expected |=
        solve(games::Setup(games::find("ello"), instance), {.engine = Engine::search}).statement == "UNWINNABLE" &&
        degrees_of(graph) == std::vector<int>({1, 2, 2, 1});
  });
  const FoundGraph sought =
      find_unwinnable({.game = "ello", .attributes = "green=0,1", .order = 4, .degrees = {1, 2, 2, 1}}, {});
  EXPECT_EQ(sought.graph.has_value(), expected);
}

TEST(GraphSearch, RefusesWhatItCannotAsk) {
  EXPECT_THROW(find_unwinnable({.game = "node-kayles", .order = 3}, {}), text::InputError);
  EXPECT_THROW(find_unwinnable({.game = "all-green", .order = 3}, {}), text::InputError);
  EXPECT_THROW(find_unwinnable({.game = "odd-elimination", .order = 3, .degrees = {1, 1}}, {}), text::InputError);
  EXPECT_THROW(find_unwinnable({.game = "odd-elimination", .order = 11}, {.seconds = 0}), text::LimitError);
}

}  // namespace
}  // namespace gamecert::solve
