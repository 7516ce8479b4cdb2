// WEAK 2-COLORING: neighbours of equal colour need, both of them, a neighbour of the other colour.
//
// Two players take turns to paint an unpainted vertex blue (1) or red (2). Who cannot move loses
// (normal play) or wins (misere play). The paper says: "two adjacent vertices can be colored with the
// same color if and only if each vertex is also adjacent to a vertex of the opposite color". Readings:
//   edges       after every move, of two adjacent vertices of the same colour each has a painted
//               neighbour of the other colour
//   surrounded  after every move, no painted vertex with a neighbour has all its neighbours painted in its colour
//   extendable  after every move, the painting extends to a weak colouring of the whole graph, one in
//               which every vertex with a neighbour has one of the other colour (order at most 8)
//   painted     only the vertex being painted is tested: if a neighbour has its colour, it needs a
//               painted neighbour of the other colour; any start is legal
//
// Source: G. Beaulieu, K. Burke, É. Duchêne, "Impartial coloring games", 2013, Definition 5.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/arenas/components.hpp"
#include "games/arenas/graph_arena.hpp"
#include "games/refinements.hpp"
#include "games/shared_rules/painting.hpp"

namespace gamecert::games {

enum class WeakReading { edges, surrounded, extendable, painted };

/// The blue vertices of every weak colouring that extends the start, in which vertices have these colours, or 0.
inline std::vector<std::vector<int>> weak_colourings(const Instance& instance, const std::vector<int>& colour) {
  constexpr int extendable_order = 8;
  const int n = instance.order();
  if (n > extendable_order)
    throw text::LimitError("weak --reading extendable is played to order " + std::to_string(extendable_order) +
                           ", and the graph has order " + std::to_string(n));
  std::vector<std::vector<int>> result;
  for (unsigned blue = 0; blue < 1U << n; ++blue) {
    const auto is_blue = [&](int v) { return (blue >> v & 1) != 0; };
    bool weak = true;
    std::vector<int> members;
    for (int v = 0; v < n; ++v) {
      const auto near = instance.neighbours(v);
      const int given = colour[static_cast<std::size_t>(v)];
      weak = weak && (given == 0 || is_blue(v) == (given == 1)) &&
             (near.empty() || std::ranges::any_of(near, [&](int u) { return is_blue(u) != is_blue(v); }));
      if (is_blue(v)) members.push_back(v);
    }
    if (weak) result.push_back(members);
  }
  if (result.empty())
    instance.refuse("painted", "expected a painting that extends to a weak colouring, found one that does not");
  return result;
}

/// The start is legal where it could stand after a move.
inline void refuse_illegal_start(const Instance& instance, const std::vector<int>& colour, WeakReading reading) {
  using enum WeakReading;
  const auto of = [&](int v) { return colour[static_cast<std::size_t>(v)]; };
  const auto refuse = [&](int u, int v, const std::string& why) {
    instance.refuse("painted", "expected a weak colouring, found " + std::to_string(u) + " and " + std::to_string(v) +
                                   " both painted " + std::to_string(of(v)) + " and " + why);
  };
  for (int v = 0; v < instance.order() && reading != painted; ++v) {
    const auto near = instance.neighbours(v);
    const auto same = std::ranges::find_if(near, [&](int u) { return of(u) == of(v); });
    if (of(v) == 0 || same == near.end()) continue;
    const std::string name = std::to_string(v);
    if (reading == edges && std::ranges::none_of(near, [&](int u) { return of(u) == 3 - of(v); }))
      refuse(*same, v, "no neighbour of " + name + " painted " + std::to_string(3 - of(v)));
    if (reading == surrounded && std::ranges::all_of(near, [&](int u) { return of(u) == of(v); }))
      refuse(*same, v, "all neighbours of " + name + " painted like it");
  }
}

/// Colours clash along one edge, and one edge lifts the clash.
inline std::optional<Reach> weak_reach(const Parameters& parameters) {
  const std::string_view reading = parameters.word("reading");
  if (reading == "extendable") return std::nullopt;
  return Reach{.near = 1, .relief = 1, .when_painted = reading == "painted"};
}

template <Plane P>
struct Weak {
  using enum WeakReading;

  static GameInfo info() {
    return {.name = "weak",
            .summary = "paint vertices with 2 colours; neighbours of equal colour need neighbours of the other",
            .planes = {"unpainted", "blue", "red"},
            .attributes = {{"painted", AttributeInfo::Shape::vertex_values,
                            "vertex:colour, blue 1 and red 2; the others are unpainted"}},
            .parameters = {{.name = "reading",
                            .usual = static_cast<int>(edges),
                            .meaning = "how an ambiguous rule is read (see docs/READINGS.md)",
                            .words = {"edges", "surrounded", "extendable", "painted"}}},
            .painting = {{.colours = [](const Parameters&) { return 2; },
                          .reach = weak_reach,
                          .no_reach = "with reading=extendable whether a painting extends depends on the whole graph"}},
            .local = {.why_not = "whether a vertex may be painted depends on all its neighbours at once"}};
  }
  static constexpr Refinements refinements = {.live = "Parts of a weak painting",
                                              .move_name = true,
                                              .any_graph = true,
                                              .play_only = true,
                                              .position_of = true,
                                              .ruled_out = true};
  static int cells(const Instance& instance, const Parameters&) { return pairs(instance).count(); }
  // This reading asks whether some weak colouring exists: no formula is made of it.
  static std::string_view play_only(const Parameters& parameters) {
    return parameters.word("reading") == "extendable" ? "--reading extendable" : "";
  }
  static Pairs pairs(const Instance& instance) { return {instance.order(), 2}; }

  // Vertices; moves are pairs (v, colour).
  struct Board {
    P unpainted, blue, red;
  };

  Weak(const typename P::Space& space, const Instance& instance, const Parameters& parameters)
      : on(space, instance),
        code(pairs(instance)),
        reading(static_cast<WeakReading>(parameters.number("reading"))),
        component(components(space, instance)),
        at_start{on.vertices(), space.none(), space.none()} {
    const std::vector<int> colour = instance.vertex_values("painted", 1, 2, 0);
    for (int v = 0; v < on.order(); ++v) {
      const int c = colour[static_cast<std::size_t>(v)];
      if (c != 0) at_start = play(at_start, code.cell(v, c - 1));
    }
    if (reading == extendable) weak_colourings = planes_with(space, games::weak_colourings(instance, colour));
    refuse_illegal_start(instance, colour, reading);
  }

  Board start() const { return at_start; }
  P moves(const Board& at) const {
    P legal = on.space().none();
    each(at.unpainted & on.vertices(), [&](int v, auto unpainted) {
      const auto blue = reading == extendable ? extends(at.blue | on.vertex(v), at.red) : may_join(at.blue, at.red, v);
      const auto red = reading == extendable ? extends(at.blue, at.red | on.vertex(v)) : may_join(at.red, at.blue, v);
      legal = legal | when(unpainted & blue, on.space().cell(code.cell(v, 0))) |
              when(unpainted & red, on.space().cell(code.cell(v, 1)));
    });
    return legal;
  }
  Board play(const Board& at, int pair) const {
    const P v = on.vertex(code.vertex(pair));
    if (code.colour(pair) == 0) return {at.unpainted - v, at.blue | v, at.red};
    return {at.unpainted - v, at.blue, at.red | v};
  }
  auto remaining(const Board& at) const { return count(at.unpainted); }
  // Components of the graph in which something is unpainted. They are read off the instance, not off some graph.
  P live(const Board& at) const {
    P cells = on.space().none();
    each(at.unpainted & on.vertices(),
         [&](int v, auto unpainted) { cells = cells | when(unpainted, entry(component, v)); });
    return cells;
  }
  std::string move_name(int pair) const { return code.name(pair); }

  Board position_of(const P& painting) const {
    const auto painted_with = [&](int c) {
      return cells_where(on.space(), on.order(), [&](int v) { return painting.contains(code.cell(v, c)); });
    };
    const P blue = painted_with(0), red = painted_with(1);
    return {on.vertices() - blue - red, blue, red};
  }
  // The readings `edges` and `surrounded` ask it of all that is painted, `painted` of a vertex being painted.
  P ruled_out(const P& painting) const {
    const Board at = position_of(painting);
    return cells_where(on.space(), code.count(), [&](int pair) {
      const bool is_blue = code.colour(pair) == 0;
      return !suits(is_blue ? at.blue : at.red, is_blue ? at.red : at.blue, code.vertex(pair));
    });
  }

  /// Whether v can be painted like `own` as far as its own neighbours go; `other` has the other colour. Of all readings
  /// but `extendable`.
  auto suits(const P& own, const P& other, int v) const {
    const P& near = on.neighbours(v);
    return reading == surrounded ? none(near) | any(near - own) : none(near & own) | any(near & other);
  }
  /// Whether the unpainted v may be painted like `own`; `other` has the other colour. Of all readings but `extendable`.
  auto may_join(const P& own, const P& other, int v) const {
    const P& near = on.neighbours(v);
    auto legal = suits(own, other, v);
    if (reading == surrounded) {
      each(near, [&](int u, auto adjacent) {
        legal = legal & !(adjacent & own.contains(u) & none(on.neighbours(u) - own - on.vertex(v)));
      });
    }
    if (reading == edges) {
      each(near, [&](int u, auto adjacent) {
        legal = legal & !(adjacent & own.contains(u) & none(on.neighbours(u) & other));
      });
    }
    return legal;
  }
  auto extends(const P& blue, const P& red) const {
    auto found = any(on.space().none());
    for (const P& all_blue : weak_colourings) found = found | (none(blue - all_blue) & none(red & all_blue));
    return found;
  }

  GraphArena<P> on;
  Pairs code;
  WeakReading reading;
  std::vector<P> component;        // of every vertex
  std::vector<P> weak_colourings;  // for `extendable`: those that extend the start, as their blue vertices
  Board at_start;
};

}  // namespace gamecert::games
