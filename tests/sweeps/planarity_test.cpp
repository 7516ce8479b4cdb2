// The engines of planarity on larger graphs than definitions reach, against the Boost Graph Library.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/graph/boyer_myrvold_planar_test.hpp>
#include <numeric>
#include <random>
#include <vector>

#include "graphs/small_graph_text.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "tests/sweeps/boosted.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using Random = std::mt19937;

int below(Random& random, int end) { return std::uniform_int_distribution(0, end - 1)(random); }

/// A triangle, and vertex after vertex in one of the faces, joined to its three.
void stack(SmallGraph& graph, const std::vector<int>& names, Random& random) {
  const auto join = [&](int u, int v) {
    graph.add_edge(names[static_cast<std::size_t>(u)], names[static_cast<std::size_t>(v)]);
  };
  join(0, 1);
  join(0, 2);
  join(1, 2);
  std::vector<std::array<int, 3>> faces(2, {0, 1, 2});
  for (int v = 3; v < graph.order; ++v) {
    std::array<int, 3>& face = faces[static_cast<std::size_t>(below(random, static_cast<int>(faces.size())))];
    const auto [a, b, c] = face;
    for (const int u : face) join(u, v);
    face = {a, b, v};
    faces.push_back({a, c, v});
    faces.push_back({b, c, v});
  }
}

/// Rows of squares, each with a diagonal if wanted.
void grid(SmallGraph& graph, const std::vector<int>& names, int width, bool diagonals) {
  const auto join = [&](int u, int v) {
    if (v < graph.order) graph.add_edge(names[static_cast<std::size_t>(u)], names[static_cast<std::size_t>(v)]);
  };
  for (int v = 0; v < graph.order; ++v) {
    join(v, v + width);
    if (v % width == width - 1) continue;
    join(v, v + 1);
    if (diagonals) join(v, v + width + 1);
  }
}

/// A planar graph with some edges deleted and at most two added anywhere, vertices in any order.
SmallGraph nearly_planar(Random& random, int order) {
  SmallGraph graph;
  graph.order = order;
  std::vector<int> names(static_cast<std::size_t>(graph.order));
  std::iota(names.begin(), names.end(), 0);
  std::shuffle(names.begin(), names.end(), random);
  if (below(random, 2) == 0) {
    stack(graph, names, random);
  } else {
    grid(graph, names, 2 + below(random, 8), below(random, 2) == 0);
  }
  for (int tries = below(random, graph.order); tries > 0; --tries) {
    const int u = below(random, graph.order), v = below(random, graph.order);
    if (u != v && graph.adjacent(u, v)) graph.delete_edge(u, v);
  }
  for (int more = below(random, 3); more > 0; --more) {
    const int u = below(random, graph.order), v = below(random, graph.order);
    if (u != v) graph.add_edge(u, v);
  }
  return graph;
}

TEST(Planarity, AgreesWithTheBoostGraphLibraryOnLargerGraphs) {
  Random random(17);  // NOLINT(cert-msc32-c,cert-msc51-cpp)
  int planar_graphs = 0, others = 0, outerplanar_graphs = 0;
  for (int i = 0; i < 4000; ++i) {
    const SmallGraph graph = nearly_planar(random, 5 + below(random, SmallGraph::max_order - 4));
    Boosted large = boosted(graph);
    const bool is_planar = boost::boyer_myrvold_planarity_test(large);
    EXPECT_EQ(planar(graph) != 0, is_planar) << graphs::write_small_graph(graph);
    (is_planar ? planar_graphs : others) += 1;
    const auto top = boost::add_vertex(large);
    for (std::size_t v = 0; v < top; ++v) boost::add_edge(v, top, large);
    const bool is_outerplanar = boost::boyer_myrvold_planarity_test(large);
    EXPECT_EQ(outerplanar(graph) != 0, is_outerplanar) << graphs::write_small_graph(graph);
    outerplanar_graphs += is_outerplanar ? 1 : 0;
  }
  EXPECT_GT(planar_graphs, 1000);
  EXPECT_GT(others, 1000);
  EXPECT_GT(outerplanar_graphs, 10);
}

void join_first_to(SmallGraph& graph, graphs::VertexSet neighbours) {
  for (int v = 1; v < graph.order; ++v) {
    if (graph.adjacent(0, v)) graph.delete_edge(0, v);
    if ((neighbours >> v & 1) != 0) graph.add_edge(0, v);
  }
}

/// The engine remembers what it decided of other neighbours of vertex 0.
TEST(Planarity, AgreesWithTheBoostGraphLibraryWhateverNeighboursOfOneVertexCameBefore) {
  Random random(23);  // NOLINT(cert-msc32-c,cert-msc51-cpp)
  int planar_graphs = 0, others = 0;
  for (int i = 0; i < 2000; ++i) {
    SmallGraph graph = nearly_planar(random, 8 + below(random, 5));
    for (int sets = 0; sets < 60; ++sets) {
      join_first_to(graph, random() & random());
      const bool is_planar = boost::boyer_myrvold_planarity_test(boosted(graph));
      ASSERT_EQ(planar(graph) != 0, is_planar) << graphs::write_small_graph(graph);
      (is_planar ? planar_graphs : others) += 1;
    }
  }
  EXPECT_GT(planar_graphs, 10000);
  EXPECT_GT(others, 10000);
}

}  // namespace
}  // namespace gamecert::sweeps
