// Tests of graphs/graph.cpp.
#include "graphs/graph.hpp"

#include <gtest/gtest.h>

#include "random_graph.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

template <class Value>
std::string refusal(int order, const std::vector<Edge>& pairs) {
  try {
    Value(order, pairs);
  } catch (const text::InputError& error) {
    return error.what();
  }
  return "accepted";
}

TEST(Graph, TheDefaultIsTheNullGraph) {
  EXPECT_EQ(Graph().order(), 0);
  EXPECT_EQ(Graph().size(), 0);
  EXPECT_EQ(Graph(), Graph(0, {}));
}

TEST(Graph, NeighboursAreAscendingWhateverTheOrderOfTheEdges) {
  const Graph graph(5, {{4, 0}, {2, 0}, {0, 3}, {1, 0}});
  const auto row = graph.neighbours(0);
  EXPECT_EQ(std::vector<int>(row.begin(), row.end()), (std::vector<int>{1, 2, 3, 4}));
  EXPECT_EQ(graph.degree(0), 4);
  EXPECT_EQ(graph.degree(3), 1);
  EXPECT_EQ(graph.size(), 4);
}

TEST(Graph, EdgesComeBackAscendingAndRebuildTheGraph) {
  std::mt19937_64 random(testing::seed());
  for (int order = 0; order < 40; ++order) {
    const Graph graph = testing::random_graph(order, 0.3, random);
    const auto edges = graph.edges();
    EXPECT_TRUE(std::ranges::is_sorted(edges));
    EXPECT_EQ(static_cast<std::int64_t>(edges.size()), graph.size());
    EXPECT_EQ(Graph(order, edges), graph);
  }
}

TEST(Graph, AdjacencyIsSymmetric) {
  const Graph graph(4, {{0, 1}, {2, 1}});
  EXPECT_TRUE(graph.adjacent(0, 1));
  EXPECT_TRUE(graph.adjacent(1, 0));
  EXPECT_TRUE(graph.adjacent(1, 2));
  EXPECT_FALSE(graph.adjacent(0, 2));
  EXPECT_FALSE(graph.adjacent(3, 0));
}

TEST(Graph, RefusesLoopsRepetitionsAndEndsOutOfRange) {
  EXPECT_EQ(refusal<Graph>(3, {{1, 1}}), "expected two different vertices, found 1-1");
  EXPECT_EQ(refusal<Graph>(3, {{0, 1}, {1, 0}}), "expected every edge once, found 0-1 twice");
  EXPECT_EQ(refusal<Graph>(3, {{0, 3}}), "expected vertices below 3, found 0-3");
  EXPECT_EQ(refusal<Graph>(3, {{-1, 2}}), "expected vertices below 3, found -1-2");
}

TEST(Digraph, OppositeArcsAreTwoArcs) {
  const Digraph digraph(3, {{1, 0}, {0, 1}, {2, 1}});
  EXPECT_EQ(digraph.size(), 3);
  EXPECT_TRUE(digraph.arc(0, 1));
  EXPECT_TRUE(digraph.arc(2, 1));
  EXPECT_FALSE(digraph.arc(1, 2));
  EXPECT_EQ(digraph.arcs(), (std::vector<Edge>{{0, 1}, {1, 0}, {2, 1}}));
}

TEST(Digraph, RefusesLoopsRepetitionsAndEndsOutOfRange) {
  EXPECT_EQ(refusal<Digraph>(3, {{1, 1}}), "expected two different vertices, found 1-1");
  EXPECT_EQ(refusal<Digraph>(3, {{0, 1}, {0, 1}}), "expected every arc once, found 0-1 twice");
  EXPECT_EQ(refusal<Digraph>(3, {{0, 3}}), "expected vertices below 3, found 0-3");
}

}  // namespace
}  // namespace gamecert::graphs
