// Two lists drive the run: leaves of the inner dual to look at, and leaves found to be part of a fork,
// which wait until no ear is left. A triangle enters the first list when it, or the triangle it hangs
// on, changes. Each step deletes a vertex and changes a bounded number of triangles: linear time.
#include "papers/ello/mop_linear.hpp"

#include <algorithm>
#include <cstdio>
#include <random>
#include <utility>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/ello/games.hpp"
#include "solve/ello/determinant/algebraic.hpp"

namespace gamecert::papers {
namespace {

using Triangle = TriangulatedMop::Triangle;

/// The position of a value that is there.
std::size_t place(const std::array<int, 3>& of, int value) {
  return static_cast<std::size_t>(std::ranges::find(of, value) - of.begin());
}

class Run {
 public:
  Run(TriangulatedMop mop, std::vector<char> green, const solve::Limits& limits)
      : mop_(std::move(mop)), green_(std::move(green)), left_(mop_.triangles.size()), watch_(limits) {
    present_.assign(left_, 1);
    for (int t = 0; t < static_cast<int>(left_); ++t) leaves_.push_back(t);
  }

  MopAnswer answer() {
    while (left_ > 2) {
      watch_.step();
      std::vector<int>& list = leaves_.empty() ? forks_ : leaves_;
      const bool ears_only = !leaves_.empty();
      const int t = list.back();
      list.pop_back();
      ++steps_;
      if (present(t) && degree(t) == 1 && !step(t, ears_only)) return {false, steps_};
    }
    return {by_inspection(), steps_};
  }

 private:
  Triangle& triangle(int t) { return mop_.triangles[static_cast<std::size_t>(t)]; }
  bool present(int t) const { return present_[static_cast<std::size_t>(t)] != 0; }
  int degree(int t) {
    const auto& across = triangle(t).across;
    return 3 - static_cast<int>(std::ranges::count(across, -1));
  }
  char& green(int v) {
    ++steps_;
    return green_[static_cast<std::size_t>(v)];
  }
  bool shows_green(int v) { return green(v) != 0; }
  void flip(int v) { green(v) ^= 1; }

  /// False if the game turns out to be unwinnable.
  bool step(int leaf, bool ears_only) {
    const std::size_t corner =
        place(triangle(leaf).across, *std::ranges::find_if(triangle(leaf).across, [](int t) { return t != -1; }));
    const int x = triangle(leaf).corners[corner], on = triangle(leaf).across[corner];
    const Triangle& next = triangle(on);
    const std::size_t b = place(next.across, leaf), p = (b + 1) % 3, q = (b + 2) % 3;
    if (degree(on) == 2) {
      const std::size_t y = next.across[p] == -1 ? q : p;  // the inner edge is opposite y
      const std::size_t a = y == p ? q : p;
      step_2_2(x, next.corners[y], next.corners[a], next.corners[b], leaf, on);
      return true;
    }
    for (const auto& [a, y] : {std::pair(p, q), std::pair(q, p)}) {
      const int other = next.across[a];  // on the edge yb
      if (degree(other) != 1) continue;
      if (ears_only) {
        forks_.push_back(leaf);
        return true;
      }
      const Triangle& third = triangle(other);
      const int z = third.corners[place(third.across, on)];
      // Held so that z is red if one of the two is.
      if (shows_green(z) && !shows_green(x))
        return step_2_4(z, next.corners[y], x, next.corners[b], next.corners[a], other, on, leaf);
      return step_2_4(x, next.corners[y], z, next.corners[a], next.corners[b], leaf, on, other);
    }
    return true;
  }

  /// Figure 5a, the triangle of x and the one it hangs on.
  void step_2_2(int x, int y, int a, int b, int first, int on) {
    if (shows_green(x)) {
      if (!shows_green(y)) flip(y), flip(a);
    } else {
      if (shows_green(y)) flip(b);
      detach(on);
    }
    detach(first);
  }

  /// Figure 5b, the triangle of x, the middle one, that of z. False if the game turns out to be unwinnable.
  bool step_2_4(int x, int y, int z, int a, int b, int first, int on, int last) {
    if (shows_green(z)) {
      flip(b), flip(y);
      detach(last);
      return true;
    }
    if (!shows_green(x) && !shows_green(y)) return false;
    if (shows_green(x) && shows_green(y)) flip(a);
    for (const int t : {last, on, first}) detach(t);
    return true;
  }

  /// Takes a triangle away and lists what may have become a leaf or hang on something that changed.
  void detach(int t) {
    present_[static_cast<std::size_t>(t)] = 0;
    --left_;
    ++steps_;
    for (const int next : triangle(t).across) {
      if (next == -1) continue;
      auto& across = triangle(next).across;
      across[place(across, t)] = -1;
      leaves_.push_back(next);
      for (const int further : across) {
        if (further != -1) leaves_.push_back(further);
      }
    }
  }

  /// Two triangles at most.
  bool by_inspection() {
    std::vector<int> vertices;
    SmallGraph graph;
    VertexSet shown = 0;
    const auto number = [&](int v) {
      const auto found = std::ranges::find(vertices, v);
      if (found != vertices.end()) return static_cast<int>(found - vertices.begin());
      if (green(v) != 0) shown |= graphs::single(graph.order);
      vertices.push_back(v);
      return graph.order++;
    };
    for (std::size_t t = 0; t < present_.size(); ++t) {
      if (present_[t] == 0) continue;
      const auto& corners = mop_.triangles[t].corners;
      const int u = number(corners[0]), v = number(corners[1]), w = number(corners[2]);
      graph.add_edge(u, v), graph.add_edge(v, w), graph.add_edge(w, u);
    }
    return ColouredGames(graph).winnable(shown);
  }

  TriangulatedMop mop_;
  std::vector<char> green_;
  std::vector<char> present_;  // by triangle
  std::size_t left_;           // how many are present
  std::vector<int> leaves_, forks_;
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
void compare_with_algebraic_test(const TriangulatedMop& mop, std::uint64_t seed, Trial& trial) {
  const std::vector<char> green = random_greens(mop.order, seed);
  solve::Watch watch(trial.left());
  const bool wins = solve::nonzero_at(graph(mop), green, solve::random_point(mop.order, seed + 1), watch);
  trial.instance(decide(mop, green).winnable == wins, [&] {
    return Failure{graphs::write_graph6(graph(mop)), {}, "the algorithm and the algebraic test differ"};
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
    const TriangulatedMop mop = random_mop(order, seed);
    trial.look();
    const std::vector<char> green = greens_of_random_order(graph(mop), seed);
    trial.look();
    const MopAnswer answer = decide(mop, green, trial.left());
    steps += answer.steps;
    trial.instance(answer.winnable, [&] {
      return Failure{graphs::write_graph6(graph(mop)), {}, "\"not winnable\" for a game that an order wins"};
    });
  }
  const double result = static_cast<double>(steps) / (static_cast<double>(order) * games);
  char text[160];
  std::snprintf(text, sizeof text, "%d winnable games of %d vertices: %.2f steps a vertex", games, order, result);
  trial.remark(text);
  return result;
}

}  // namespace

TriangulatedMop random_mop(int order, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  TriangulatedMop mop{3, {{{0, 1, 2}, {-1, -1, -1}}}};
  std::vector<std::pair<int, std::size_t>> outer{{0, 0}, {0, 1}, {0, 2}};  // triangle and side
  while (mop.order < order) {
    std::pair<int, std::size_t>& chosen = outer[random() % outer.size()];
    const auto [old, side] = chosen;
    const int added = static_cast<int>(mop.triangles.size());
    Triangle& under = mop.triangles[static_cast<std::size_t>(old)];
    const int u = under.corners[(side + 1) % 3], v = under.corners[(side + 2) % 3];
    under.across[side] = added;
    mop.triangles.push_back({{mop.order++, u, v}, {old, -1, -1}});
    chosen = {added, 1};
    outer.emplace_back(added, 2);
  }
  return mop;
}

graphs::Graph graph(const TriangulatedMop& mop) {
  std::vector<graphs::Edge> edges;
  for (int t = 0; t < static_cast<int>(mop.triangles.size()); ++t) {
    const Triangle& here = mop.triangles[static_cast<std::size_t>(t)];
    for (std::size_t side = 0; side < 3; ++side) {
      if (here.across[side] < t) edges.emplace_back(here.corners[(side + 1) % 3], here.corners[(side + 2) % 3]);
    }
  }
  return graphs::Graph(mop.order, edges);
}

MopAnswer decide(TriangulatedMop mop, std::vector<char> green, const solve::Limits& limits) {
  return Run(std::move(mop), std::move(green), limits).answer();
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
