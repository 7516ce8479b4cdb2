// How the cost of ELLO engines grows: determinants, winning orders, sets of winnable colourings.
#include "solve/ello/ello.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <random>

#include "solve/ello/determinant/algebraic.hpp"
#include "solve/ello/determinant/gf64.hpp"

namespace {

using namespace gamecert;

graphs::Graph random_graph(int order, double density, std::mt19937_64& random) {
  std::vector<graphs::Edge> edges;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u) {
      if (std::uniform_real_distribution<>(0, 1)(random) < density) edges.emplace_back(u, v);
    }
  }
  return graphs::Graph(order, edges);
}

/// A random colouring whose parity fits a connected graph.
std::vector<char> fitting_colouring(const graphs::Graph& graph, std::mt19937_64& random) {
  std::vector<char> green(static_cast<std::size_t>(graph.order()));
  std::int64_t sum = graph.order() + graph.size();
  for (char& is_green : green) sum += is_green = random() % 2 != 0;
  if (sum % 2 != 0) green[0] ^= 1;
  return green;
}

/// Seconds of the fastest of `runs`.
template <class Action>
double seconds(int runs, Action&& action) {
  double least = 1e9;
  for (int run = 0; run < runs; ++run) {
    const auto begin = std::chrono::steady_clock::now();
    action();
    least = std::min(least, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  }
  return least;
}

double determinant_seconds(const graphs::Graph& graph, const std::vector<char>& green) {
  const auto point = solve::random_point(graph.order(), 1);
  solve::Watch watch{solve::Limits{}};
  return seconds(3, [&] { solve::nonzero_at(graph, green, point, watch); });
}

void determinants(std::mt19937_64& random) {
  double before = 0;
  for (const int order : {100, 200, 400, 800, 1600}) {
    const graphs::Graph graph = random_graph(order, 0.5, random);
    const double took = determinant_seconds(graph, fitting_colouring(graph, random));
    std::printf("determinant n=%-5d %9.4f s", order, took);
    if (before > 0) std::printf("  %5.2f times n=%d", took / before, order / 2);
    std::printf("\n");
    before = took;
  }
}

void orders(std::mt19937_64& random) {
  for (const double density : {0.03, 0.1, 0.5, 0.9}) {
    const graphs::Graph graph = random_graph(200, density, random);
    std::vector<char> green = fitting_colouring(graph, random);
    for (int v = 0; v < 200; ++v) green[v] |= graph.degree(v) == 0;
    const double one = determinant_seconds(graph, green);
    const auto point = solve::random_point(200, 1);
    solve::Watch watch{solve::Limits{}};
    bool found = false;
    const double all =
        seconds(3, [&] { found = solve::order_by_determinants(graph, green, point, watch).has_value(); });
    std::printf("order n=200 density %.2f %s %9.4f s  %6.1f determinants\n", density, found ? "found" : "none ", all,
                all / one);
  }
}

void colourings(std::mt19937_64& random) {
  for (const int order : {7, 8, 9, 10, 12, 16, 18, 20}) {
    const graphs::SmallGraph graph = graphs::small(random_graph(order, 0.5, random));
    const int runs = order <= 10 ? 1000 : 1;
    const double took = seconds(order <= 16 ? 3 : 1, [&] {
      for (int run = 0; run < runs; ++run) solve::winnable_colourings(graph);
    });
    std::printf("winnable colourings n=%-2d %12.2f us\n", order, took / runs * 1e6);
  }
}

void odd_degenerate(std::mt19937_64& random) {
  for (const int order : {9, 10, 20}) {
    const graphs::SmallGraph graph = graphs::small(random_graph(order, 0.5, random));
    bool is = false;
    const double took = seconds(3, [&] {
      for (int run = 0; run < 1000; ++run) is = solve::odd_degenerate(graph);
    });
    std::printf("odd-degenerate n=%-2d %s %9.3f us\n", order, is ? "yes" : "no ", took * 1e3);
  }
}

}  // namespace

int main() {
  std::mt19937_64 random(20240229);
  std::printf("carry-less multiplication: %s\n", solve::gf64::accelerated() ? "instruction" : "portable");
  determinants(random);
  orders(random);
  colourings(random);
  odd_degenerate(random);
}
