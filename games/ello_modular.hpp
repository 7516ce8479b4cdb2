// ELLO with d colours: eliminate every vertex of a graph coloured by residues modulo d.
//
// Every vertex has a colour in 0..d-1. A move selects a vertex whose colour is not 0, adds 1
// modulo d to the colours of its neighbours, and deletes it. The game is won when all vertices
// are eliminated. For d = 2 this is ELLO with green written 1 and red written 0.
//
// Source: D. Craft, Z. Miller, D. Pritikin, "A solitaire game played on 2-colored graphs", 2009, closing
// section ("the colors increase by 1 (mod d)", "a move cannot be made at a vertex of color 0").
#pragma once

#include "games/arenas/graph_arena.hpp"
#include "games/instances/instance.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

template <Plane P>
struct ModularEllo {
  static GameInfo info() {
    return {
        .name = "ello-modular",
        .summary = "ELLO with colours modulo d: nonzero vertices move and add 1 to their neighbours",
        .players = 1,
        .board = BoardKind::graph_or_digraph,
        .planes = {"colours"},
        .attributes = {{"coloured", AttributeInfo::Shape::vertex_values, "vertex:colour; the others have colour 0"}},
        .parameters = {{.name = "modulus", .least = 2, .greatest = 64, .usual = 3, .meaning = "number of colours"}}};
  }
  static constexpr Refinements refinements = {.won = true, .codes = true, .any_graph = true};
  static int cells(const Instance& instance, const Parameters& parameters) {
    return instance.order() * parameters.number("modulus");
  }
  static int codes(const Instance& instance, const Parameters&) { return instance.order(); }

  // Cell v*d + r: vertex v is alive and has colour r.
  struct Board {
    P colours;
  };

  ModularEllo(const typename P::Space& space, const Instance& instance, const Parameters& parameters)
      : on(space, instance), d(parameters.number("modulus")), colour(instance.vertex_values("coloured", 0, d - 1, 0)) {}

  Board start() const {
    P colours = on.space().none();
    for (int v = 0; v < on.order(); ++v) colours = colours | cell(v, colour[static_cast<std::size_t>(v)]);
    return {colours};
  }
  P moves(const Board& at) const {
    P movable = on.space().none();
    for (int v = 0; v < on.order(); ++v) {
      movable = movable | when(any(at.colours & vertex(v)) & !at.colours.contains(v * d), on.vertex(v));
    }
    return movable;
  }
  Board play(const Board& at, int v) const {
    P colours = at.colours;
    each(on.neighbours(v), [&](int u, auto near) {
      P next = on.space().none();
      for (int r = 0; r < d; ++r) next = next | when(at.colours.contains(u * d + r), cell(u, (r + 1) % d));
      colours = colours ^ when(near, (at.colours & vertex(u)) ^ next);
    });
    return {colours - vertex(v)};
  }
  auto won(const Board& at) const { return none(at.colours); }
  auto remaining(const Board& at) const { return count(at.colours); }

  P cell(int v, int r) const { return on.space().cell(v * d + r); }
  P vertex(int v) const {
    P cells = on.space().none();
    for (int r = 0; r < d; ++r) cells = cells | cell(v, r);
    return cells;
  }

  GraphArena<P> on;
  int d;
  std::vector<int> colour;
};

}  // namespace gamecert::games
