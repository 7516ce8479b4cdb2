// Small graphs as lines, by way of graphs.
#include "graphs/small_graph_text.hpp"

#include <vector>

#include "graphs/formats.hpp"

namespace gamecert::graphs {

std::string write_small_graph(const SmallGraph& graph) {
  if (!graph.directed) return write_graph6(graph);
  std::vector<Edge> arcs;
  for (int u = 0; u < graph.order; ++u) each(graph.neighbours(u), [&](int v) { arcs.emplace_back(u, v); });
  return write_digraph6(Digraph(graph.order, arcs));
}

SmallGraph read_small_graph(std::string_view line) {
  return line.starts_with('&') ? small(read_digraph6(line)) : small(read_graph6(line));
}

}  // namespace gamecert::graphs
