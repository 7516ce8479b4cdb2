// Games in which the players colour edges in turn, and whoever completes a line of them wins.
#pragma once

#include "games/arenas/line_arena.hpp"

namespace gamecert::games {

/// What a game of this kind adds is which lines there are. Nobody wins where no line is left to complete.
template <Plane P>
struct Completion {
  // Edges not coloured yet; the edge that completed a line, which ends play.
  struct Board {
    P black, closing;
  };

  Completion(const typename P::Space& space, const Instance& instance, const std::vector<Line>& lines,
             std::string_view line)
      : on(space, instance, lines), at_start{on.edges() - on.edges(instance.edge_set("marked")), on.none()} {
    refuse_complete(instance, "marked", instance.edge_set("marked"), lines, line);
  }

  static int cells(const Instance& instance, const Parameters&) { return static_cast<int>(instance.edges().size()); }

  Board start() const { return at_start; }
  P moves(const Board& at) const { return at.black; }
  Board play(const Board& at, int e) const {
    const P black = at.black - on.edge(e);
    return {black, when(on.line_at_within(e, on.edges() - black), on.edge(e))};
  }
  auto won(const Board& at) const { return any(at.closing); }
  auto remaining(const Board& at) const { return count(at.black); }
  P live(const Board& at) const { return at.black; }
  std::string move_name(int e) const { return on.edge_name(e); }

  LineArena<P> on;
  Board at_start;
};

}  // namespace gamecert::games
