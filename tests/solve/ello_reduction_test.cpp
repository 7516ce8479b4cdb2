// Reduction of ELLO by degrees one and two: its answers, orders and steps.
#include "solve/ello_reduction.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "ello_games.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "random_series_parallel.hpp"
#include "solve/ello.hpp"
#include "solve/ello_decide.hpp"
#include "solve/order_list.hpp"

namespace gamecert::solve {
namespace {

using graphs::Graph;
using graphs::SmallGraph;
using graphs::VertexSet;

std::vector<int> listed(const std::vector<char>& green) {
  std::vector<int> result;
  for (int v = 0; v < static_cast<int>(green.size()); ++v)
    if (green[v] != 0) result.push_back(v);
  return result;
}

/// Whether every step is one, and they lead to the component, which cannot be won.
void expect_derived(const Graph& graph, const std::vector<char>& green, const LostPart& lost) {
  reductions::ReducedGame left(graph, listed(green));
  for (const reductions::Step& step : lost.steps) ASSERT_EQ(left.step_fails(step), std::nullopt) << text(step);
  ASSERT_EQ(left.component(lost.component.front()), lost.component);
  const games::Instance part(left.instance(lost.component));
  VertexSet part_green = 0;
  for (const int v : part.vertices("green")) part_green |= graphs::single(v);
  EXPECT_FALSE(search_from_the_end(graphs::small(part.graph()), part_green, {}).order) << part.text();
}

TEST(ElloReduction, AgreesWithSearchOnAllColouringsOfAllConnectedGraphsUpToOrder7) {
  Watch watch{Limits{}};
  int games = 0, decided = 0, derived = 0;
  for (int order = 1; order <= 7; ++order) {
    graphs::enumerate(graphs::graph_class("connected"), order, {}, [&](const SmallGraph& small) {
      const Graph graph = graphs::large(small);
      const auto winnable = winnable_colourings(small);
      for (VertexSet set = 0; set <= small.vertices(); ++set) {
        const std::vector<char> green = testing::flags(set, order);
        const bool wins = (winnable[set / 64] >> (set % 64) & 1) != 0;
        const ElloReduction reduction(graph, green, watch);
        ++games;
        decided += reduction.lost() || reduction.kernel().order() == 0;
        const Decision decision = decide_ello(graph, green, watch, Wanted::reasons);
        EXPECT_EQ(decision.winnable, wins) << graphs::write_graph6(small) << " " << set;
        if (wins) {
          EXPECT_TRUE(testing::replays(graph, green, *decision.order)) << graphs::write_graph6(small) << " " << set;
        } else if (set % 8 == 3) {
          ++derived;
          expect_derived(graph, green, *decision.lost);
        }
      }
      return !::testing::Test::HasFailure();
    });
  }
  std::cout << games << " games, " << decided << " decided by reduction alone, " << derived
            << " derivations replayed\n";
  EXPECT_EQ(games, 117142);  // sum of 2^n times 1, 1, 2, 6, 21, 112, 853 connected graphs
  EXPECT_GT(derived, 4000);
}

TEST(ElloReduction, LeavesNothingOfSeriesParallelGraphsAndWinsThem) {
  auto random = testing::random_numbers();
  Watch watch{Limits{}};
  int lost = 0;
  for (int trial = 0; trial < 3000; ++trial) {
    const int order = 1 + trial % 40;
    const Graph graph = testing::random_series_parallel(order, trial % 3 == 0 ? 0.0 : 0.3, random);
    for (const std::vector<char>& green :
         {testing::greens_of_random_order(graph, random), testing::flags(random(), order)}) {
      const ElloReduction reduction(graph, green, watch);
      if (!reduction.lost()) {
        ASSERT_EQ(reduction.kernel().order(), 0);
        ASSERT_TRUE(testing::replays(graph, green, reduction.extended({}))) << testing::instance(graph, green).text();
        continue;
      }
      ++lost;
      expect_derived(graph, green, {reduction.steps({reduction.lost_vertex()}), {reduction.lost_vertex()}});
      if (order <= 14) {
        VertexSet set = 0;
        for (const int v : listed(green)) set |= graphs::single(v);
        EXPECT_FALSE(search_from_the_end(graphs::small(graph), set, {}).order);
      }
    }
  }
  EXPECT_GT(lost, 300);
}

TEST(ElloReduction, KernelsHaveNoSmallDegrees) {
  auto random = testing::random_numbers();
  Watch watch{Limits{}};
  int kernels = 0;
  for (int trial = 0; trial < 500; ++trial) {
    const int order = 5 + trial % 25;
    const Graph graph = testing::random_large_graph(order, 4.0 / order, random);
    const ElloReduction reduction(graph, testing::greens_of_random_order(graph, random), watch);
    const Graph& kernel = reduction.kernel();
    kernels += kernel.order() > 0;
    for (int v = 0; v < kernel.order(); ++v) {
      if (kernel.degree(v) >= 3) continue;
      EXPECT_EQ(kernel.degree(v), 2);
      EXPECT_TRUE(reduction.kernel_green()[v]);
      EXPECT_FALSE(kernel.adjacent(kernel.neighbours(v)[0], kernel.neighbours(v)[1]));
    }
  }
  EXPECT_GT(kernels, 100);
}

TEST(ElloReduction, AMillionVerticesAreWonOrLostInSeconds) {
  auto random = testing::random_numbers();
  const Graph mop = testing::random_mop(1'000'000, random);
  const std::vector<char> green = testing::greens_of_random_order(mop, random);
  Watch watch{Limits{}};
  const ElloReduction reduction(mop, green, watch);
  ASSERT_FALSE(reduction.lost());
  EXPECT_TRUE(testing::replays(mop, green, reduction.extended({})));
}

TEST(OrderList, KnowsWhichComesFirstWhereverIsInserted) {
  auto random = testing::random_numbers();
  for (const int hot : {0, 1, 2}) {  // insertions all over, at one place, at the front
    OrderList list(3000);
    std::vector<int> plain;
    for (int v = 0; v < 3000; ++v) {
      if (plain.empty()) {
        list.push_back(v);
        plain.push_back(v);
        continue;
      }
      const std::size_t at = hot == 0 ? random() % plain.size() : hot == 1 ? plain.size() / 2 : 0;
      const bool before = hot == 2 || random() % 2 == 0;
      before ? list.insert_before(v, plain[at]) : list.insert_after(v, plain[at]);
      plain.insert(plain.begin() + static_cast<std::ptrdiff_t>(before ? at : at + 1), v);
      if (v % 7 == 0) {
        list.erase(plain[plain.size() / 3]);
        plain.erase(plain.begin() + static_cast<std::ptrdiff_t>(plain.size() / 3));
      }
    }
    ASSERT_EQ(list.vertices(), plain);
    for (std::size_t i = 1; i < plain.size(); ++i) ASSERT_TRUE(list.before(plain[i - 1], plain[i]));
  }
}

}  // namespace
}  // namespace gamecert::solve
