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

bool of_even_degree(const SmallGraph& graph, int v) { return graph.degree(v) % 2 == 0; }
bool as_many_as_the_type(const SmallGraph& graph, VertexSet green) { return even(green) == graphs::even_type(graph); }

VertexSet reflection(const ElloGames& games, VertexSet green) { return games.reflection(games.all(), green); }

}  // namespace

std::vector<CheckFunction> ello_rules() {
  return {
      check("orders-that-win", [](int order, Trial& trial) { check_prop_1_1(order, even_everywhere, trial); }),
      check("colourings-won-by-orders", [](int order, Trial& trial) { check_cor_1_2_i(order, greens_of, trial); }),
      check("winnable-by-some-order", [](int order, Trial& trial) { check_cor_1_2_ii(order, greens_of, trial); }),
      check("reversed-orders", [](int order, Trial& trial) { check_cor_1_4_i(order, of_even_degree, trial); }),
      check("reflections", [](int order, Trial& trial) { check_cor_1_4_ii(order, reflection, trial); }),
      check("bad-vertices", [](int order, Trial& trial) { check_prop_1_6(order, as_many_as_the_type, trial); }),
      check("moves-commute", [](int order, Trial& trial) { check_moves_commute(order, dominated_oddly, trial); }),
  };
}

}  // namespace gamecert::papers
