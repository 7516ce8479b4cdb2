// Tests of graphs/small_graph.cpp.
#include "graphs/small_graph.hpp"

#include <gtest/gtest.h>

#include "graphs/components.hpp"
#include "graphs/constructions.hpp"
#include "graphs/invariants.hpp"
#include "random_graph.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

TEST(SmallGraph, GoesToALargeGraphAndBack) {
  std::mt19937_64 random(testing::seed());
  for (int order = 0; order <= 64; ++order) {
    const Graph graph = testing::random_graph(order, 0.5, random);
    EXPECT_EQ(large(small(graph)), graph);
    EXPECT_EQ(small(graph).size(), graph.size());
  }
}

TEST(SmallGraph, OrderSixtyFiveIsALimit) { EXPECT_THROW(small(Graph(65, {})), text::LimitError); }

TEST(SmallGraph, SixtyFourVerticesFillTheSet) {
  EXPECT_EQ(first_vertices(64), ~VertexSet{0});
  EXPECT_EQ(first_vertices(0), VertexSet{0});
  EXPECT_EQ(first_vertices(3), VertexSet{7});
}

TEST(SmallGraph, EachVisitsTheMembersAscending) {
  std::vector<int> seen;
  each(single(63) | single(0) | single(17), [&](int v) { seen.push_back(v); });
  EXPECT_EQ(seen, (std::vector<int>{0, 17, 63}));
}

TEST(SmallGraph, InducedSubgraphsKeepAdjacency) {
  std::mt19937_64 random(testing::seed());
  for (int trial = 0; trial < 100; ++trial) {
    const SmallGraph graph = small(testing::random_graph(64, 0.4, random));
    const VertexSet keep = random();
    const SmallGraph part = induced(graph, keep);
    std::vector<int> kept;
    each(keep, [&](int v) { kept.push_back(v); });
    ASSERT_EQ(part.order, static_cast<int>(kept.size()));
    for (int i = 0; i < part.order; ++i)
      for (int j = 0; j < part.order; ++j) ASSERT_EQ(part.adjacent(i, j), graph.adjacent(kept[i], kept[j]));
  }
}

TEST(SmallGraph, DeletingAVertexInducesTheRest) {
  std::mt19937_64 random(testing::seed());
  for (const int order : {1, 2, 7, 63, 64}) {
    const SmallGraph graph = small(testing::random_graph(order, 0.5, random));
    for (int v = 0; v < order; ++v) EXPECT_EQ(delete_vertex(graph, v), induced(graph, graph.vertices() & ~single(v)));
  }
}

TEST(SmallGraph, DigraphsKeepTheirArcs) {
  std::mt19937_64 random(testing::seed());
  for (const int order : {1, 2, 7, 63, 64}) {
    const Digraph digraph = testing::random_digraph(order, 0.1, random);
    const SmallGraph graph = small(digraph);
    EXPECT_TRUE(graph.directed);
    EXPECT_EQ(graph.size(), digraph.size());
    const SmallGraph joined = underlying(graph);
    EXPECT_FALSE(joined.directed);
    for (int u = 0; u < order; ++u)
      for (int v = 0; v < order; ++v) {
        ASSERT_EQ(graph.adjacent(u, v), digraph.arc(u, v));
        ASSERT_EQ(joined.adjacent(u, v), digraph.arc(u, v) || digraph.arc(v, u));
      }
    EXPECT_EQ(components(graph), components(joined));
    EXPECT_EQ(connected(graph), connected(joined));
    for (int v = 0; v < order; ++v) {
      EXPECT_TRUE(delete_vertex(graph, v).directed);
      EXPECT_EQ(delete_vertex(graph, v), induced(graph, graph.vertices() & ~single(v)));
    }
  }
  EXPECT_THROW(small(Digraph(65, {})), text::LimitError);
}

}  // namespace
}  // namespace gamecert::graphs
