// Planarity against known counts and named graphs.
#include "graphs/planar.hpp"

#include <gtest/gtest.h>

#include "graphs/constructions.hpp"
#include "graphs/families.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"

namespace gamecert::graphs {
namespace {

TEST(Planar, CountsAreThoseOfOeisA005470AndA003094) {
  constexpr int all[] = {1, 2, 4, 11, 33, 142, 822, 6966};
  constexpr int connected[] = {1, 1, 2, 6, 20, 99, 646, 5974};
  for (int order = 1; order <= 8; ++order) {
    for (const bool only_connected : {false, true}) {
      int count = 0;
      enumerate(only_connected ? GraphClass::connected : GraphClass::all, order, {}, [&](const SmallGraph& graph) {
        count += planar(large(graph)) ? 1 : 0;
        return true;
      });
      EXPECT_EQ(count, (only_connected ? connected : all)[order - 1]) << order;
    }
  }
}

TEST(Planar, GraphsOfMostEdgesAreTriangulations) {
  const GraphClass triangulations = graph_class("triangulations");
  constexpr int counts[] = {1, 1, 1, 2, 5, 14};  // OEIS A000109, with the triangle
  for (int order = 3; order <= 8; ++order) {
    int count = 0;
    enumerate(graph_class("all,size:" + std::to_string(3 * order - 6)), order, {}, [&](const SmallGraph& graph) {
      EXPECT_EQ(member(triangulations, graph), planar(large(graph))) << write_small_graph(graph);
      count += member(triangulations, graph) ? 1 : 0;
      return true;
    });
    EXPECT_EQ(count, counts[order - 3]) << order;
  }
}

TEST(Planar, NamedGraphs) {
  const auto is_planar = [](const char* name) { return planar(std::get<Graph>(make_family(name))); };
  for (const char* name :
       {"grid:9x11", "binary-tree:6", "cycle:300", "hypercube:3", "cylinder:9x7", "complete-bipartite:2,60"})
    EXPECT_TRUE(is_planar(name)) << name;
  for (const char* name : {"petersen", "hypercube:4", "complete:5", "complete-bipartite:3,3", "complete-bipartite:3,9"})
    EXPECT_FALSE(is_planar(name)) << name;
}

TEST(Planar, SubdividingEdgesChangesNothing) {
  enumerate(GraphClass::connected, 6, {}, [&](const SmallGraph& graph) {
    const Graph whole = large(graph);
    std::vector<Edge> edges;
    int order = whole.order();
    for (const auto& [u, v] : whole.edges()) {
      edges.insert(edges.end(), {{u, order}, {order + 1, v}, {order, order + 1}});
      order += 2;
    }
    EXPECT_EQ(planar(Graph(order, edges)), planar(whole));
    return true;
  });
}

}  // namespace
}  // namespace gamecert::graphs
