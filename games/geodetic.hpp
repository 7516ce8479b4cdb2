// The geodetic contraction game: label a vertex and all vertices on shortest paths to the labelled ones.
//
// The set L of labelled vertices is empty at first. Two players take turns to choose an unlabelled
// vertex u; u itself and all vertices on shortest paths between u and L are labelled. When all vertices
// are labelled the game is over, and who cannot move loses (normal play) or wins (misere play). The
// first move labels one vertex, and so does every move that no path joins to L. Readings of "shortest
// paths between u and any vertex of L":
//   contract  L counts as one vertex: the shortest paths from u to a nearest vertex of L
//   literal   the shortest paths between u and every vertex of L
//   hull      the least set that holds L and u and all shortest paths between its vertices; the labelled
//             vertices of the start are such a set already
//
// Source: A. S. Fraenkel, F. Harary, "Geodetic contraction games on graphs", 1989, Section 1.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "games/arenas/components.hpp"
#include "games/arenas/distances.hpp"
#include "games/arenas/graph_arena.hpp"
#include "games/refinements.hpp"
#include "text/deadline.hpp"

namespace gamecert::games {

/// Whether the labelled vertices are closed under shortest paths; InputError if they are not and the graph has several
/// components.
inline bool closed_under_shortest_paths(const Instance& instance, const Distances& distances) {
  const std::vector<int> labelled = instance.vertices("labelled");
  std::vector<int> unlabelled;
  for (int v = 0; v < instance.order(); ++v) {
    if (!std::ranges::binary_search(labelled, v)) unlabelled.push_back(v);
  }
  const bool connected = instance.order() == 0 || std::ssize(distances.nearest_first(0)) == instance.order();
  bool closed = true;
  for (int u : labelled) {
    for (int v : labelled) {
      if (v < u) continue;
      text::pause();
      for (int w : unlabelled) {
        if (!distances.on_a_shortest_path(w, u, v)) continue;
        closed = false;
        if (connected) continue;
        instance.refuse("labelled",
                        "expected a set closed under shortest paths in a graph of several components, found " +
                            std::to_string(u) + " and " + std::to_string(v) + " labelled and not " + std::to_string(w) +
                            " between them");
      }
    }
  }
  return closed;
}

template <Plane P>
struct Geodetic {
  enum Reading { contract, literal, hull };

  static GameInfo info() {
    return {.name = "geodetic",
            .summary = "label a vertex and all vertices on shortest paths to the labelled ones; who cannot move loses",
            .planes = {"open"},
            .attributes = {{"labelled", AttributeInfo::Shape::vertices, "the labelled vertices"}},
            .parameters = {{.name = "reading",
                            .usual = contract,
                            .meaning = "how an ambiguous rule is read (see docs/READINGS.md)",
                            .words = {"contract", "literal", "hull"}}},
            .local = {.why_not = "a move labels vertices on shortest paths through the whole board"}};
  }
  static constexpr Refinements refinements = {.live = "Parts of a labelled graph", .mark = true};
  static int cells(const Instance& instance, const Parameters&) { return instance.order(); }

  struct Board {
    P open;  // not labelled
  };

  Geodetic(const typename P::Space& space, const Instance& instance, const Parameters& parameters)
      : on(space, instance),
        reading(static_cast<Reading>(parameters.number("reading"))),
        labelled_at_start(space.cells(instance.vertices("labelled"))) {
    const Distances distances(instance);
    component = components(space, instance);
    const auto n = static_cast<std::size_t>(on.order());
    for (int u = 0; u < on.order(); ++u) {
      const int farthest = distances.between(u, distances.nearest_first(u).back());
      ring.emplace_back(static_cast<std::size_t>(farthest) + 1, space.none());
      paths.emplace_back(n, space.none());
      for (int v : distances.nearest_first(u)) {
        text::pause();
        const int d = distances.between(u, v);
        P& circle = ring.back()[static_cast<std::size_t>(d)];
        P& way = paths.back()[static_cast<std::size_t>(v)];
        circle = circle | space.cell(v);
        way = space.cell(v);
        for (int w : instance.neighbours(v)) {
          if (distances.between(u, w) == d - 1) way = way | paths.back()[static_cast<std::size_t>(w)];
        }
      }
    }
    if (reading == hull) closed_at_start = closed_under_shortest_paths(instance, distances);
  }

  Board start() const { return {on.vertices() - labelled_at_start}; }
  P moves(const Board& at) const { return at.open; }
  Board play(const Board& at, int u) const {
    const P labelled = on.vertices() - at.open;
    P more = on.vertex(u);
    if (reading == hull) {
      more = hull_of(labelled, more);
    } else {
      const P targets = reading == contract ? nearest(labelled, u) : labelled;
      each(targets, [&](int v, auto target) { more = more | when(target, path(u, v)); });
    }
    return {at.open - more};
  }
  auto remaining(const Board& at) const { return count(at.open); }
  // Under `contract` a component of the open vertices sees of the others only where they touch it. Under
  // the other readings the labelled vertices of a component of the graph matter as well. Under `hull` the labelled
  // vertices of a disconnected graph are closed under shortest paths, so that a move labels nothing in other
  // components.
  P live(const Board& at) const {
    if (reading == contract) return at.open;
    P cells = on.space().none();
    each(at.open, [&](int v, auto open) { cells = cells | when(open, entry(component, v)); });
    return cells;
  }

  typename P::Number mark(const Board& at, int v) const {
    const typename P::Number touched = 1;
    return when(any(on.neighbours(v) - at.open), touched);
  }

  /// The labelled vertices at the least distance from u.
  P nearest(const P& labelled, int u) const {
    P found = on.space().none();
    for (const P& circle : entry(ring, u)) found = found | when(none(found), circle & labelled);
    return found;
  }
  /// The least set closed under shortest paths that holds both; the first is closed unless the start is not.
  P hull_of(const P& labelled, const P& more) const {
    P set = labelled | more;
    P fresh = closed_at_start ? more : set;
    for (int round = 0; round < on.order(); ++round) {
      P found = on.space().none();
      each(fresh, [&](int u, auto first) {
        each(set, [&](int v, auto second) { found = found | when(first & second, path(u, v)); });
      });
      fresh = found - set;
      set = set | found;
    }
    return set;
  }
  /// The vertices on shortest paths between u and v; none if there is no path.
  const P& path(int u, int v) const { return entry(entry(paths, u), v); }

  GraphArena<P> on;
  Reading reading;
  std::vector<P> component;  // of every vertex
  P labelled_at_start;
  bool closed_at_start = true;        // under shortest paths
  std::vector<std::vector<P>> ring;   // ring[u][d]: the vertices at distance d from u
  std::vector<std::vector<P>> paths;  // paths[u][v]: the vertices on shortest paths between u and v
};

}  // namespace gamecert::games
