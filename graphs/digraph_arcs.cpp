// The arcs of a digraph, each as a pair.
#include <algorithm>

#include "graphs/graph.hpp"

namespace gamecert::graphs {

bool Digraph::arc(int from, int to) const { return std::ranges::binary_search(out_neighbours(from), to); }

std::vector<Edge> Digraph::arcs() const {
  std::vector<Edge> arcs;
  arcs.reserve(ends_.size());
  for (int u = 0; u < order(); ++u)
    for (const int v : out_neighbours(u)) arcs.emplace_back(u, v);
  return arcs;
}

}  // namespace gamecert::graphs
