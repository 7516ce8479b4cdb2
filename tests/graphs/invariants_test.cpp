// Tests of graphs/invariants.cpp.
#include "graphs/invariants.hpp"

#include <gtest/gtest.h>

#include "family_graph.hpp"
#include "graphs/components.hpp"
#include "random_graph.hpp"

namespace gamecert::graphs {
namespace {

/// Some assignment of two sides has no edge inside a side.
bool two_sides_exist(const SmallGraph& graph) {
  for (VertexSet side = 0; side <= graph.vertices(); ++side) {
    bool proper = true;
    for (int v = 0; v < graph.order; ++v) {
      const bool inside = (side >> v & 1) != 0;
      proper = proper && (graph.neighbours(v) & (inside ? side : graph.vertices() & ~side)) == 0;
    }
    if (proper) return true;
  }
  return false;
}

TEST(Invariants, TheNullGraphIsNotConnectedAndTheOneVertexGraphIs) {
  EXPECT_FALSE(connected(SmallGraph{}));
  EXPECT_EQ(components(SmallGraph{}), 0);
  EXPECT_EQ(components(Graph()), 0);
  EXPECT_TRUE(component_of(Graph()).empty());
  EXPECT_TRUE(connected(family("path:1")));
  EXPECT_EQ(min_degree(SmallGraph{}), 0);
  EXPECT_EQ(max_degree(SmallGraph{}), 0);
}

TEST(Invariants, ComponentsAreNumberedByLeastVertex) {
  EXPECT_EQ(component_of(Graph(5, {{0, 3}, {4, 1}})), (std::vector<int>{0, 1, 2, 0, 1}));
  EXPECT_EQ(components(Graph(5, {{0, 3}, {4, 1}})), 3);
}

TEST(Invariants, SmallAndLargeGraphsHaveTheSameComponents) {
  std::mt19937_64 random(testing::seed());
  for (int order = 0; order <= 64; ++order) {
    const Graph graph = testing::random_graph(order, 1.2 / (order + 1), random);
    const SmallGraph rows = small(graph);
    EXPECT_EQ(components(rows), components(graph));
    EXPECT_EQ(connected(rows), components(graph) == 1);
  }
}

TEST(Invariants, TheComponentStaysInsideItsSet) {
  const SmallGraph path = family("path:6");
  EXPECT_EQ(component(path, path.vertices(), 2), path.vertices());
  EXPECT_EQ(component(path, 0b110111, 1), VertexSet{0b000111});
  EXPECT_EQ(component(path, 0b110111, 3), VertexSet{0});
}

TEST(Invariants, TreesAreTheConnectedGraphsOfSizeOrderMinusOne) {
  EXPECT_TRUE(tree(family("spider:2,3,5")));
  EXPECT_TRUE(tree(family("path:1")));
  EXPECT_FALSE(tree(family("cycle:5")));
  EXPECT_FALSE(tree(small(Graph(4, {{0, 1}, {1, 2}, {2, 0}}))));
  EXPECT_FALSE(tree(SmallGraph{}));
}

TEST(Invariants, BipartiteAgreesWithTryingAllSidesOnEveryGraphOfOrderFive) {
  for (std::uint64_t bits = 0; bits < 1024; ++bits) {
    const SmallGraph graph = testing::labelled_graph(5, bits);
    ASSERT_EQ(bipartite(graph), two_sides_exist(graph)) << bits;
  }
  EXPECT_TRUE(bipartite(family("hypercube:6")));
  EXPECT_FALSE(bipartite(family("cycle:63")));
}

TEST(Invariants, DegreesAndParities) {
  const SmallGraph star = family("star:4");
  EXPECT_EQ(min_degree(star), 1);
  EXPECT_EQ(max_degree(star), 4);
  EXPECT_EQ(odd_vertices(star), VertexSet{0b11110});
  EXPECT_FALSE(even_type(star));
  EXPECT_TRUE(even_type(family("cycle:5")));
  EXPECT_TRUE(all_even(family("cycle:5")));
  EXPECT_TRUE(all_odd(family("petersen")));
  EXPECT_FALSE(all_odd(star));
  EXPECT_FALSE(all_even(star));
}

}  // namespace
}  // namespace gamecert::graphs
