// Colouring games in which painting a vertex rules out other pairs (vertex, colour) for good.
//
// A position is the set of pairs that are still allowed: the vertex is unpainted and nothing painted
// so far rules the colour out there. A move paints: it takes an allowed pair and strikes out the pairs
// it rules out, among them all pairs of its vertex. Which pairs rule each other out is all that a game
// adds; of two pairs each rules out the other or neither does.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

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
  std::string name(int cell) const { return std::to_string(vertex(cell)) + ":" + std::to_string(colour(cell) + 1); }
};

/// All pairs of v as a plane.
template <class Space>
auto pairs_of(const Space& space, const Pairs& pairs, int v) {
  auto cells = space.none();
  for (int c = 0; c < pairs.colours; ++c) cells = cells | space.cell(pairs.cell(v, c));
  return cells;
}

/// For every vertex of a digraph the tails of the arcs into it, ascending.
inline std::vector<std::vector<int>> tails_of(const Instance& instance) {
  std::vector<std::vector<int>> tails(static_cast<std::size_t>(instance.order()));
  for (int u = 0; u < instance.order(); ++u) {
    for (int v : instance.neighbours(u)) tails[static_cast<std::size_t>(v)].push_back(u);
  }
  return tails;
}

inline AttributeInfo painted_vertices() {
  return {"painted", AttributeInfo::Shape::vertex_values, "vertex:colour; the others are unpainted"};
}
inline ParameterInfo number_of_colours(int usual) {
  return {.name = "colours", .least = 1, .greatest = 64, .usual = usual, .meaning = "number of colours"};
}

/// Which pairs rule each other out.
template <Plane P>
class PaintArena {
 public:
  /// `ruled_out(v, c)` lists the pairs of other vertices that painting v with c rules out.
  template <class RuledOut>
  PaintArena(const typename P::Space& space, Pairs pairs, RuledOut&& ruled_out) : pairs_(pairs), space_(space) {
    for (int v = 0; v < pairs.order; ++v) {
      const P own = pairs_of(space, pairs, v);
      for (int c = 0; c < pairs.colours; ++c) {
        std::vector<int> others = ruled_out(v, c);
        std::sort(others.begin(), others.end());
        neighbours_.push_back(space.cells(others) | (own - space.cell(pairs.cell(v, c))));
        lists_.push_back(std::move(others));
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
    const std::vector<int> colour = instance.vertex_values("painted", 1, pairs_.colours, 0);
    P allowed = all();
    for (int v = 0; v < pairs_.order; ++v) {
      if (colour[static_cast<std::size_t>(v)] == 0) continue;
      const int painted = pairs_.cell(v, colour[static_cast<std::size_t>(v)] - 1);
      for (int u = 0; u < v; ++u) {
        if (colour[static_cast<std::size_t>(u)] == 0) continue;
        const int before = pairs_.cell(u, colour[static_cast<std::size_t>(u)] - 1);
        if (!std::ranges::binary_search(lists_[static_cast<std::size_t>(painted)], before)) continue;
        instance.refuse("painted", "expected a start in which " + std::string(rule) + ", found " + pairs_.name(before) +
                                       " and " + pairs_.name(painted));
      }
      allowed = allowed - pair(painted) - neighbours(painted);
    }
    return allowed;
  }

 private:
  Pairs pairs_;
  typename P::Space space_;
  std::vector<P> neighbours_;
  std::vector<std::vector<int>> lists_;  // by cell: the pairs of other vertices that it rules out, ascending
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
