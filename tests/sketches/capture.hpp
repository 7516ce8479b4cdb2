// Vertex-capturing: colour edges in turn; a vertex belongs to who has more of its edges at the end.
#pragma once

#include "games/info.hpp"
#include "games/plane.hpp"
#include "tests/sketches/edges.hpp"

namespace gamecert::sketches {

template <games::Plane P>
struct Capture {
  static games::GameInfo info() {
    return {.name = "capture", .summary = "", .stuck = games::Stuck::ends, .planes = {"mine", "theirs"}};
  }
  static int cells(const games::Instance& instance, const games::Parameters&) { return Edges(instance).count(); }

  struct Board {
    P mine, theirs;  // edges of the mover and of the opponent
  };

  Capture(const typename P::Space& s, const games::Instance& instance, const games::Parameters&)
      : space(s), edges(instance) {}

  Board start() const { return {space.none(), space.none()}; }
  P moves(const Board& at) const { return space.all(edges.count()) - at.mine - at.theirs; }
  Board play(const Board& at, int e) const { return {at.mine | space.cell(e), at.theirs}; }
  Board turn(const Board& at) const { return {at.theirs, at.mine}; }
  // Points move with every majority, so that they add up to the captures at the end.
  auto gain(const Board& at, int e) const {
    const auto& [u, v] = edges.ends[static_cast<std::size_t>(e)];
    const Board after = play(at, e);
    return owned(after, u) - owned(at, u) + (owned(after, v) - owned(at, v));
  }
  auto remaining(const Board& at) const { return count(moves(at)); }

  /// 1, 0 or -1: whose vertex it would be.
  typename P::Number owned(const Board& at, int v) const {
    const P around = space.cells(edges.at(v));
    const auto mine = count(at.mine & around);
    const auto theirs = count(at.theirs & around);
    const typename P::Number one = 1;
    return when(theirs < mine, one) - when(mine < theirs, one);
  }

  typename P::Space space;
  Edges edges;
};

}  // namespace gamecert::sketches
