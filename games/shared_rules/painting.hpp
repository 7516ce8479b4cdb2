// Colouring games in which painting a vertex rules out other pairs (vertex, colour) for good.
//
// A position is the set of pairs that are still allowed: the vertex is unpainted and nothing painted
// so far rules the colour out there. A move paints: it takes an allowed pair and strikes out the pairs
// it rules out, among them all pairs of its vertex. Which pairs rule each other out is all that a game
// adds; of two pairs each rules out the other or neither does.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/arenas/graph_arena.hpp"
#include "games/info.hpp"
#include "games/instances/instance.hpp"
#include "games/plane.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

/// Cells for pairs (v, c) of a vertex and a colour 0..colours-1, which users write v:c+1.
struct Pairs {
  int order = 0;
  int colours = 0;
  int count() const { return order * colours; }
  int cell(int v, int c) const { return v * colours + c; }
  int vertex(int cell) const { return cell / colours; }
  int colour(int cell) const { return cell % colours; }
  std::string name(int cell) const { return std::to_string(vertex(cell)) + ":" + std::to_string(colour(cell) + 1); }
};

/// All pairs of v as a plane.
template <class Space>
auto pairs_of(const Space& space, const Pairs& pairs, int v) {
  auto cells = space.none();
  for (int c = 0; c < pairs.colours; ++c) cells = cells | space.cell(pairs.cell(v, c));
  return cells;
}

/// The pairs of colour c of vertices.
template <Plane P>
P coloured(const GraphArena<P>& on, const Pairs& pairs, const P& vertices, int c) {
  P cells = on.space().none();
  each(vertices, [&](int v, auto in) { cells = std::move(cells) | when(in, on.space().cell(pairs.cell(v, c))); });
  return cells;
}

/// The pairs that are painted at the start, as the instance says.
template <Plane P>
P painted_at_start(const GraphArena<P>& on, const Pairs& pairs, const Instance& instance) {
  const std::vector<int> colour = instance.vertex_values("painted", 1, pairs.colours, 0);
  P painting = on.space().none();
  for (int v = 0; v < pairs.order; ++v) {
    if (const int c = colour[static_cast<std::size_t>(v)]; c != 0)
      painting = std::move(painting) | on.space().cell(pairs.cell(v, c - 1));
  }
  return painting;
}

inline AttributeInfo painted_vertices() {
  return {"painted", AttributeInfo::Shape::vertex_values, "vertex:colour; the others are unpainted"};
}

/// What games on a PaintArena have beyond what every game has.
constexpr Refinements painting_refinements = {
    .live = "Parts of allowed pairs", .move_name = true, .any_graph = true, .position_of = true, .ruled_out = true};

/// Which pairs rule each other out, on a graph or digraph.
template <Plane P>
class PaintArena {
 public:
  /// `clashing(v, c)`: the pairs of other vertices that painting v with c rules out.
  template <class Clashing>
  PaintArena(GraphArena<P> graph, Pairs pairs, Clashing&& clashing) : graph_(std::move(graph)), pairs_(pairs) {
    for (int v = 0; v < pairs.order; ++v) {
      own_.push_back(pairs_of(space(), pairs, v));
      for (int c = 0; c < pairs.colours; ++c)
        neighbours_.push_back(clashing(v, c) | (own_.back() - pair(pairs.cell(v, c))));
    }
  }

  /// Adjacency is read here and nowhere else.
  const GraphArena<P>& graph() const { return graph_; }

  const Pairs& pairs() const { return pairs_; }
  P pair(int cell) const { return space().cell(cell); }
  P all() const { return space().all(pairs_.count()); }
  /// The pairs that this one rules out.
  const P& neighbours(int cell) const { return entry(neighbours_, cell); }
  /// Of other vertices.
  P clashing(int cell) const { return neighbours(cell) - entry(own_, pairs_.vertex(cell)); }

  P ruled_out(const P& painting) const {
    return cells_where(space(), pairs_.count(), [&](int cell) { return any(painting & clashing(cell)); });
  }
  /// The pairs of vertices that are painted.
  P taken(const P& painting) const {
    P cells = space().none();
    for (const P& own : own_) cells = std::move(cells) | when(any(painting & own), own);
    return cells;
  }
  /// InputError if two of the pairs rule each other out.
  void require_legal(const P& painting, const Instance& instance, std::string_view rule) const {
    each(painting, [&](int pair, auto) {
      each(painting & clashing(pair), [&](int before, auto) {
        if (before < pair)
          instance.refuse("painted", "expected a start in which " + std::string(rule) + ", found " +
                                         pairs_.name(before) + " and " + pairs_.name(pair));
      });
    });
  }

 private:
  const typename P::Space& space() const { return graph_.space(); }

  GraphArena<P> graph_;
  Pairs pairs_;
  std::vector<P> own_;  // by vertex: its pairs
  std::vector<P> neighbours_;
};

/// The game on an arena.
template <Plane P>
struct Painting {
  struct Board {
    P allowed;
  };

  Painting(PaintArena<P> arena, const P& painted, const Instance& instance, std::string_view rule)
      : on(std::move(arena)), at_start(position_of(painted)) {
    on.require_legal(painted, instance, rule);
  }

  Board start() const { return at_start; }
  P moves(const Board& at) const { return at.allowed; }
  Board play(const Board& at, int pair) const { return {at.allowed - on.pair(pair) - on.neighbours(pair)}; }
  auto remaining(const Board& at) const { return count(at.allowed); }
  // Pairs that no chain of allowed pairs links never meet: the game is the sum of its linked parts.
  P live(const Board& at) const { return at.allowed; }
  std::string move_name(int pair) const { return on.pairs().name(pair); }

  Board position_of(const P& painting) const { return {on.all() - on.taken(painting) - on.ruled_out(painting)}; }
  P ruled_out(const P& painting) const { return on.ruled_out(painting); }

  PaintArena<P> on;
  Board at_start;
};

}  // namespace gamecert::games
