// The ELLO paper, abstract and Sections 1 and 2: the rules and what follows from them at once.
#include "graphs/invariants.hpp"
#include "verify/claims/ello_games.hpp"
#include "verify/claims/facts.hpp"
#include "verify/claims/lists.hpp"
#include "verify/claims/sections.hpp"

namespace gamecert::verify::claims {
namespace {

/// One instance a colouring: the game is winnable exactly if `expected` says so.
template <class Expected>
void every_colouring(const SmallGraph& graph, Trial& trial, Expected&& expected) {
  const auto winnable = solve::winnable_colourings(graph);
  each_subset(graph.vertices(), [&](VertexSet green) {
    const bool wins = (winnable[green / 64] >> (green % 64) & 1) != 0;
    trial.instance(wins == expected(green), [&] {
      return ello_failure(graph, green, wins, wins ? "winnable, against the claim" : "unwinnable, against the claim");
    });
  });
}

bool even(VertexSet set) { return std::popcount(set) % 2 == 0; }

void trees(int order, Trial& trial) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    if (graphs::tree(graph)) every_colouring(graph, trial, [](VertexSet green) { return !even(green); });
  }
}

void cubes(int dimension, Trial& trial) {
  const SmallGraph cube = family("hypercube:" + std::to_string(dimension));
  every_colouring(cube, trial, [&](VertexSet green) { return even(green) && green != 0 && green != cube.vertices(); });
}

constexpr Claim claims[] = {
    {.id = "ello.abs-tree",
     .statement = "tree: winnable <=> gamma odd",
     .range = "trees of order",
     .first = 1,
     .last = 8,
     .most = 8,
     .check = trees},
    {.id = "ello.abs-cube",
     .statement = "n-cube: winnable <=> gamma even and not monochromatic",
     .range = "n-cubes, n =",
     .first = 1,
     .last = 3,
     .most = 4,
     .check = cubes},
};

}  // namespace

std::span<const Claim> ello_rules() { return claims; }

}  // namespace gamecert::verify::claims
