// SEQUENTIAL k-COLORING: the vertices are painted properly in a given order.
//
// The vertices stand in an order. The player to move must paint the first unpainted vertex of that
// order with one of k colours so that no neighbour has the same colour; who cannot loses (normal play)
// or wins (misere play).
//
// Source: G. Beaulieu, K. Burke, É. Duchêne, "Impartial coloring games", 2013, Definition 7 (after Bodlaender, 1989).
#pragma once

#include "games/proper.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

template <Plane P>
struct Sequential {
  static GameInfo info() {
    return {
        .name = "sequential",
        .summary = "paint the next vertex of an order with k colours, neighbours differently; who cannot loses",
        .planes = {"allowed", "unpainted"},
        .attributes = {painted_vertices(),
                       {"order", AttributeInfo::Shape::order, "the order of painting; else 0, 1, 2, ..."}},
        .parameters = {{.name = "colours", .least = 1, .greatest = 64, .usual = 2, .meaning = "number of colours"}}};
  }
  static constexpr Refinements refinements = {.move_name = true, .more_than_graph = "order"};
  static int cells(const Instance& instance, const Parameters& parameters) {
    return Proper<P>::cells(instance, parameters);
  }

  struct Board {
    P allowed;    // pairs (v, c), as in PROPER k-COLORING
    P unpainted;  // vertices
  };

  Sequential(const typename P::Space& s, const Instance& instance, const Parameters& parameters)
      : space(s), proper(s, instance, parameters), order(instance.ordering("order")), unpainted_at_start(s.none()) {
    const std::vector<int> colour = instance.vertex_values("painted", 1, parameters.number("colours"), 0);
    for (int v : order) {
      if (colour[static_cast<std::size_t>(v)] == 0) unpainted_at_start = unpainted_at_start | space.cell(v);
    }
  }

  Board start() const { return {proper.at_start.allowed, unpainted_at_start}; }
  P moves(const Board& at) const {
    P next = space.none();  // the pairs of the first unpainted vertex
    auto all_painted = none(space.none());
    for (int v : order) {
      const auto unpainted = at.unpainted.contains(v);
      next = next | when(all_painted & unpainted, pairs_of(space, proper.on.pairs(), v));
      all_painted = all_painted & !unpainted;
    }
    return next & at.allowed;
  }
  Board play(const Board& at, int pair) const {
    const auto after = proper.play({at.allowed}, pair);
    return {after.allowed, at.unpainted - space.cell(proper.on.pairs().vertex(pair))};
  }
  auto remaining(const Board& at) const { return count(at.unpainted); }
  std::string move_name(int pair) const { return proper.move_name(pair); }

  typename P::Space space;
  Proper<P> proper;
  std::vector<int> order;
  P unpainted_at_start;
};

}  // namespace gamecert::games
