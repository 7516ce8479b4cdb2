// The ELLO paper, abstract and Sections 1 and 2: the rules and what follows from them at once.
#include "graphs/invariants.hpp"
#include "papers/ello/instances.hpp"
#include "papers/ello/lights_out.hpp"
#include "papers/ello/orders.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

bool even(VertexSet set) { return std::popcount(set) % 2 == 0; }

bool even_and_positive(VertexSet set) { return set != 0 && even(set); }

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

bool of_even_degree(const SmallGraph& graph, int v) { return graph.degree(v) % 2 == 0; }
bool as_many_as_the_type(const SmallGraph& graph, VertexSet green) { return even(green) == graphs::even_type(graph); }

VertexSet reflection(const ElloGames& games, VertexSet green) { return games.reflection(games.all(), green); }

/// All vertices of K_p green.
bool plausible_and_unwinnable(int p) {
  const ElloGames games(family("complete:" + std::to_string(p)));
  return games.plausible(games.all(), games.all()) && !games.winnable(games.all(), games.all());
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

}  // namespace

std::vector<CheckFunction> ello_rules() {
  return {
      check("cubes", cubes),
      check("orders-that-win", [](int order, Trial& trial) { check_prop_1_1(order, even_everywhere, trial); }),
      check("colourings-won-by-orders", [](int order, Trial& trial) { check_cor_1_2_i(order, greens_of, trial); }),
      check("winnable-by-some-order", [](int order, Trial& trial) { check_cor_1_2_ii(order, greens_of, trial); }),
      check("reversed-orders", [](int order, Trial& trial) { check_cor_1_4_i(order, of_even_degree, trial); }),
      check("reflections", [](int order, Trial& trial) { check_cor_1_4_ii(order, reflection, trial); }),
      check("bad-vertices", [](int order, Trial& trial) { check_prop_1_6(order, as_many_as_the_type, trial); }),
      check("plausible-and-unwinnable", not_sufficient),
      check("moves-commute", [](int order, Trial& trial) { check_moves_commute(order, dominated_oddly, trial); }),
  };
}

}  // namespace gamecert::papers
