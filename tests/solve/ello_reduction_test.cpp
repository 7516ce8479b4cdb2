// Reduction of ELLO by degrees one and two: its answers, orders and steps.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "certificates/checker.hpp"
#include "certificates/writing/writer.hpp"
#include "ello_games.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "random_series_parallel.hpp"
#include "solve/ello/decide.hpp"
#include "solve/ello/ello.hpp"
#include "solve/ello/order_list.hpp"
#include "solve/ello/reduction.hpp"

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
  for (const reductions::DerivationStep& step : lost.steps)
    ASSERT_EQ(left.step_fails(step), std::nullopt) << reductions::text(step);
  ASSERT_EQ(left.component(lost.component.front()), lost.component);
  const games::Instance part(left.instance(lost.component));
  VertexSet part_green = 0;
  for (const int v : part.vertices("green")) part_green |= graphs::single(v);
  EXPECT_FALSE(search_from_the_end(graphs::small(part.graph()), part_green, {}).order) << part.text();
}

TEST(ElloReduction, AgreesWithSearchOnAllColouringsOfAllConnectedGraphsUpToOrder7) {
  Watch watch{Limits{}};
  int games = 0, decided = 0, reduced = 0, derived = 0;
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
        reduced += decided_by_reductions(graph, green, watch);
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
  std::cout << games << " games, " << decided << " decided by degrees one and two, " << reduced << " without a search, "
            << derived << " derivations replayed\n";
  EXPECT_EQ(games, 117142);  // sum of 2^n times 1, 1, 2, 6, 21, 112, 853 connected graphs
  EXPECT_GT(derived, 4000);
}

/// Random small graphs glued together at one, two or three vertices.
Graph random_glued(int order, std::mt19937_64& random) {
  std::set<graphs::Edge> edges;
  int made = 0;
  while (made < order) {
    const int fresh = std::min(order - made, 2 + static_cast<int>(random() % 3));
    std::vector<int> vertices;
    for (int i = std::min<int>(made, 1 + static_cast<int>(random() % 3)); i > 0; --i)
      vertices.push_back(static_cast<int>(random() % static_cast<unsigned>(made)));
    for (int i = 0; i < fresh; ++i) vertices.push_back(made++);
    for (const int u : vertices)
      for (const int v : vertices)
        if (u < v && v >= made - fresh && random() % 4 != 0) edges.emplace(u, v);
  }
  return Graph(order, {edges.begin(), edges.end()});
}

TEST(ElloReduction, CutsAndExchangesAgreeWithSearch) {
  auto random = testing::random_numbers();
  Watch watch{Limits{}};
  int won = 0, lost = 0, reduced = 0;
  for (int trial = 0; trial < 3000; ++trial) {
    const int order = 6 + trial % 11;
    const Graph graph = random_glued(order, random);
    std::vector<char> green = testing::greens_of_random_order(graph, random);
    for (int i = trial % 3; i > 0; --i) green[random() % green.size()] ^= 1;
    VertexSet set = 0;
    for (const int v : listed(green)) set |= graphs::single(v);
    const bool wins = search_from_the_end(graphs::small(graph), set, {}).order.has_value();
    reduced += decided_by_reductions(graph, green, watch);
    const Decision decision = decide_ello(graph, green, watch, Wanted::reasons);
    ASSERT_EQ(decision.winnable, wins) << testing::instance(graph, green).text();
    (wins ? won : lost) += 1;
    if (wins) {
      ASSERT_TRUE(testing::replays(graph, green, *decision.order)) << testing::instance(graph, green).text();
    } else {
      expect_derived(graph, green, *decision.lost);
      ASSERT_FALSE(HasFailure()) << testing::instance(graph, green).text();
    }
  }
  std::cout << won << " games won, " << lost << " lost, " << reduced << " decided without a search\n";
  EXPECT_GT(won, 1000);
  EXPECT_GT(lost, 500);
  EXPECT_GT(reduced, 1000);
  EXPECT_LT(reduced, 3000);
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

TEST(ElloReduction, ThreeHundredThousandVerticesAreWonInASecond) {
  auto random = testing::random_numbers();
  const Graph mop = testing::random_mop(300'000, random);
  const std::vector<char> green = testing::greens_of_random_order(mop, random);
  Watch watch{Limits{}};
  const ElloReduction reduction(mop, green, watch);
  ASSERT_FALSE(reduction.lost());
  EXPECT_TRUE(testing::replays(mop, green, reduction.extended({})));
}

TEST(ElloReduction, LargeGamesOfManyComponentsAreWonOrLostAsTheirComponentsAre) {
  auto random = testing::random_numbers();
  std::vector<graphs::Edge> edges;
  std::vector<char> won, lost;
  for (int i = 0; i < 30; ++i) {
    const Graph mop = testing::random_mop(500, random);
    const int first = static_cast<int>(won.size());
    for (const auto& [u, v] : mop.edges()) edges.emplace_back(first + u, first + v);
    const std::vector<char> green = testing::greens_of_random_order(mop, random);
    const std::vector<char> dead = i == 17 ? testing::lost_colouring(mop, random) : green;
    won.insert(won.end(), green.begin(), green.end());
    lost.insert(lost.end(), dead.begin(), dead.end());
  }
  const Graph all(static_cast<int>(won.size()), edges);
  Watch watch{Limits{}};
  const Decision decision = decide_ello(all, won, watch, Wanted::reasons);
  ASSERT_TRUE(decision.order);
  EXPECT_TRUE(testing::replays(all, won, *decision.order));
  const games::Instance played = testing::instance(all, lost);
  const Answer answer = solve_ello(played, {.certificate = true});
  ASSERT_EQ(answer.statement, "UNWINNABLE");
  ASSERT_TRUE(answer.evidence);
  EXPECT_NO_THROW(certificates::check({{"ello", 1, {}, false, played.text(), "UNWINNABLE"}, *answer.evidence}));
}

TEST(ElloReduction, ALostMopOfOneHundredThousandVerticesHasACertificateOfLinearSize) {
  auto random = testing::random_numbers();
  double least = 1e9, most = 0;  // bytes a vertex
  for (const int order : {1'000, 100'000}) {
    for (int trial = 0; trial < (order < 100'000 ? 10 : 1); ++trial) {
      const Graph mop = testing::random_mop(order, random);
      const std::vector<char> green = testing::lost_colouring(mop, random);
      const games::Instance played = testing::instance(mop, green);
      const Answer answer = solve_ello(played, {.certificate = true});
      ASSERT_EQ(answer.statement, "UNWINNABLE");
      ASSERT_EQ(answer.certainty, Answer::Certainty::certain);
      const certificates::Certificate certificate{{"ello", 1, {}, false, played.text(), "UNWINNABLE"},
                                                  *answer.evidence};
      EXPECT_NO_THROW(certificates::check(certificate));
      const double bytes = static_cast<double>(certificates::write(certificate).size()) / order;
      least = std::min(least, bytes);
      most = std::max(most, bytes);
    }
  }
  std::cout << "certificates of " << least << " to " << most << " bytes a vertex\n";
  EXPECT_LT(most, 60);
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
