// Frontiers along layouts against every order of the vertices, put together one vertex after the other.
#include "reductions/frontier.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <numeric>
#include <random>

#include "graphs/formats.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;
using graphs::Graph;

/// Proposition 1.1 of the ELLO paper, by all sets of vertices that can come first.
bool some_order_wins(const Graph& graph, unsigned green) {
  const int order = graph.order();
  std::vector<unsigned> near(static_cast<std::size_t>(order), 0);
  for (const auto& [u, v] : graph.edges()) {
    near[static_cast<std::size_t>(u)] |= 1U << v;
    near[static_cast<std::size_t>(v)] |= 1U << u;
  }
  std::vector<char> first(std::size_t{1} << order, 0);
  first[0] = 1;
  for (unsigned set = 0; set < first.size(); ++set) {
    for (int v = 0; first[set] != 0 && v < order; ++v) {
      const bool even = std::popcount(near[static_cast<std::size_t>(v)] & set) % 2 == 0;
      if ((set >> v & 1) == 0 && even == ((green >> v & 1) != 0)) first[set | 1U << v] = 1;
    }
  }
  return first.back() != 0;
}

std::vector<int> members(unsigned set) {
  std::vector<int> result;
  for (; set != 0; set &= set - 1) result.push_back(std::countr_zero(set));
  return result;
}

std::vector<int> first_numbers(int n) {
  std::vector<int> result(static_cast<std::size_t>(n));
  std::iota(result.begin(), result.end(), 0);
  return result;
}

Graph labelled(int order, unsigned bits) {
  std::vector<Edge> edges;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < v; ++u, bits >>= 1)
      if ((bits & 1) != 0) edges.emplace_back(u, v);
  return Graph(order, edges);
}

TEST(Frontier, AllGamesToOrderFourAlongAllLayouts) {
  for (int order = 0; order <= 4; ++order) {
    for (unsigned bits = 0; bits < 1U << (order * (order - 1) / 2); ++bits) {
      const Graph graph = labelled(order, bits);
      for (unsigned green = 0; green < 1U << order; ++green) {
        const bool won = some_order_wins(graph, green);
        std::vector<int> layout = first_numbers(order);
        do {
          ASSERT_EQ(winnable_along(graph, members(green), layout), won) << graphs::write_graph6(graph) << " " << green;
        } while (std::ranges::next_permutation(layout).found);
      }
    }
  }
}

TEST(Frontier, RandomGamesToOrderThirteenWithFrontiersOfAllSizes) {
  std::mt19937_64 random(1);
  std::vector<int> met(most_frontier + 1, 0), lost(met);
  for (int trial = 0; trial < 4000; ++trial) {
    const int order = 2 + static_cast<int>(random() % 12);
    std::vector<Edge> edges;
    const auto density = 1 + random() % 9;
    for (int v = 0; v < order; ++v)
      for (int u = 0; u < v; ++u)
        if (random() % 10 < density && (v - u < 4 || random() % 3 == 0)) edges.emplace_back(u, v);
    const Graph graph(order, edges);
    // Of the right parity, and with few green vertices every other time: such games are lost more often.
    unsigned green = static_cast<unsigned>(random()) & ((1U << order) - 1);
    if (trial % 2 == 0) green &= static_cast<unsigned>(random()) & static_cast<unsigned>(random());
    if ((order + graph.size() + std::popcount(green)) % 2 != 0) green ^= 1;
    std::vector<int> layout = first_numbers(order);
    if (trial % 3 == 0) std::ranges::shuffle(layout, random);
    const int greatest = greatest_frontier(graph, layout);
    if (greatest > most_frontier || (greatest > 7 && trial % 48 != 0)) continue;
    const bool won = some_order_wins(graph, green);
    ASSERT_EQ(winnable_along(graph, members(green), layout), won) << graphs::write_graph6(graph) << " " << green;
    ++met[static_cast<std::size_t>(greatest)];
    if (!won) ++lost[static_cast<std::size_t>(greatest)];
  }
  for (int size = 1; size <= most_frontier; ++size) EXPECT_GT(met[static_cast<std::size_t>(size)], 0) << size;
  for (int size = 1; size <= 6; ++size) EXPECT_GT(lost[static_cast<std::size_t>(size)], 0) << size;
}

TEST(Frontier, GreatestIsCounted) {
  EXPECT_EQ(greatest_frontier(labelled(0, 0), {}), 0);
  EXPECT_EQ(greatest_frontier(labelled(4, 0), {0, 1, 2, 3}), 0);
  EXPECT_EQ(greatest_frontier(labelled(4, 63), {2, 1, 0, 3}), 3);
  const Graph path(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
  EXPECT_EQ(greatest_frontier(path, {0, 1, 2, 3, 4}), 1);
  EXPECT_EQ(greatest_frontier(path, {1, 3, 0, 2, 4}), 2);
}

TEST(Frontier, CompleteGraphsHaveTheColouringsOfTheirOrders) {
  // The theorem on orders, part 5: half of the vertices, rounded up, are green.
  for (int order = 1; order <= most_frontier + 1; ++order) {
    std::vector<Edge> edges;
    for (int v = 0; v < order; ++v)
      for (int u = 0; u < v; ++u) edges.emplace_back(u, v);
    const Graph complete(order, edges);
    const bool greatest = order > most_frontier;  // takes long: a lost game and a won one
    for (int greens = greatest ? order / 2 - 1 : 0; greens <= (greatest ? order / 2 : order); ++greens)
      EXPECT_EQ(winnable_along(complete, first_numbers(greens), first_numbers(order)), greens == (order + 1) / 2)
          << order << " " << greens;
  }
}

}  // namespace
}  // namespace gamecert::reductions
