// Twins in every graph of an order.
#include "papers/twins.hpp"

#include <string>

#include "graphs/invariants.hpp"
#include "papers/statements.hpp"

namespace gamecert::papers {

void every_twins(bool (*allowed_degree)(int), int order, Trial& trial) {
  const Property is_driven = property("parity-driven");
  each_graph(order, trial, [&](const SmallGraph& graph) {
    for (int x = 0; x < order; ++x) {
      for (int y = 0; y < x; ++y) {
        if (graph.neighbours(x) != graph.neighbours(y) || !allowed_degree(graph.degree(x))) continue;
        const SmallGraph rest = graphs::induced(graph, graph.vertices() & ~graphs::single(x) & ~graphs::single(y));
        if (!is_driven.of(rest)) continue;
        const std::string what = "with the twins " + std::to_string(y) + " and " + std::to_string(x);
        const Property same_type{graphs::even_type(rest) ? "parity-driven & even-type" : "parity-driven & odd-type",
                                 {}};
        trial.instance(is_driven.of(graph) && graphs::even_type(graph) == graphs::even_type(rest), [&] {
          return lacks(graph, same_type, what, {{rest, is_driven}});
        });
      }
    }
  });
}

}  // namespace gamecert::papers
