// Colouring games in which painting a vertex rules out other pairs (vertex, colour) for good.
//
// A position is the set of pairs that are still allowed: the vertex is unpainted and nothing painted
// so far rules the colour out there. A move paints: it takes an allowed pair and strikes out the pairs
// it rules out, among them all pairs of its vertex. Which pairs rule each other out is all that a game
// adds; of two pairs each rules out the other or neither does.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/arenas/planes.hpp"
#include "games/info.hpp"
#include "games/instances/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::games {

/// Cells for pairs (v, c) of a vertex and a colour 0..colours-1, which users write v:c+1.
struct Pairs {
  int order = 0;
  int colours = 0;
  int count() const { return order * colours; }
  int cell(int v, int c) const { return v * colours + c; }
  int vertex(int cell) const { return cell / colours; }
  int colour(int cell) const { return cell % colours; }
  std::string name(int cell) const;
};

/// All pairs of v as a plane.
template <class Space>
auto pairs_of(const Space& space, const Pairs& pairs, int v) {
  auto cells = space.none();
  for (int c = 0; c < pairs.colours; ++c) cells = cells | space.cell(pairs.cell(v, c));
  return cells;
}

/// For every vertex its neighbours, on a digraph the heads of the arcs out of it, ascending.
std::vector<std::vector<int>> neighbours_of(const Instance& instance);
/// For every vertex of a digraph the tails of the arcs into it, ascending.
std::vector<std::vector<int>> tails_of(const Instance& instance);

AttributeInfo painted_vertices();
ParameterInfo number_of_colours(int usual);

/// By pair, ascending: the pairs of other vertices that it rules out.
using RuledOut = std::vector<std::vector<int>>;
/// `ruled_out(v, c)` lists the pairs of other vertices that painting v with c rules out.
RuledOut ruled_out(const Pairs& pairs, const std::function<std::vector<int>(int v, int c)>& ruled_out);
/// Where pairs of equal colours rule each other out at vertices that are near each other, `near` by vertex.
RuledOut equal_colours(const Pairs& pairs, const std::vector<std::vector<int>>& near);
/// The vertices painted at the start, as pairs, in order of the vertices. InputError if one rules out another.
std::vector<int> painted_at_start(const Instance& instance, const Pairs& pairs, const RuledOut& ruled_out,
                                  std::string_view rule);

/// Which pairs rule each other out.
template <Plane P>
class PaintArena {
 public:
  PaintArena(const typename P::Space& space, Pairs pairs, RuledOut ruled_out)
      : pairs_(pairs), space_(space), neighbours_(planes_with(space, ruled_out)), lists_(std::move(ruled_out)) {
    for (int v = 0; v < pairs.order; ++v) {
      const P own = pairs_of(space, pairs, v);
      for (int c = 0; c < pairs.colours; ++c) {
        const int cell = pairs.cell(v, c);
        P& all = neighbours_[static_cast<std::size_t>(cell)];
        all = all | (own - space.cell(cell));
      }
    }
  }

  const Pairs& pairs() const { return pairs_; }
  P pair(int cell) const { return space_.cell(cell); }
  P all() const { return space_.all(pairs_.count()); }
  /// The pairs that this one rules out.
  const P& neighbours(int cell) const { return entry(neighbours_, cell); }

  /// What is allowed once the vertices are painted as the instance says. InputError if two of them may not be.
  P allowed_at_start(const Instance& instance, std::string_view rule) const {
    P allowed = all();
    for (const int pair : painted_at_start(instance, pairs_, lists_, rule))
      allowed = allowed - space_.cell(pair) - neighbours(pair);
    return allowed;
  }

 private:
  Pairs pairs_;
  typename P::Space space_;
  std::vector<P> neighbours_;
  RuledOut lists_;
};

/// The game on an arena.
template <Plane P>
struct Painting {
  struct Board {
    P allowed;
  };

  Painting(PaintArena<P> arena, const Instance& instance, std::string_view rule)
      : on(std::move(arena)), at_start(on.allowed_at_start(instance, rule)) {}

  Board start() const { return {at_start}; }
  P moves(const Board& at) const { return at.allowed; }
  Board play(const Board& at, int pair) const { return {at.allowed - on.pair(pair) - on.neighbours(pair)}; }
  auto remaining(const Board& at) const { return count(at.allowed); }
  // Pairs that no chain of allowed pairs links never meet: the game is the sum of its linked parts.
  P live(const Board& at) const { return at.allowed; }
  std::string move_name(int pair) const { return on.pairs().name(pair); }

  PaintArena<P> on;
  P at_start;
};

}  // namespace gamecert::games
