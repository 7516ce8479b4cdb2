// Nimstring on the triangles of a graph: mark edges; who completes a triangle moves again.
#pragma once

#include "games/info.hpp"
#include "games/plane.hpp"
#include "tests/sketches/edges.hpp"

namespace gamecert::sketches {

template <games::Plane P>
struct Nimstring {
  static games::GameInfo info() { return {.name = "nimstring", .summary = "", .planes = {"marked"}}; }
  static int cells(const games::Instance& instance, const games::Parameters&) { return Edges(instance).count(); }

  struct Board {
    P marked;
  };

  Nimstring(const typename P::Space& s, const games::Instance& instance, const games::Parameters&)
      : space(s), edges(instance) {
    const graphs::Graph& graph = instance.graph();
    for (int e = 0; e < edges.count(); ++e) {
      for (int f = 0; f < e; ++f) {
        for (int g = 0; g < f; ++g) {
          std::vector<int> ends;
          for (int h : {e, f, g}) {
            ends.push_back(edges.ends[static_cast<std::size_t>(h)].first);
            ends.push_back(edges.ends[static_cast<std::size_t>(h)].second);
          }
          std::sort(ends.begin(), ends.end());
          if (ends[0] == ends[1] && ends[2] == ends[3] && ends[4] == ends[5] && graph.adjacent(ends[0], ends[2])) {
            triangles.push_back(space.cells(std::vector<int>{e, f, g}));
          }
        }
      }
    }
  }

  Board start() const { return {space.none()}; }
  P moves(const Board& at) const { return space.all(edges.count()) - at.marked; }
  Board play(const Board& at, int e) const { return {at.marked | space.cell(e)}; }
  auto moves_again(const Board& at, int e) const {
    auto completed = any(space.none());
    for (const P& triangle : triangles) {
      completed = completed | (triangle.contains(e) & none(triangle - at.marked - space.cell(e)));
    }
    return completed;
  }
  auto remaining(const Board& at) const { return count(moves(at)); }

  typename P::Space space;
  Edges edges;
  std::vector<P> triangles;
};

}  // namespace gamecert::sketches
