// The determinant over GF(2^64) against its definition as a sum over permutations, where pivots are 0 as well.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "reductions/determinant.hpp"

namespace gamecert::reductions {
namespace {

using Element = std::uint64_t;

Element product(Element a, Element b) {
  Element result = 0;
  for (int i = 63; i >= 0; --i) {
    result = (result << 1) ^ ((result >> 63) != 0 ? 0x1b : 0);
    if ((b >> i & 1) != 0) result ^= a;
  }
  return result;
}

Element inverse(Element a) {
  Element result = 1;
  for (int i = 0; i < 63; ++i) {
    a = product(a, a);
    result = product(result, a);
  }
  return result;
}

Element by_definition(const graphs::Graph& graph, const std::vector<int>& green, const std::vector<Element>& at) {
  const auto n = static_cast<std::size_t>(graph.order());
  std::vector<std::vector<Element>> matrix(n, std::vector<Element>(n, 0));
  for (const auto& [a, b] : graph.edges()) {
    const auto u = static_cast<std::size_t>(a);
    const auto v = static_cast<std::size_t>(b);
    const Element weight = inverse(at[u] ^ at[v]);
    matrix[u][v] ^= weight;
    matrix[v][u] ^= weight;
    matrix[u][u] ^= weight;
    matrix[v][v] ^= weight;
  }
  for (const int v : green)
    matrix[static_cast<std::size_t>(v)][static_cast<std::size_t>(v)] ^= inverse(at[static_cast<std::size_t>(v)]);
  std::vector<std::size_t> columns(n);
  std::iota(columns.begin(), columns.end(), 0);
  Element sum = 0;
  do {
    Element term = 1;
    for (std::size_t i = 0; i < n; ++i) term = product(term, matrix[i][columns[i]]);
    sum ^= term;
  } while (std::ranges::next_permutation(columns).found);
  return sum;
}

TEST(DeterminantPivots, AgreesWithItsDefinitionAtRandomPoints) {
  std::mt19937_64 random(11);
  int zero = 0;
  for (int trial = 0; trial < 400; ++trial) {
    const int order = 1 + static_cast<int>(random() % 6);
    std::vector<graphs::Edge> edges;
    std::vector<int> green;
    for (int v = 0; v < order; ++v) {
      if (random() % 2 == 0) green.push_back(v);
      for (int u = 0; u < v; ++u) {
        if (random() % 2 == 0) edges.emplace_back(u, v);
      }
    }
    std::vector<Element> at;
    for (int v = 0; v < order; ++v) at.push_back(random());
    const graphs::Graph graph(order, edges);
    const Element expected = by_definition(graph, green, at);
    ASSERT_EQ(determinant(graph, green, at), expected);
    zero += expected == 0 ? 1 : 0;
  }
  EXPECT_GT(zero, 50);
  EXPECT_LT(zero, 350);
}

/// Points at which the weights at vertex 0, with neighbours 1, 2 and 3, have the sum 0: 1/1 + 1/2 + 1/z = 0.
TEST(DeterminantPivots, ZerosOnTheDiagonalNeedNotMakeItZero) {
  constexpr Element centre = Element{1} << 40;
  const Element z = inverse(1 ^ inverse(2));
  const graphs::Graph claw(6, {{0, 1}, {0, 2}, {0, 3}, {1, 4}, {2, 4}, {3, 5}, {4, 5}});
  for (unsigned greens = 0; greens < 64; ++greens) {
    std::vector<int> green;
    for (int v = 0; v < 6; ++v) {
      if ((greens >> v & 1U) != 0) green.push_back(v);
    }
    const std::vector<Element> at = {centre, centre ^ 1, centre ^ 2, centre ^ z, 77, 1234567};
    ASSERT_EQ(determinant(claw, green, at), by_definition(claw, green, at)) << greens;
  }
}

}  // namespace
}  // namespace gamecert::reductions
