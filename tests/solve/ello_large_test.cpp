// Tests of ELLO on trees, on graphs with trees attached and on large graphs.
#include <gtest/gtest.h>

#include "ello_games.hpp"
#include "graphs/constructions.hpp"
#include "solve/ello/blocks.hpp"
#include "solve/ello/ello.hpp"
#include "solve/ello/greedy.hpp"

namespace gamecert::solve {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

using graphs::Graph;

/// A random colouring whose parity fits a connected graph.
std::vector<char> fitting_colouring(const Graph& graph, std::mt19937_64& random) {
  std::vector<char> green(static_cast<std::size_t>(graph.order()));
  std::int64_t sum = graph.order() + graph.size();
  for (char& is_green : green) {
    is_green = random() % 2 != 0;
    sum += is_green;
  }
  if (sum % 2 != 0) green[0] ^= 1;
  return green;
}

void expect_won(const Graph& graph, const std::vector<char>& green) {
  const Answer answer = solve_ello(testing::instance(graph, green), {});
  EXPECT_EQ(answer.certainty, Answer::Certainty::certain);
  ASSERT_EQ(answer.statement, "WINNABLE");
  EXPECT_TRUE(testing::replays(graph, green, answer.moves));
}

TEST(ElloLarge, TreesAreWinnableExactlyWhereParityFits) {
  auto random = testing::random_numbers();
  for (int trial = 0; trial < 300; ++trial) {
    const int order = 1 + trial % 60;
    const Graph tree(order, testing::random_tree(order, random));
    auto green = fitting_colouring(tree, random);
    expect_won(tree, green);
    green[random() % green.size()] ^= 1;
    EXPECT_EQ(solve_ello(testing::instance(tree, green), {}).statement, "UNWINNABLE");
  }
}

TEST(ElloLarge, TreesAttachedToAGraphChangeNothingButColours) {
  auto random = testing::random_numbers();
  for (int trial = 0; trial < 300; ++trial) {
    const int core = 3 + trial % 5;
    const int order = core + trial % 12;
    const SmallGraph inner = testing::random_small_graph(core, 0.7, random);
    std::vector<graphs::Edge> edges = graphs::large(inner).edges();
    for (int v = core; v < order; ++v) edges.emplace_back(static_cast<int>(random() % static_cast<unsigned>(v)), v);
    const SmallGraph graph = graphs::small(Graph(order, edges));
    const VertexSet green = random() & graph.vertices();
    const Answer answer = solve_ello(testing::instance(graph, "green", green), {});
    ASSERT_EQ(answer.statement == "WINNABLE", search_from_the_end(graph, green, {}).order.has_value());
    if (!answer.moves.empty()) {
      EXPECT_TRUE(testing::replays(graphs::large(graph), testing::flags(green, order), answer.moves));
    }
  }
}

TEST(ElloLarge, AStarOfAMillionVerticesIsWon) {
  const games::Instance star("star:1000000 green=0");
  const Answer answer = solve_ello(star, {});
  ASSERT_EQ(answer.statement, "WINNABLE");
  std::vector<char> green(1000001, 0);
  green[0] = 1;
  EXPECT_TRUE(testing::replays(star.graph(), green, answer.moves));
}

TEST(ElloLarge, ARandomTreeOfOrderOneHundredThousandIsWon) {
  auto random = testing::random_numbers();
  const Graph tree(100000, testing::random_tree(100000, random));
  expect_won(tree, fitting_colouring(tree, random));
}

TEST(ElloLarge, GraphsOnTwoHundredVerticesAreWon) {
  auto random = testing::random_numbers();
  for (const double density : {0.02, 0.1, 0.5, 0.9}) {
    const Graph graph = testing::random_large_graph(200, density, random);
    std::vector<char> green = fitting_colouring(graph, random);
    if (density < 0.1) {  // isolated vertices have to be green
      for (int v = 0; v < 200; ++v) green[v] |= graph.degree(v) == 0;
      if (solve_ello(testing::instance(graph, green), {}).statement == "UNWINNABLE") green[graph.edges()[0].first] ^= 1;
    }
    expect_won(graph, green);
  }
}

TEST(ElloLarge, OneGreenVertexIsLeftByGreedyElimination) {
  auto random = testing::random_numbers();
  for (int trial = 0; trial < 8; ++trial) {
    std::vector<graphs::Edge> edges = testing::random_large_graph(1500, 0.1, random).edges();
    if ((1500 + edges.size() + 1) % 2 != 0) edges.pop_back();
    const Graph graph(1500, edges);
    std::vector<char> green(1500, 0);
    green[random() % green.size()] = 1;
    Watch watch({});
    const auto order = greedy_order(graph, green, watch);
    ASSERT_TRUE(order) << trial;
    EXPECT_TRUE(testing::replays(graph, green, *order)) << trial;
  }
}

TEST(ElloLarge, GridsAndLongCyclesAreWon) {
  auto random = testing::random_numbers();
  for (const char* family :
       {"grid:20x20", "cylinder:3x300", "cycle:3000", "cycle:100000", "hypercube:9", "grid:70x70"}) {
    SCOPED_TRACE(family);
    const games::Instance board(family);
    expect_won(board.graph(), fitting_colouring(board.graph(), random));
  }
}

/// Twenty thousand copies of K_5 with a vertex in common, each won in the order of its vertices.
TEST(ElloLarge, BlocksThatMeetInOneVertexTakeSixOperationsAnEdge) {
  constexpr int copies = 20'000;
  std::vector<graphs::Edge> edges;
  std::vector<char> green = {1};
  for (int copy = 0; copy < copies; ++copy) {
    int vertices[] = {0, 0, 0, 0, 0};
    for (int i = 1; i < 5; ++i) {
      vertices[i] = 4 * copy + i;
      green.push_back(i % 2 == 0);
      for (int j = 0; j < i; ++j) edges.emplace_back(vertices[j], vertices[i]);
    }
  }
  const Part whole{Graph(4 * copies + 1, edges), green, {}};
  const ElloBlocks found(whole);
  ASSERT_EQ(found.blocks().size(), static_cast<std::size_t>(copies));
  EXPECT_LE(found.operations(), 6 * whole.graph.size());
  for (const Part& block : found.blocks()) {
    ASSERT_EQ(block.graph.size(), 10);
    ASSERT_EQ(block.vertices.size(), 5U);
  }
  expect_won(whole.graph, green);
}

TEST(ElloLarge, ADenseGraphOnEightHundredVerticesIsWon) {
  auto random = testing::random_numbers();
  const Graph graph = testing::random_large_graph(800, 0.5, random);
  expect_won(graph, fitting_colouring(graph, random));
}

TEST(ElloLarge, AnUnwinnableCoreTooLargeForSearchIsEvidenceWithItsError) {
  // The complete graph K_40 with two green vertices is plausible and unwinnable (Cor 1.3 of the paper).
  const Answer answer = solve_ello(games::Instance("complete:40 green=0,1"), {});
  ASSERT_EQ(answer.statement, "UNWINNABLE");
  if (answer.certainty == Answer::Certainty::evidence) {
    EXPECT_TRUE(answer.doubt.starts_with("error<=2^-10")) << answer.doubt;
  }
}

TEST(ElloLarge, LimitsOfTimeAndMemoryEndTheSearch) {
  auto random = testing::random_numbers();
  const Graph graph = testing::random_large_graph(2000, 0.02, random);
  const games::Instance played = testing::instance(graph, fitting_colouring(graph, random));
  Request short_of_time;
  short_of_time.limits.seconds = 0;
  EXPECT_THROW(solve_ello(played, short_of_time), text::LimitError);
  Request short_of_memory;
  short_of_memory.limits.megabytes = 0;
  EXPECT_THROW(solve_ello(played, short_of_memory), text::LimitError);
}

}  // namespace
}  // namespace gamecert::solve
