// ORIENTED k-COLORING: arcs between two colours all point the same way.
//
// Two players take turns to paint an unpainted vertex of a digraph with one of k colours. For each arc
// (u, v) the vertices u and v are not painted with the same colour, and there is no arc (v', u') where
// u is painted the same as u' and v the same as v'. Only arcs with both ends painted constrain. Who
// cannot move loses (normal play) or wins (misere play).
//
// Source: G. Beaulieu, K. Burke, É. Duchêne, "Impartial coloring games", 2013, Definition 3.
#pragma once

#include "games/arenas/graph_arena.hpp"
#include "games/refinements.hpp"
#include "games/shared_rules/painting.hpp"

namespace gamecert::games {

template <Plane P>
struct Oriented {
  static GameInfo info() {
    return {
        .name = "oriented",
        .summary = "paint vertices of a digraph with k colours; arcs between two colours all point the same way",
        .board = BoardKind::digraph,
        .planes = {"painted", "arrows"},
        .attributes = {painted_vertices()},
        .parameters = {{.name = "colours", .least = 1, .greatest = 32, .usual = 2, .meaning = "number of colours"}},
        // two arcs between the same two colours: at the vertex, or one there and the other anywhere
        .painting = {{.colours = [](const Parameters& parameters) { return parameters.number("colours"); },
                      .reach = [](const Parameters&) -> std::optional<Reach> { return Reach{.near = 1, .far = 1}; }}},
        .local = {.why_not = "an arc between two painted vertices forbids pairs of colours on the whole board"}};
  }
  static constexpr Refinements refinements = {
      .codes = true, .move_name = true, .any_graph = true, .position_of = true, .ruled_out = true};
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

  Oriented(const typename P::Space& space, const Instance& instance, const Parameters& parameters)
      : on(space, instance),
        k(parameters.number("colours")),
        pairs{instance.order(), k},
        at_start(painted_at_start(on, pairs, instance)) {
    const std::vector<P> into = games::tails(on);
    for (int v = 0; v < pairs.order; ++v) {
      own.push_back(pairs_of(space, pairs, v));
      for (int b = 0; b < k; ++b) {
        heads.push_back(coloured(on, pairs, on.neighbours(v), b));
        tails.push_back(coloured(on, pairs, entry(into, v), b));
      }
    }
    refuse_illegal_start(instance);
  }

  Board start() const { return position_of(at_start); }
  P moves(const Board& at) const {
    P legal = on.space().none();
    for (int v = 0; v < pairs.order; ++v) {
      const auto unpainted = none(at.painted & entry(own, v));
      for (int c = 0; c < k; ++c)
        legal = std::move(legal) | when(unpainted & fits(at, v, c), on.space().cell(pairs.cell(v, c)));
    }
    return legal;
  }
  Board play(const Board& at, int pair) const {
    const int v = pairs.vertex(pair);
    const int c = pairs.colour(pair);
    P arrows = at.arrows;
    for (int b = 0; b < k; ++b) {
      arrows = arrows | when(any(at.painted & to(v, b)), arrow(c, b));
      arrows = arrows | when(any(at.painted & from(v, b)), arrow(b, c));
    }
    return {at.painted | on.space().cell(pair), arrows};
  }
  auto remaining(const Board& at) const { return typename P::Number(pairs.order) - count(at.painted); }
  std::string move_name(int pair) const { return pairs.name(pair); }

  Board position_of(const P& painting) const {
    return {painting, cells_where(on.space(), k * k, [&](int arrow) {
              auto seen = any(on.space().none());
              for (int v = 0; v < pairs.order; ++v)
                seen = seen | (painting.contains(pairs.cell(v, arrow / k)) & any(painting & to(v, arrow % k)));
              return seen;
            })};
  }
  P ruled_out(const P& painting) const {
    const Board at = position_of(painting);
    return cells_where(on.space(), pairs.count(),
                       [&](int pair) { return !fits(at, pairs.vertex(pair), pairs.colour(pair)); });
  }

  /// Whether the arcs of v stay oriented when v has colour c.
  auto fits(const Board& at, int v, int c) const {
    auto clash = any(on.space().none());
    for (int b = 0; b < k; ++b) {
      const auto to_b = any(at.painted & to(v, b));
      const auto from_b = any(at.painted & from(v, b));
      const auto against_to = b == c ? to_b : to_b & (any(at.arrows & arrow(b, c)) | from_b);
      const auto against_from = b == c ? from_b : from_b & any(at.arrows & arrow(c, b));
      clash = clash | against_to | against_from;
    }
    return !clash;
  }
  /// The pairs of colour c of heads of arcs from v, and of tails of arcs to v.
  const P& to(int v, int c) const { return entry(heads, pairs.cell(v, c)); }
  const P& from(int v, int c) const { return entry(tails, pairs.cell(v, c)); }
  P arrow(int from, int to) const { return on.space().cell(from * k + to); }

  GraphArena<P> on;
  int k;
  Pairs pairs;
  P at_start;                   // painted
  std::vector<P> own;           // by vertex: its pairs
  std::vector<P> heads, tails;  // by pair

 private:
  void refuse_illegal_start(const Instance& instance) const {
    std::vector<graphs::Edge> seen(static_cast<std::size_t>(k * k), {-1, -1});  // pairs at an arc, for every arrow
    const auto refuse = [&](const std::string& found) {
      instance.refuse("painted", "expected arcs between two colours to point the same way, found " + found);
    };
    const auto arc = [&](int x, int y) { return pairs.name(x) + " to " + pairs.name(y); };
    each(at_start, [&](int x, auto) {
      each(on.neighbours(pairs.vertex(x)), [&](int v, auto) {
        each(at_start & entry(own, v), [&](int y, auto) {
          const int a = pairs.colour(x);
          const int b = pairs.colour(y);
          if (a == b) refuse("the arc from " + arc(x, y));
          const auto [from, to] = seen[static_cast<std::size_t>(b * k + a)];
          if (from >= 0) refuse("arcs from " + arc(from, to) + " and from " + arc(x, y));
          seen[static_cast<std::size_t>(a * k + b)] = {x, y};
        });
      });
    });
  }
};

}  // namespace gamecert::games
