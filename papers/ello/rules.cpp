// The ELLO paper, abstract and Sections 1 and 2: the rules and what follows from them at once.
#include "graphs/invariants.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "papers/ello/instances.hpp"
#include "papers/ello/lights_out.hpp"
#include "papers/ello/orders.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

bool even(VertexSet set) { return std::popcount(set) % 2 == 0; }
bool odd(VertexSet set) { return !even(set); }
bool even_and_positive(VertexSet set) { return set != 0 && even(set); }

void trees(int order, Trial& trial) {
  graphs::enumerate(graphs::GraphClass::trees, order, {}, [&](const SmallGraph& tree) {
    every_colouring(tree, trial, odd);
    return true;
  });
}

SmallGraph cube(int dimension) { return family("hypercube:" + std::to_string(dimension)); }

void cubes(int dimension, Trial& trial) {
  const SmallGraph graph = cube(dimension);
  try {
    every_colouring(graph, trial,
                    [&](VertexSet green) { return even_and_positive(green) && green != graph.vertices(); });
  } catch (Failure& failure) {
    // Not only the corner n = 1: for every even n the game with all vertices green can be won.
    Failure square = ello_failure(cube(2), cube(2).vertices(), true, "winnable and monochromatic");
    failure.where += "; " + square.where;
    throw also(std::move(failure), std::move(square));
  }
}

void repaired_cubes(int dimension, Trial& trial) {
  const SmallGraph graph = cube(dimension);
  every_colouring(graph, trial, [&](VertexSet green) {
    if (dimension == 1) return odd(green);
    return even_and_positive(green) && (dimension % 2 == 0 || green != graph.vertices());
  });
}

void complete_graphs(int order, Trial& trial) {
  every_colouring(family("complete:" + std::to_string(order)), trial,
                  [&](VertexSet green) { return std::popcount(green) == (order + 1) / 2; });
}

/// K_4 without an edge.
void figure_1(int, Trial& trial) {
  SmallGraph graph;
  graph.order = 4;
  for (const auto& [u, v] : {std::pair(0, 1), {1, 2}, {2, 3}, {3, 0}, {0, 2}}) graph.add_edge(u, v);
  every_colouring(graph, trial, odd);
}

void cycles(int order, Trial& trial) {
  every_colouring(family("cycle:" + std::to_string(order)), trial, even_and_positive);
}

void paths(int order, Trial& trial) { every_colouring(family("path:" + std::to_string(order)), trial, odd); }

bool parity_condition(const ElloGames& games, VertexSet green) { return games.parity_plausible(games.all(), green); }

bool plausible(const ElloGames& games, VertexSet green) { return games.plausible(games.all(), green); }

VertexSet reflection(const ElloGames& games, VertexSet green) { return games.reflection(games.all(), green); }

void never_winnable(int order, Trial& trial) {
  each_games(order, trial, [&](const ElloGames& games) {
    const VertexSet x = reflection(games, 0);
    for (const VertexSet green : {VertexSet{0}, x}) {
      const bool wins = games.winnable(games.all(), green);
      trial.instance(!wins && even(x), [&] {
        return ello_failure(games.graph(), green, wins, wins ? "winnable, and R or X" : "gamma_X is odd");
      });
    }
  });
}

/// All vertices of K_p green.
bool plausible_and_unwinnable(int p) {
  const ElloGames games(family("complete:" + std::to_string(p)));
  return plausible(games, games.all()) && !games.winnable(games.all(), games.all());
}

void not_sufficient(int p, Trial& trial) {
  trial.instance(plausible_and_unwinnable(p), [&] {
    return Failure{.where = "K_" + std::to_string(p) + ", all green: implausible or winnable",
                   .missing = "no certificate is about one condition of a plausible game"};
  });
  constexpr int greatest = 12;
  std::string all;
  for (int other = 1; other <= greatest; ++other) {
    if (plausible_and_unwinnable(other)) all += " " + std::to_string(other);
  }
  trial.remark("so is the all-green game on K_p, of p to " + std::to_string(greatest) + ", for p =" + all);
}

constexpr Claim claims[] = {
    {.id = "ello.abs-tree",
     .statement = "tree: winnable <=> gamma odd",
     .range = "trees of order",
     .stages = {1, 12, 16},
     .check = trees},
    {.id = "ello.abs-cube",
     .statement = "n-cube: winnable <=> gamma even and not monochromatic",
     .range = "n-cubes, n =",
     .stages = {1, 4, 4},
     .check = cubes},
    {.id = "ello.abs-cube.repaired",
     .statement = "n-cube: winnable <=> gamma odd for n = 1; gamma even and positive for even n; gamma even and not "
                  "monochromatic for odd n >= 3",
     .range = "n-cubes, n =",
     .stages = {1, 4, 4},
     .check = repaired_cubes},
    {.id = "ello.intro-cycle",
     .statement = "C_n winnable <=> gamma even and >0",
     .range = "cycles of order",
     .stages = {3, 14, 20},
     .check = cycles},
    {.id = "ello.intro-path",
     .statement = "P_n winnable <=> gamma odd",
     .range = "paths of order",
     .stages = {1, 14, 20},
     .check = paths},
    {.id = "ello.fig1",
     .statement = "K4-e: winnable <=> gamma odd",
     .range = "K4-e, all colourings",
     .stages = {1, 1, 1},
     .check = figure_1},
    {.id = "ello.prop-1.1",
     .statement = "order pi wins (G,c) <=> c(v)+predeg(v) even for all v",
     .range = "all graphs of order",
     .stages = {1, 6, 7},
     .check = [](int order, Trial& trial) { check_prop_1_1(order, even_everywhere, trial); }},
    {.id = "ello.cor-1.2i",
     .statement = "c_pi is the unique colouring won by pi",
     .range = "all graphs of order",
     .stages = {1, 6, 7},
     .check = [](int order, Trial& trial) { check_cor_1_2_i(order, greens_of, trial); }},
    {.id = "ello.cor-1.2ii",
     .statement = "winnable <=> exists pi, c_pi=c",
     .range = "all graphs of order",
     .stages = {1, 7, 8},
     .check = [](int order, Trial& trial) { check_cor_1_2_ii(order, greens_of, trial); }},
    {.id = "ello.cor-1.3",
     .statement = "K_p winnable <=> gamma=ceil(p/2)",
     .range = "complete graphs of order",
     .stages = {1, 14, 20},
     .check = complete_graphs},
    {.id = "ello.cor-1.4i",
     .statement = "c_pi(v)=c_revpi(v) <=> d(v) even",
     .range = "all graphs of order",
     .stages = {1, 7, 8},
     .check =
         [](int order, Trial& trial) {
           check_cor_1_4_i(
               order, [](const SmallGraph& graph, int v) { return graph.degree(v) % 2 == 0; }, trial);
         }},
    {.id = "ello.cor-1.4ii",
     .statement = "W closed under reflection",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = [](int order, Trial& trial) { check_cor_1_4_ii(order, reflection, trial); }},
    {.id = "ello.thm-1.5",
     .statement = "winnable => gamma = p+q mod 2",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = [](int order, Trial& trial) { every_winnable_game(order, trial, parity_condition); }},
    {.id = "ello.prop-1.6",
     .statement = "for any pi: parity condition <=> #bad vertices even",
     .range = "all graphs of order",
     .stages = {1, 6, 7},
     .check =
         [](int order, Trial& trial) {
           check_prop_1_6(
               order, [](const SmallGraph& graph, VertexSet green) { return even(green) == graphs::even_type(graph); },
               trial);
         }},
    {.id = "ello.rem-X",
     .statement = "R (all red) and X (its reflection) never winnable; gamma_X even",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = never_winnable},
    {.id = "ello.cor-1.7",
     .statement = "winnable => each component parity-plausible, not R, not X",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check = [](int order, Trial& trial) { every_winnable_game(order, trial, plausible); }},
    {.id = "ello.ex-1.7-not-suff",
     .statement = "the all-green game on K_5 meets conditions (i) and (ii) of Cor 1.7 and is unwinnable (OCR lost the "
                  "subscript)",
     .range = "the all-green game on K_5",
     .stages = {5, 5, 5},
     .check = not_sufficient},
    {.id = "ello.sec2-all-on",
     .statement = "Lights Out with every vertex initially on is winnable on every graph",
     .range = "all graphs of order",
     .stages = {1, 8, 8},
     .check =
         [](int order, Trial& trial) {
           check_lit(
               order, [](const SmallGraph& graph) { return graph.vertices(); }, trial);
         }},
    {.id = "ello.sec2-order",
     .statement = "in Lights Out the order of the moves is immaterial: a set S wins iff the lit set is the set of "
                  "vertices dominated an odd number of times by S",
     .range = "all graphs of order",
     .stages = {1, 6, 7},
     .check = [](int order, Trial& trial) { check_moves_commute(order, dominated_oddly, trial); }},
};

}  // namespace

std::span<const Claim> ello_rules() { return claims; }

}  // namespace gamecert::papers
