// Matchings, long cycles and paths on larger graphs than all of which are gone through, against the Boost Graph Library
// and naive search.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <boost/graph/max_cardinality_matching.hpp>
#include <random>
#include <vector>

#include "graphs/small_graph_text.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "tests/solve/ello_games.hpp"
#include "tests/sweeps/boosted.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;

/// With so many edges on average at a vertex.
SmallGraph random_graph(int order, double degree, std::mt19937_64& random) {
  return solve::testing::random_small_graph(order, degree / (order - 1), random);
}

int matching_by_boost(const SmallGraph& graph) {
  const Boosted large = boosted(graph);
  std::vector<std::size_t> mates(static_cast<std::size_t>(graph.order));
  boost::edmonds_maximum_cardinality_matching(large, mates.data());
  return static_cast<int>(boost::matching_size(large, mates.data()));
}

/// The greatest number of vertices on a path from v outside of `used` that ends beside `home`, or anywhere if that is
/// -1.
int longest(const SmallGraph& graph, int v, graphs::VertexSet used, int home) {
  const bool ends = home < 0 || ((graph.neighbours(v) >> home & 1) != 0 && std::popcount(used) > 2);
  int best = ends ? 1 : -graph.order;
  for (int next = 0; next < graph.order; ++next) {
    if ((graph.neighbours(v) & ~used) >> next & 1)
      best = std::max(best, 1 + longest(graph, next, used | graphs::single(next), home));
  }
  return best;
}

int longest_cycle(const SmallGraph& graph) {
  int best = 0;
  for (int v = 0; v < graph.order; ++v) best = std::max(best, longest(graph, v, graphs::single(v), v));
  return best;
}

bool has_path_through_all(const SmallGraph& graph) {
  for (int v = 0; v < graph.order; ++v)
    if (longest(graph, v, graphs::single(v), -1) == graph.order) return true;
  return false;
}

TEST(WordEngines, MatchingsOfRandomGraphsAreThoseOfBoost) {
  std::mt19937_64 random = solve::testing::random_numbers();
  for (int i = 0; i < 4000; ++i) {
    const SmallGraph graph = random_graph(2 + i % (SmallGraph::max_order - 1), 0.5 + 0.5 * (i % 9), random);
    ASSERT_EQ(matching_number(graph), matching_by_boost(graph)) << graphs::write_small_graph(graph);
  }
}

TEST(WordEngines, LongCyclesAndPathsOfRandomGraphsAreThoseOfNaiveSearch) {
  std::mt19937_64 random = solve::testing::random_numbers();
  int hamiltonian_graphs = 0, traceable_graphs = 0;
  constexpr int graphs_tried = 600;
  for (int i = 0; i < graphs_tried; ++i) {
    const SmallGraph graph = random_graph(8 + i % 4, 2.2 + 0.2 * (i % 8), random);
    const std::string text = graphs::write_small_graph(graph);
    const int cycle = longest_cycle(graph);
    ASSERT_EQ(circumference(graph), cycle) << text;
    ASSERT_EQ(hamiltonian(graph), cycle == graph.order) << text;
    const bool path = has_path_through_all(graph);
    ASSERT_EQ(traceable(graph), path) << text;
    hamiltonian_graphs += cycle == graph.order;
    traceable_graphs += path;
  }
  EXPECT_GT(hamiltonian_graphs, 50);
  EXPECT_LT(traceable_graphs, graphs_tried - 50);
}

}  // namespace
}  // namespace gamecert::sweeps
