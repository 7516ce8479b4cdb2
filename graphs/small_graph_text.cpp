// Small graphs as lines, by way of graphs.
#include "graphs/small_graph_text.hpp"

#include <vector>

#include "graphs/formats.hpp"
#include "graphs/six_bits.hpp"

namespace gamecert::graphs {

std::string write_graph6(const SmallGraph& graph) {
  std::string line;
  write_order(line, graph.order, largest_in_four, "graph6");
  const std::size_t begin = line.size();
  line.append(static_cast<std::size_t>(graph.order * (graph.order - 1) / 2 + 5) / 6, character(0));
  for (int v = 1; v < graph.order; ++v)
    each(graph.neighbours(v) & first_vertices(v), [&](int u) {
      const auto bit = static_cast<unsigned>(v * (v - 1) / 2 + u);
      line[begin + bit / 6] = static_cast<char>(line[begin + bit / 6] + (32 >> bit % 6));
    });
  return line;
}

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
