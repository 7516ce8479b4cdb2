// What the games share that flip edges one by one: the triangulation as it stands.
#pragma once

#include "games/arenas/segment_arena.hpp"

namespace gamecert::games {

/// A flip as segments: the four around, and the diagonal that it draws.
struct FlipLines {
  Line around;
  int diagonal;
};

/// By segment: its flips, each across a convex quadrilateral without points inside.
std::vector<std::vector<FlipLines>> flips_between(const graphs::PointSet& points);

/// The triangulation at the start, and its edges that are green, as segments.
std::pair<std::vector<int>, std::vector<int>> drawn_and_green(const Instance& instance);

/// A move flips a black edge between two triangles that form a convex quadrilateral: it is replaced by the
/// other diagonal, which is green. A flip is named by the edge it removes.
template <Plane P>
struct FlipBoard {
  // All edges; those that are not green.
  struct Board {
    P drawn, black;
  };

  FlipBoard(const typename P::Space& space, const Instance& instance)
      : on(space, segments(instance.order()), empty_triangles(*instance.triangulation().points())),
        at_start(coloured(instance)),
        flips(planes(space, flips_between(*instance.triangulation().points()))) {}

  static int cells(const Instance& instance, const Parameters&) { return segment_count(instance.order()); }

  Board start() const { return at_start; }
  P moves(const Board& at) const {
    P legal = on.none();
    each(at.black, [&](int e, auto) { legal = legal | when(any(replacement(at, e)), on.edge(e)); });
    return legal & at.black;
  }
  Board play(const Board& at, int e) const {
    return {(at.drawn - on.edge(e)) | replacement(at, e), at.black - on.edge(e)};
  }
  auto remaining(const Board& at) const { return count(at.black); }
  std::string move_name(int e) const { return on.edge_name(e); }

  /// The other diagonal, if e can be flipped: at most one of its quadrilaterals is there.
  P replacement(const Board& at, int e) const {
    P other = on.none();
    for (const auto& [around, diagonal] : entry(flips, e)) {
      other = other | when(none(around - at.drawn), diagonal);
    }
    return other;
  }

  /// A convex quadrilateral without points inside: the four edges around, and the other diagonal.
  struct Flip {
    P around, diagonal;
  };

  LineArena<P> on;  // lines: the empty triangles
  Board at_start;
  std::vector<std::vector<Flip>> flips;  // by diagonal

 private:
  Board coloured(const Instance& instance) const {
    const auto [drawn, green] = drawn_and_green(instance);
    return {on.edges(drawn), on.edges(drawn) - on.edges(green)};
  }
  static std::vector<std::vector<Flip>> planes(const typename P::Space& space,
                                               const std::vector<std::vector<FlipLines>>& lists) {
    std::vector<std::vector<Flip>> result(lists.size());
    for (std::size_t e = 0; e < lists.size(); ++e) {
      for (const auto& [around, diagonal] : lists[e]) result[e].push_back({space.cells(around), space.cell(diagonal)});
    }
    return result;
  }
};

}  // namespace gamecert::games
