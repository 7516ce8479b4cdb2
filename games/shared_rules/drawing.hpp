// What the games share that draw segments between points until these form a triangulation.
#pragma once

#include <algorithm>
#include <iterator>

#include "games/arenas/segment_arena.hpp"
#include "games/shared_rules/painted_edges.hpp"

namespace gamecert::games {

/// InputError if two of the segments drawn, those of `attribute`, cross; in ascending order.
inline void refuse_crossing(const Instance& instance, std::string_view attribute, const std::vector<int>& drawn) {
  const std::vector<graphs::Edge> all = segments(instance.order());
  const std::vector<std::vector<int>> others = crossings(instance.points());
  const auto name = [&](int e) { return graphs::name(all[static_cast<std::size_t>(e)]); };
  for (const int e : drawn) {
    for (const int f : others[static_cast<std::size_t>(e)]) {
      if (std::ranges::binary_search(drawn, f))
        instance.refuse(attribute, "expected segments that do not cross, found " + name(f) + " and " + name(e));
    }
  }
}

/// The segments, the empty triangles among them, and which cross.
template <Plane P>
struct DrawingArena : LineArena<P> {
  DrawingArena(const typename P::Space& space, const graphs::PointSet& points)
      : LineArena<P>(space, segments(points.order()), empty_triangles(points)),
        crossing_(planes_with(space, games::crossings(points))) {
    for (int e = 0; e < this->size(); ++e) neighbours_.push_back(LineArena<P>::neighbours(e) | crossing(e));
  }

  /// The segments that cross segment e.
  const P& crossing(int e) const { return entry(crossing_, e); }
  /// Segments that cross e or are sides of an empty triangle with it.
  const P& neighbours(int e) const { return entry(neighbours_, e); }
  /// The drawn segments that are sides of an empty triangle with one of `part`.
  P sides(const P& drawn, const P& part) const {
    P found = this->none();
    each(part, [&](int e, auto in) { found = found | when(in, LineArena<P>::neighbours(e)); });
    return found & drawn;
  }
  /// How many empty triangles segment e completes beside the segments drawn.
  typename P::Number completed(int e, const P& drawn) const {
    typename P::Number triangles = 0;
    for (const P& triangle : this->lines_at(e))
      triangles = triangles + when(!any(triangle - drawn - this->edge(e)), typename P::Number(1));
    return triangles;
  }
  /// What can still be drawn beside `drawn`. InputError if two of `drawn` cross.
  P open_beside(const Instance& instance, std::string_view attribute, const std::vector<int>& drawn) const {
    refuse_crossing(instance, attribute, drawn);
    P open = this->edges() - this->edges(drawn);
    for (const int e : drawn) open = open - crossing(e);
    return open;
  }

 private:
  std::vector<P> crossing_, neighbours_;  // by segment
};

/// Segments of one colour: a move draws a segment that crosses none drawn before.
template <Plane P>
struct Drawing {
  // Segments that can still be drawn, and those drawn.
  struct Board {
    P open, drawn;
  };

  Drawing(const typename P::Space& space, const Instance& instance)
      : on(space, instance.points()),
        at_start{on.open_beside(instance, "marked", instance.edge_set("marked")),
                 on.edges(instance.edge_set("marked"))} {}

  static AttributeInfo marked() { return {"marked", AttributeInfo::Shape::edges, "the segments drawn at the start"}; }
  static int cells(const Instance& instance, const Parameters&) { return segment_count(instance.order()); }

  Board start() const { return at_start; }
  P moves(const Board& at) const { return at.open; }
  Board play(const Board& at, int e) const { return {at.open - on.edge(e) - on.crossing(e), at.drawn | on.edge(e)}; }
  auto remaining(const Board& at) const { return count(at.open); }
  // The rest of play takes place in the regions between drawn segments, whose sides are on both sides.
  P live(const Board& at) const { return at.open; }
  P beside(const Board& at, const P& part) const { return on.sides(at.drawn, part); }
  // Of the triangles only those matter that can still be completed.
  typename P::Number line_mark(const Board& at, const P& triangle) const {
    return when(any(triangle - at.open - at.drawn), typename P::Number(-1));
  }
  std::string move_name(int e) const { return on.edge_name(e); }

  DrawingArena<P> on;
  Board at_start;
};

/// Segments of two colours: a move draws a segment in the mover's colour that crosses none drawn before.
template <Plane P>
struct TwoColourDrawing {
  // Segments that can still be drawn, those of the mover, those of the opponent.
  struct Board {
    P open, mine, theirs;
  };

  TwoColourDrawing(const typename P::Space& space, const Instance& instance)
      : on(space, instance.points()), at_start(painted(instance)) {}

  static int cells(const Instance& instance, const Parameters&) { return segment_count(instance.order()); }

  Board start() const { return at_start; }
  P moves(const Board& at) const { return at.open; }
  Board play(const Board& at, int e) const {
    return {at.open - on.edge(e) - on.crossing(e), at.mine | on.edge(e), at.theirs};
  }
  Board turn(const Board& at) const { return {at.open, at.theirs, at.mine}; }
  auto remaining(const Board& at) const { return count(at.open); }
  P live(const Board& at) const { return at.open; }
  P beside(const Board& at, const P& part) const { return on.sides(at.mine | at.theirs, part); }
  typename P::Number line_mark(const Board& at, const P& triangle) const {
    const auto dead = any(triangle - at.open - at.mine - at.theirs);
    return when(any(triangle & at.mine), typename P::Number(1)) +
           when(any(triangle & at.theirs), typename P::Number(2)) - when(dead, typename P::Number(4));
  }
  std::string move_name(int e) const { return on.edge_name(e); }

  DrawingArena<P> on;
  Board at_start;

 private:
  Board painted(const Instance& instance) const {
    const auto [red, blue] = edges_painted(instance);
    std::vector<int> drawn;
    std::ranges::merge(red, blue, std::back_inserter(drawn));
    return {on.open_beside(instance, "painted", drawn), on.edges(red), on.edges(blue)};
  }
};

}  // namespace gamecert::games
