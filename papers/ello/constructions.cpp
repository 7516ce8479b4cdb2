// The ELLO paper, Section 3, Corollary 3.8 to Corollary 3.12: oddities made of oddities.
#include <algorithm>

#include "papers/lists.hpp"
#include "papers/operations.hpp"
#include "papers/sections.hpp"
#include "papers/statements.hpp"
#include "papers/substitution.hpp"

namespace gamecert::papers {
namespace {

void substitutions(int order, Trial& trial) {
  const Substitution statement{.part = &ElloGames::oddity,
                               .part_words = "oddity",
                               .quotient = property("oddity"),
                               .whole = [](const SmallGraph&) { return true; },
                               .made = property("oddity")};
  every_substitution(statement, order, trial);
}

/// An instance for every product of that order of two or three trees of at most 9 vertices, at most one of
/// them of even order.
void tree_products(int order, Trial& trial) {
  const Construction statement = {"product", {"tree", {}}, {"tree", {}}, cartesian_product, property("oddity")};
  const auto multiply = [&](const SmallGraph& factor, int trees, int least, const auto& again) -> void {
    const int rest = order / factor.order;
    for (int next = least; next <= std::min(9, rest); ++next) {
      if (rest % next != 0 || (next % 2 == 0 && factor.order % 2 == 0)) continue;
      each_tree(next, trial, [&](const SmallGraph& tree) {
        if (trees >= 1 && next == rest) one_pair(statement, factor, tree, trial);
        if (trees < 2) again(cartesian_product(factor, tree), trees + 1, next, again);
      });
    }
  };
  multiply(edgeless(1), 0, 1, multiply);
}

}  // namespace

std::vector<CheckFunction> ello_constructions() {
  return {
      check("substituted-oddities", substitutions),
      check("products-of-trees", tree_products),
  };
}

}  // namespace gamecert::papers
