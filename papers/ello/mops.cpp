// The ELLO paper, Sections 7 and 8: maximal outerplanar graphs, and what is open.

#include "graphs/invariants.hpp"
#include "papers/ello/games.hpp"
#include "papers/ello/lemmas.hpp"
#include "papers/ello/mop_linear.hpp"
#include "papers/ello/parity.hpp"
#include "papers/facts.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"
#include "papers/statements.hpp"

namespace gamecert::papers {
namespace {

/// The join with K_1, its vertex last.
SmallGraph cone(SmallGraph graph) {
  const int x = graph.order++;
  for (int v = 0; v < x; ++v) graph.add_edge(v, x);
  return graph;
}

void cones_without_an_edge(int order, Trial& trial) {
  const Property oddity = property("oddity");
  for (const SmallGraph& mop : mops(order)) {
    const SmallGraph whole = cone(mop);
    for (int u = 0; u < whole.order; ++u) {
      graphs::each(whole.neighbours(u) & graphs::first_vertices(u), [&](int v) {
        SmallGraph graph = whole;
        graph.rows[static_cast<std::size_t>(u)] &= ~graphs::single(v);
        graph.rows[static_cast<std::size_t>(v)] &= ~graphs::single(u);
        trial.instance(oddity.of(graph, trial.left()), [&] { return lacks(graph, oddity, "a cone without an edge"); });
      });
    }
  }
}

using Version = const MopAlgorithm*;
void mop_algorithm(int order, Version version, Trial& trial) { check_mop_algorithm(*version, order, trial); }

}  // namespace

std::vector<CheckFunction> ello_mops() {
  return {
      check("linear-time", check_linear_time, number("factor")),
      check("mop-algorithm", mop_algorithm,
            choice<Version>("version", {{"printed", &printed_algorithm}, {"repaired", &repaired_algorithm}})),
      check("mop-cones-without-an-edge", cones_without_an_edge),
  };
}

}  // namespace gamecert::papers
