// ORIENTED k-COLORING: arcs between two colours all point the same way.
//
// Two players take turns to paint an unpainted vertex of a digraph with one of k colours. For each arc
// (u, v) the vertices u and v are not painted with the same colour, and there is no arc (v', u') where
// u is painted the same as u' and v the same as v'. Only arcs with both ends painted constrain. Who
// cannot move loses (normal play) or wins (misere play).
//
// Source: "Impartial coloring games", Definition 3.
#pragma once

#include "games/arenas/graph_arena.hpp"
#include "games/rules.hpp"
#include "games/shared_rules/painting.hpp"

namespace gamecert::games {

/// InputError unless, at the start, in which vertices have these of k colours, or 0, arcs between two colours all point
/// the same way.
inline void refuse_arcs_both_ways(const Instance& instance, int k, const std::vector<int>& colour) {
  std::vector<graphs::Edge> seen(static_cast<std::size_t>(k * k), {-1, -1});  // an arc for every arrow
  const auto refuse = [&](const std::string& found) {
    instance.refuse("painted", "expected arcs between two colours to point the same way, found " + found);
  };
  const auto shown = [&](int v) {
    return std::to_string(v) + ":" + std::to_string(colour[static_cast<std::size_t>(v)]);
  };
  for (int u = 0; u < instance.order(); ++u) {
    for (int v : instance.neighbours(u)) {
      const int a = colour[static_cast<std::size_t>(u)] - 1;
      const int b = colour[static_cast<std::size_t>(v)] - 1;
      if (a < 0 || b < 0) continue;
      if (a == b) refuse("the arc from " + shown(u) + " to " + shown(v));
      const auto [x, y] = seen[static_cast<std::size_t>(b * k + a)];
      if (x >= 0) refuse("arcs from " + shown(x) + " to " + shown(y) + " and from " + shown(u) + " to " + shown(v));
      seen[static_cast<std::size_t>(a * k + b)] = {u, v};
    }
  }
}

template <Plane P>
struct Oriented {
  static GameInfo info() {
    return {
        .name = "oriented",
        .summary = "paint vertices of a digraph with k colours; arcs between two colours all point the same way",
        .board = BoardKind::digraph,
        .planes = {"painted", "arrows"},
        .attributes = {painted_vertices()},
        .parameters = {{.name = "colours", .least = 1, .greatest = 32, .usual = 2, .meaning = "number of colours"}}};
  }
  static constexpr Refinements refinements = {.codes = true, .move_name = true};
  static int cells(const Instance& instance, const Parameters& parameters) {
    const int k = parameters.number("colours");
    return std::max(instance.order(), k) * k;
  }
  static int codes(const Instance& instance, const Parameters& parameters) {
    return instance.order() * parameters.number("colours");
  }

  struct Board {
    P painted;  // pairs (v, c)
    P arrows;   // cell a*k + b: an arc goes from colour a to colour b
  };

  Oriented(const typename P::Space& s, const Instance& instance, const Parameters& parameters)
      : space(s),
        k(parameters.number("colours")),
        pairs{instance.order(), k},
        heads(neighbours_of(instance)),
        tails(tails_of(instance)),
        colour(instance.vertex_values("painted", 1, k, 0)) {
    refuse_arcs_both_ways(instance, k, colour);
  }

  Board start() const {
    Board at{space.none(), space.none()};
    for (int v = 0; v < pairs.order; ++v) {
      const int c = colour[static_cast<std::size_t>(v)];
      if (c != 0) at = play(at, pairs.cell(v, c - 1));
    }
    return at;
  }
  P moves(const Board& at) const {
    P legal = space.none();
    for (int v = 0; v < pairs.order; ++v) {
      const auto unpainted = none(at.painted & pairs_of(space, pairs, v));
      for (int c = 0; c < k; ++c) legal = legal | when(unpainted & fits(at, v, c), space.cell(pairs.cell(v, c)));
    }
    return legal;
  }
  Board play(const Board& at, int pair) const {
    const int v = pairs.vertex(pair);
    const int c = pairs.colour(pair);
    P arrows = at.arrows;
    for (int b = 0; b < k; ++b) {
      arrows = arrows | when(coloured(at, entry(heads, v), b), arrow(c, b));
      arrows = arrows | when(coloured(at, entry(tails, v), b), arrow(b, c));
    }
    return {at.painted | space.cell(pair), arrows};
  }
  auto remaining(const Board& at) const { return typename P::Number(pairs.order) - count(at.painted); }
  std::string move_name(int pair) const { return pairs.name(pair); }

  /// Whether the arcs of v stay oriented when v has colour c.
  auto fits(const Board& at, int v, int c) const {
    auto clash = any(space.none());
    for (int b = 0; b < k; ++b) {
      const auto to_b = coloured(at, entry(heads, v), b);
      const auto from_b = coloured(at, entry(tails, v), b);
      const auto against_to = b == c ? to_b : to_b & (any(at.arrows & arrow(b, c)) | from_b);
      const auto against_from = b == c ? from_b : from_b & any(at.arrows & arrow(c, b));
      clash = clash | against_to | against_from;
    }
    return !clash;
  }
  /// Whether one of the vertices has colour c.
  auto coloured(const Board& at, const std::vector<int>& vertices, int c) const {
    std::vector<int> cells;
    for (int u : vertices) cells.push_back(pairs.cell(u, c));
    return any(at.painted & space.cells(cells));
  }
  P arrow(int from, int to) const { return space.cell(from * k + to); }

  typename P::Space space;
  int k;
  Pairs pairs;
  std::vector<std::vector<int>> heads, tails;  // of the arcs at every vertex
  std::vector<int> colour;                     // at the start, from 1; 0 if unpainted
};

}  // namespace gamecert::games
