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

void even_linear_mops(int order, Trial& trial) {
  for (const SmallGraph& graph : linear_mops(order)) {
    if (!graphs::even_type(graph)) continue;
    VertexSet ends = 0;
    for (int v = 0; v < order; ++v) ends |= graph.degree(v) == 2 ? graphs::single(v) : 0;
    const ColouredGames games(graph, trial.left());
    each_subset(graph.vertices(), [&](VertexSet green) {
      if (!games.parity_plausible(green) || (green & ends) == 0) return;
      trial.instance(games.winnable(green), [&] {
        return ello_failure(graph, green, false, "a vertex of degree 2 is green, and it is unwinnable");
      });
    });
  }
}

/// Proposition 7.3(a)(ii); y_i is the vertex i - 1, x the last.
void even_fans(int n, Trial& trial) {
  const ColouredGames games(cone(family("path:" + std::to_string(2 * n))), trial.left());
  each_subset(games.graph().vertices(), [&](VertexSet green) {
    if (!games.parity_plausible(green)) return;
    const auto shows_green = [&](int i) { return (green >> (i - 1) & 1) != 0; };
    bool pattern = !shows_green(2 * n + 1) && !shows_green(1) && !shows_green(2 * n);
    for (int i = 1; i < n; ++i) pattern = pattern && shows_green(2 * i) == shows_green(2 * i + 1);
    const bool wins = games.winnable(green);
    trial.instance(wins != pattern, [&] {
      return ello_failure(games.graph(), green, wins,
                          wins ? "winnable, of the pattern" : "unwinnable, another pattern");
    });
  });
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
        trial.instance(oddity.of(graph), [&] { return lacks(graph, oddity, "a cone without an edge"); });
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
      check("even-linear-mops", even_linear_mops),
      check("even-path-cones", even_fans),
      check("mop-algorithm", mop_algorithm,
            choice<Version>("version", {{"printed", &printed_algorithm}, {"repaired", &repaired_algorithm}})),
      check("mop-cones-without-an-edge", cones_without_an_edge),
  };
}

}  // namespace gamecert::papers
