// MOPs are series-parallel: the reduction by degrees one and two (solve/ello/reduction.hpp) leaves nothing of them.
#include "papers/ello/mop_linear.hpp"

#include <algorithm>
#include <cstdio>
#include <random>
#include <stdexcept>

#include "graphs/formats.hpp"
#include "papers/checks.hpp"
#include "solve/ello/determinant/algebraic.hpp"
#include "solve/ello/reduction.hpp"

namespace gamecert::papers {
namespace {

/// A random colouring, parity-plausible (a MOP of order n has 2n - 3 edges).
std::vector<char> random_greens(int order, std::uint64_t seed) {
  std::vector<char> green;
  bool odd = (order + 2 * order - 3) % 2 != 0;
  for (const std::uint64_t t : solve::random_point(order, seed)) {
    green.push_back(static_cast<char>(t >> 7 & 1));
    odd = odd != (green.back() != 0);
  }
  if (odd) green.front() ^= 1;
  return green;
}

/// The one colouring that a random order wins: green where an even number of neighbours come before.
std::vector<char> greens_of_random_order(const graphs::Graph& graph, std::uint64_t seed) {
  const std::vector<std::uint64_t> time = solve::random_point(graph.order(), seed);
  std::vector<char> green;
  for (int v = 0; v < graph.order(); ++v) {
    const auto before = std::ranges::count_if(graph.neighbours(v), [&](int u) {
      return time[static_cast<std::size_t>(u)] < time[static_cast<std::size_t>(v)];
    });
    green.push_back(before % 2 == 0);
  }
  return green;
}

/// Any game of a small graph against the algebraic test, which errs with a chance below 2^-40.
void compare_with_algebraic_test(const graphs::Graph& mop, std::uint64_t seed, Trial& trial) {
  const std::vector<char> green = random_greens(mop.order(), seed);
  solve::Watch watch(trial.left());
  const bool wins = solve::nonzero_at(mop, green, solve::random_point(mop.order(), seed + 1), watch);
  trial.instance(decide(mop, green).winnable == wins, [&] {
    return Failure{graphs::write_graph6(mop), {}, "the reduction and the algebraic test differ"};
  });
}

/// Links looked at a vertex at order 10^exponent, measured on games that an order wins: they are reduced to the end.
double looks_a_vertex(int exponent, Trial& trial) {
  int order = 1;
  for (int i = 0; i < exponent; ++i) order *= 10;
  const int games = std::max(4, 20000 / order);
  std::uint64_t looks = 0;
  for (int number = 0; number < games; ++number) {
    const auto seed = static_cast<std::uint64_t>(number + 1);
    trial.look();
    const graphs::Graph mop = random_mop(order, seed);
    trial.look();
    const std::vector<char> green = greens_of_random_order(mop, seed);
    trial.look();
    const MopAnswer answer = decide(mop, green, trial.left());
    looks += answer.looks;
    trial.instance(answer.winnable, [&] {
      return Failure{graphs::write_graph6(mop), {}, "\"not winnable\" for a game that an order wins"};
    });
  }
  const double result = static_cast<double>(looks) / (static_cast<double>(order) * games);
  char text[160];
  std::snprintf(text, sizeof text, "%d winnable games of %d vertices: %.2f links looked at a vertex", games, order,
                result);
  trial.remark(text);
  return result;
}

}  // namespace

graphs::Graph random_mop(int order, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<graphs::Edge> edges{{0, 1}, {0, 2}, {1, 2}}, outer = edges;
  for (int added = 3; added < order; ++added) {
    graphs::Edge& chosen = outer[random() % outer.size()];
    const auto [u, v] = chosen;
    edges.insert(edges.end(), {{u, added}, {v, added}});
    chosen = {u, added};
    outer.emplace_back(v, added);
  }
  return {order, edges};
}

MopAnswer decide(const graphs::Graph& mop, const std::vector<char>& green, const solve::Limits& limits) {
  solve::Watch watch(limits);
  const solve::ElloReduction reduction(mop, green, watch);
  if (!reduction.lost() && reduction.kernel().order() > 0) throw std::logic_error("something is left of a MOP");
  return {!reduction.lost(), reduction.looks()};
}

void check_linear_time(int exponent, const CheckArguments& given, Trial& trial) {
  constexpr int first = 3, small_games = 200, small_order = 100;
  if (exponent == first) {
    for (std::uint64_t seed = 1; seed <= small_games; ++seed)
      compare_with_algebraic_test(random_mop(small_order, seed), seed, trial);
  }
  const double here = looks_a_vertex(exponent, trial);
  if (exponent == first) return;
  Trial other(trial.left());
  const double least = looks_a_vertex(first, other);
  trial.instance(here <= given.numbers.at("factor") * least, [&] {
    char text[120];
    std::snprintf(text, sizeof text, "order 10^%d: %.2f links looked at a vertex, but %.2f at order 10^%d", exponent,
                  here, least, first);
    return Failure{.where = text, .missing = "a measure is no proof"};
  });
}

}  // namespace gamecert::papers
