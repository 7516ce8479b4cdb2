// A coloured gadget: a piece of an ELLO game that meets the rest of the graph in its boundary alone.
#pragma once

#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::reductions {

/// The edges and the inner vertices of the piece. Boundary vertices belong to the rest of the graph, the host, which
/// colours them. An edge between boundary vertices that the host has as well counts twice, so both vanish: predegrees
/// matter modulo 2 only.
struct Gadget {
  int boundary = 0;                 // vertices 0..boundary-1
  int inner = 0;                    // vertices boundary..boundary+inner-1
  std::vector<graphs::Edge> edges;  // each once, (smaller, larger)
  std::vector<char> green;          // of every inner vertex, in order

  int order() const { return boundary + inner; }
  friend bool operator==(const Gadget&, const Gadget&) = default;
};

}  // namespace gamecert::reductions
