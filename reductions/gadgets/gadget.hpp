// A gadget: a piece of a board that meets the rest in its boundary alone. In ELLO it is coloured.
#pragma once

#include <map>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::reductions {

/// The entry of a vertex in a list by vertices.
template <class List>
auto& at(List& list, int v) {
  return list[static_cast<std::size_t>(v)];
}

/// The edges and the inner vertices of the piece. Boundary vertices belong to the rest of the graph, the host. In ELLO
/// the host colours them, and an edge between boundary vertices that it has as well counts twice, so both vanish:
/// predegrees matter modulo 2 only. In other games edges between boundary vertices are the host's.
struct Gadget {
  int boundary = 0;                          // vertices 0..boundary-1
  int inner = 0;                             // vertices boundary..boundary+inner-1
  std::vector<graphs::Edge> edges;           // each once, (smaller, larger); arcs as (tail, head)
  std::vector<char> green;                   // of every inner vertex, in order; none is, in other games than ELLO
  bool arcs = false;                         // a piece of a digraph
  std::map<graphs::Edge, int> painted = {};  // of games for points: edges that player 1 or 2 has before play

  int order() const { return boundary + inner; }
  friend bool operator==(const Gadget&, const Gadget&) = default;
};

}  // namespace gamecert::reductions
