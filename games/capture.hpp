// The vertex-capturing game: colour edges in turn, and capture vertices by a majority of their edges.
//
// The first player colours an uncoloured edge red, the second player one blue, in turns, until all
// edges are coloured. A player captures a vertex if more than half of its incident edges are coloured
// by that player; the score is the number of vertices captured. What is decided is the score of the
// first player minus the score of the second.
//
// A captured vertex stays captured, so the point is counted with the edge that makes the majority.
//
// Source: J. Bensmail, F. Mc Inerney, "The vertex-capturing game", 2021, Section 1.
#pragma once

#include "games/arenas/edge_arena.hpp"
#include "games/refinements.hpp"
#include "games/shared_rules/painted_edges.hpp"

namespace gamecert::games {

template <Plane P>
struct Capture {
  static GameInfo info() {
    return {.name = "capture",
            .summary = "colour edges in turn; who has more than half of the edges at a vertex captures it",
            .stuck = Stuck::ends,
            .planes = {"open", "mine", "theirs"},
            .attributes = {painted_edges()},
            .local = {.moves = Locality::Moves::on_edges}};
  }
  static constexpr Refinements refinements = {.gain = true,
                                              .head_start = true,
                                              .turn = true,
                                              .live = "Shapes of edges to be captured",
                                              .mark = true,
                                              .codes = true,
                                              .move_name = true};
  // Edges, then vertices.
  static int cells(const Instance& instance, const Parameters&) {
    return static_cast<int>(instance.graph().size()) + instance.order();
  }
  static int codes(const Instance& instance, const Parameters&) { return static_cast<int>(instance.graph().size()); }

  // Edges: uncoloured, coloured by the mover, coloured by the opponent.
  struct Board {
    P open, mine, theirs;
  };

  Capture(const typename P::Space& space, const Instance& instance, const Parameters&)
      : on(space, instance), at_start{on.edges(), space.none(), space.none()} {
    const std::vector<int> player = instance.edge_values("painted", 1, 2);
    for (int e = 0; e < on.size(); ++e) {
      if (player[static_cast<std::size_t>(e)] == 1) at_start = play(at_start, e);
      if (player[static_cast<std::size_t>(e)] == 2) at_start = turn(play(turn(at_start), e));
    }
  }

  Board start() const { return at_start; }
  P moves(const Board& at) const { return at.open; }
  Board play(const Board& at, int e) const { return {at.open - on.edge(e), at.mine | on.edge(e), at.theirs}; }
  Board turn(const Board& at) const { return {at.open, at.theirs, at.mine}; }
  // The ends of e at which it makes the majority.
  auto gain(const Board& at, int e) const {
    const P mine = play(at, e).mine;
    const auto [u, v] = on.ends(e);
    return point_if(count(mine & on.edges_at(u)) == majority(u)) +
           point_if(count(mine & on.edges_at(v)) == majority(v));
  }
  // What is captured before play begins.
  auto head_start() const {
    typename P::Number score = 0;
    for (int v = 0; v < on.order(); ++v) {
      score = score + point_if(count(at_start.mine & on.edges_at(v)) >= majority(v)) -
              point_if(count(at_start.theirs & on.edges_at(v)) >= majority(v));
    }
    return score;
  }
  auto remaining(const Board& at) const { return count(at.open); }
  // Of the rest of play only the uncoloured edges matter, the vertices either player may still capture, and the lead
  // there.
  P live(const Board& at) const {
    P cells = at.open & on.edges();
    for (int v = 0; v < on.order(); ++v) {
      const auto open = count(at.open & on.edges_at(v));
      const auto mine = count(at.mine & on.edges_at(v));
      const auto theirs = count(at.theirs & on.edges_at(v));
      const auto free = (mine < majority(v)) & (theirs < majority(v));
      cells = cells | when(free & ((mine + open >= majority(v)) | (theirs + open >= majority(v))), on.vertex(v));
    }
    return cells;
  }
  typename P::Number mark(const Board& at, int cell) const {
    if (cell < on.size()) return 0;
    return count(at.mine & on.neighbours(cell)) - count(at.theirs & on.neighbours(cell));
  }
  std::string move_name(int e) const { return on.edge_name(e); }

  /// More than half of the edges at v.
  typename P::Number majority(int v) const { return on.degree(v) / 2 + 1; }
  static typename P::Number point_if(const typename P::Bit& captured) { return when(captured, typename P::Number(1)); }

  EdgeArena<P> on;
  Board at_start;
};

}  // namespace gamecert::games
