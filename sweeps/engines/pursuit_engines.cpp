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

/// Whether all burn in so many rounds: what a vertex set on fire with k rounds to go burns is what is at most k away.
class Burning {
 public:
  explicit Burning(const SmallGraph& graph) : graph_(graph) {
    for (int v = 0; v < graph.order; ++v) balls_.push_back(single(v));
    reach_.push_back(balls_);
  }
  bool burns(VertexSet open, int rounds) {
    while (std::ssize(reach_) < rounds) {
      for (VertexSet& ball : balls_) ball = around(graph_, ball);
      reach_.push_back(balls_);
    }
    if (open == 0) return true;
    if (rounds == 0) return false;
    if (rounds == 1) return std::has_single_bit(open);
    text::pause();
    return std::ranges::any_of(reach_[static_cast<std::size_t>(rounds - 1)],
                               [&](VertexSet ball) { return (open & ball) != 0 && burns(open & ~ball, rounds - 1); });
  }

 private:
  const SmallGraph& graph_;
  std::vector<VertexSet> balls_;
  std::vector<std::vector<VertexSet>> reach_;  // by distance
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
      for (int u = 0; u <= v; ++u) safe_.push_back(graph.vertices() & ~single(u) & ~single(v));
    }
  }
  bool win() {
    for (bool changed = true; changed;) {
      changed = false;
      for (int v = 0; v < graph_.order; ++v) {
        for (int u = 0; u <= v; ++u) {
          text::pause();
          const VertexSet left = after_moves(u, v);
          if (left == safe(u, v)) continue;
          safe(u, v) = left;
          changed = true;
          if (left == 0) return true;
        }
      }
    }
    return false;
  }

 private:
  VertexSet& safe(int u, int v) {
    return safe_[static_cast<std::size_t>(std::max(u, v) * (std::max(u, v) + 1) / 2 + std::min(u, v))];
  }
  VertexSet after_moves(int u, int v) {
    VertexSet left = safe(u, v);
    each(graph_.neighbours(u) | single(u), [&](int x) {
      each(graph_.neighbours(v) | single(v),
           [&](int y) { left &= around(graph_, safe(x, y)) & ~single(x) & ~single(y); });
    });
    return left;
  }

  const SmallGraph& graph_;
  std::vector<VertexSet> safe_;
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
  while (!burning.burns(graph.vertices(), rounds)) ++rounds;
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
