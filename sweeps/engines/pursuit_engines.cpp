// Fires and cops: numbers of rounds and of pursuers.
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "language/words.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;
using Number = std::int64_t;

VertexSet around(const SmallGraph& graph, VertexSet set) { return neighbours_of(graph, set) | set; }

/// Fires of k rounds: what the vertices set on fire with 0 to k - 1 rounds to go burn is what is so far from them at
/// most. The search covers a lowest vertex by one of the fires that are left.
class Burning {
 public:
  explicit Burning(const SmallGraph& graph) : graph_(graph) {
    for (int v = 0; v < graph.order; ++v) balls_.push_back(single(v));
  }
  bool in(int rounds) {
    for (; std::ssize(fires_) < rounds; fires_.push_back(balls_)) {
      if (!fires_.empty())
        for (VertexSet& ball : balls_) ball = around(graph_, ball);
      int most = 0;
      for (const VertexSet ball : balls_) most = std::max(most, std::popcount(ball));
      most_.push_back(most);
    }
    return covers(graph_.vertices(), graphs::first_vertices(rounds));
  }

 private:
  bool covers(VertexSet open, VertexSet left) const {
    if (open == 0) return true;
    int most = 0;
    each(left, [&](int radius) { most += most_[static_cast<std::size_t>(radius)]; });
    if (most < std::popcount(open)) return false;
    text::pause();
    const VertexSet lowest = open & (~open + 1);
    for (VertexSet next = left; next != 0; next &= next - 1) {
      const int radius = std::countr_zero(next);
      for (const VertexSet ball : fires_[static_cast<std::size_t>(radius)])
        if ((ball & lowest) != 0 && covers(open & ~ball, left & ~single(radius))) return true;
    }
    return false;
  }

  const SmallGraph& graph_;
  std::vector<VertexSet> balls_;
  std::vector<std::vector<VertexSet>> fires_;  // by radius
  std::vector<int> most_;                      // vertices of a fire
};

/// Whether vertices whose neighbours are among another's and itself can be taken away until one is left.
bool dismantled(const SmallGraph& graph) {
  VertexSet left = graph.vertices();
  for (bool changed = true; changed && !std::has_single_bit(left);) {
    changed = false;
    each(left, [&](int v) {
      const VertexSet row = (graph.neighbours(v) | single(v)) & left;
      bool corner = false;
      each(row & ~single(v), [&](int u) { corner = corner || (row & ~graph.neighbours(u) & ~single(u)) == 0; });
      if (!corner) return;
      left &= ~single(v);
      changed = true;
    });
  }
  return std::has_single_bit(left);
}

/// Whether two cops catch the robber, by the places where the robber is safe, the cops to move, against each two
/// places. They shrink until they stay: a place is safe against two if no move of the cops comes there, and after each
/// a place around it is safe.
class TwoCops {
 public:
  explicit TwoCops(const SmallGraph& graph) : graph_(graph) {
    for (int v = 0; v < graph.order; ++v) {
      for (int u = 0; u <= v; ++u) {
        safe_.push_back(graph.vertices() & ~single(u) & ~single(v));
        beside_.push_back(around(graph, safe_.back()) & safe_.back());
      }
    }
  }
  bool win() {
    for (bool changed = true; changed;) {
      changed = false;
      for (int v = 0; v < graph_.order; ++v) {
        for (int u = 0; u <= v; ++u) {
          text::pause();
          const std::size_t at = place(u, v);
          const VertexSet left = after_moves(u, v, safe_[at]);
          if (left == safe_[at]) continue;
          safe_[at] = left;
          beside_[at] = around(graph_, left) & ~single(u) & ~single(v);
          changed = true;
          if (left == 0) return true;
        }
      }
    }
    return false;
  }

 private:
  static std::size_t place(int u, int v) {
    return static_cast<std::size_t>(std::max(u, v) * (std::max(u, v) + 1) / 2 + std::min(u, v));
  }
  VertexSet after_moves(int u, int v, VertexSet left) const {
    each(graph_.neighbours(u) | single(u),
         [&](int x) { each(graph_.neighbours(v) | single(v), [&](int y) { left &= beside_[place(x, y)]; }); });
    return left;
  }

  const SmallGraph& graph_;
  std::vector<VertexSet> safe_;    // by the two places
  std::vector<VertexSet> beside_;  // safe or beside a safe one, and not where the cops are
};

/// Of a connected graph: J. Turcotte and S. Yvon, 4-cop-win graphs have at least 19 vertices (2021).
Number cops(const SmallGraph& graph) {
  if (dismantled(graph)) return 1;
  const Number dominating = domination_number(graph);
  if (dominating == 2 || TwoCops(graph).win()) return 2;
  if (graph.order <= 18 || dominating == 3) return 3;
  throw text::LimitError("more than two cops are counted on components of order 18 at most");
}

}  // namespace

Number burning_number(const SmallGraph& graph) {
  Burning burning(graph);
  int rounds = 0;
  while (!burning.in(rounds)) ++rounds;
  return rounds;
}

Number cop_number(const SmallGraph& graph) {
  Number sum = 0;
  for (VertexSet left = graph.vertices(); left != 0;) {
    VertexSet part = single(std::countr_zero(left));
    for (VertexSet layer = part; layer != 0; part |= layer) layer = neighbours_of(graph, layer) & ~part;
    left &= ~part;
    sum += part == graph.vertices() ? cops(graph) : cops(graphs::induced(graph, part));
  }
  return sum;
}

}  // namespace gamecert::sweeps
