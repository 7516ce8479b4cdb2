// Two lists drive the run: vertices of degree 2 to look at, and those found to be part of a fork, which wait until no
// ear is left. A vertex enters the first list when it, or a neighbour, gets its degree. Each step deletes a vertex and
// changes a bounded number of degrees: linear time.
#include "papers/ello/mop_linear.hpp"

#include <algorithm>
#include <cstdio>
#include <initializer_list>
#include <random>
#include <set>
#include <utility>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/ello/games.hpp"
#include "solve/ello/determinant/algebraic.hpp"

namespace gamecert::papers {
namespace {

std::size_t index(int v) { return static_cast<std::size_t>(v); }

class Run {
 public:
  Run(const graphs::Graph& mop, std::vector<char> green, const solve::Limits& limits)
      : near_(index(mop.order())), green_(std::move(green)), left_(mop.order()), watch_(limits) {
    for (int v = 0; v < mop.order(); ++v) {
      near_[index(v)] = {mop.neighbours(v).begin(), mop.neighbours(v).end()};
      ends_.push_back(v);
    }
  }

  MopAnswer answer() {
    while (left_ > 4) {
      watch_.step();
      const bool ears_only = !ends_.empty();
      std::vector<int>& list = ears_only ? ends_ : forks_;
      const int x = list.back();
      list.pop_back();
      if (near(x).size() == 2 && !step(x, ears_only)) return {false, steps_};
    }
    return {by_inspection(), steps_};
  }

 private:
  const std::set<int>& near(int v) {
    ++steps_;
    return near_[index(v)];
  }
  char& green(int v) {
    ++steps_;
    return green_[index(v)];
  }
  bool shows_green(int v) { return green(v) != 0; }
  void flip(int v) { green(v) ^= 1; }
  /// The neighbour that is none of these.
  int other(int v, std::initializer_list<int> these) {
    return *std::ranges::find_if(near(v), [&](int u) { return std::ranges::find(these, u) == these.end(); });
  }

  /// At a vertex of degree 2. False if the game turns out to be unwinnable.
  bool step(int x, bool ears_only) {
    for (const int y : near(x)) {
      if (near(y).size() != 3) continue;
      const int a = other(x, {y});
      step_2_2(x, y, a, other(y, {x, a}));
      return true;
    }
    for (const int y : near(x)) {
      if (near(y).size() != 4) continue;
      for (const int z : near(y)) {
        if (z == x || near(z).size() != 2) continue;
        if (!ears_only) return step_2_4(x, y, z);
        forks_.push_back(x);
        return true;
      }
    }
    return true;
  }

  /// Figure 5a: N(x) = {y, a}, N(y) = {x, a, b}.
  void step_2_2(int x, int y, int a, int b) {
    if (shows_green(x)) {
      if (!shows_green(y)) flip(y), flip(a);
    } else {
      if (shows_green(y)) flip(b);
      remove(y);
    }
    remove(x);
  }

  /// Figure 5b: N(x) = {a, y}, N(y) = {a, b, x, z}, N(z) = {b, y}. False if the game turns out to be unwinnable.
  bool step_2_4(int x, int y, int z) {
    if (shows_green(z) && !shows_green(x)) std::swap(x, z);  // z is red if one of the two is
    const int a = other(x, {y}), b = other(z, {y});
    if (shows_green(z)) {
      flip(b), flip(y);
      remove(z);
      return true;
    }
    if (!shows_green(x) && !shows_green(y)) return false;
    if (shows_green(x) && shows_green(y)) flip(a);
    for (const int v : {x, y, z}) remove(v);
    return true;
  }

  /// Deletes a vertex and lists what may be at the end of an ear or a fork now.
  void remove(int v) {
    --left_;
    for (const int u : std::exchange(near_[index(v)], {})) {
      near_[index(u)].erase(v);
      const std::set<int>& around = near(u);
      ends_.push_back(u);
      if (around.size() == 3 || around.size() == 4) ends_.insert(ends_.end(), around.begin(), around.end());
    }
  }

  /// Four vertices at most.
  bool by_inspection() {
    std::vector<int> vertices;
    SmallGraph graph;
    VertexSet shown = 0;
    for (int v = 0; v < std::ssize(near_); ++v) {
      if (near_[index(v)].empty()) continue;
      if (shows_green(v)) shown |= graphs::single(graph.order);
      for (int i = 0; i < graph.order; ++i) {
        if (near_[index(v)].contains(vertices[index(i)])) graph.add_edge(i, graph.order);
      }
      vertices.push_back(v);
      ++graph.order;
    }
    return ColouredGames(graph).winnable(shown);
  }

  std::vector<std::set<int>> near_;  // by vertex; empty for those that are deleted
  std::vector<char> green_;
  int left_;                       // vertices
  std::vector<int> ends_, forks_;  // of degree 2, perhaps
  std::uint64_t steps_ = 0;
  solve::Watch watch_;
};

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
    return Failure{graphs::write_graph6(mop), {}, "the algorithm and the algebraic test differ"};
  });
}

/// Steps a vertex at order 10^exponent, measured on games that an order wins: the algorithm plays them to the end.
double steps_a_vertex(int exponent, Trial& trial) {
  int order = 1;
  for (int i = 0; i < exponent; ++i) order *= 10;
  const int games = std::max(4, 20000 / order);
  std::uint64_t steps = 0;
  for (int number = 0; number < games; ++number) {
    const auto seed = static_cast<std::uint64_t>(number + 1);
    trial.look();
    const graphs::Graph mop = random_mop(order, seed);
    trial.look();
    const std::vector<char> green = greens_of_random_order(mop, seed);
    trial.look();
    const MopAnswer answer = decide(mop, green, trial.left());
    steps += answer.steps;
    trial.instance(answer.winnable, [&] {
      return Failure{graphs::write_graph6(mop), {}, "\"not winnable\" for a game that an order wins"};
    });
  }
  const double result = static_cast<double>(steps) / (static_cast<double>(order) * games);
  char text[160];
  std::snprintf(text, sizeof text, "%d winnable games of %d vertices: %.2f steps a vertex", games, order, result);
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

MopAnswer decide(const graphs::Graph& mop, std::vector<char> green, const solve::Limits& limits) {
  return Run(mop, std::move(green), limits).answer();
}

void check_linear_time(int exponent, double most, Trial& trial) {
  constexpr int first = 3, small_games = 200, small_order = 100;
  if (exponent == first) {
    for (std::uint64_t seed = 1; seed <= small_games; ++seed)
      compare_with_algebraic_test(random_mop(small_order, seed), seed, trial);
  }
  const double here = steps_a_vertex(exponent, trial);
  if (exponent == first) return;
  Trial other(trial.left());
  const double least = steps_a_vertex(first, other);
  trial.instance(here <= most * least, [&] {
    char text[120];
    std::snprintf(text, sizeof text, "order 10^%d: %.2f steps a vertex, but %.2f at order 10^%d", exponent, here, least,
                  first);
    return Failure{.where = text, .missing = "a measure is no proof"};
  });
}

}  // namespace gamecert::papers
