// One of two formats, by the order.
#include "reductions/gadgets/graph_line.hpp"

#include "graphs/formats.hpp"

namespace gamecert::reductions {

std::string line_of(const graphs::Graph& graph) {
  constexpr int longest_graph6 = 62;
  return graph.order() <= longest_graph6 ? graphs::write_graph6(graph) : graphs::write_sparse6(graph);
}

}  // namespace gamecert::reductions
