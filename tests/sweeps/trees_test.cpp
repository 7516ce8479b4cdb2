// Random formulas are what they are at trees, told from parts.
#include <gtest/gtest.h>

#include <optional>

#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/trees/tree_types.hpp"
#include "sweeps/evaluator.hpp"
#include "tests/language/random_formula.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::GraphClass;
using graphs::SmallGraph;
using language::trees::TreeTypes;

/// By the definitions, whether it is true at all trees of the order.
bool true_at_all(const language::Formula& formula, int order) {
  Evaluator direct(formula, Evaluator::Mode::definition);
  return graphs::enumerate(GraphClass::trees, order, {0, 1},
                           [&](const SmallGraph& tree) { return direct.truth(tree); });
}

bool refutes(const language::Formula& formula, const SmallGraph& tree) {
  return !Evaluator(formula, Evaluator::Mode::definition).truth(tree);
}

/// The least order to 6 at which a tree refutes it, by definition; nothing if there is none.
std::optional<int> least_order(const language::Formula& formula) {
  for (int order = 1; order <= 6; ++order)
    if (!true_at_all(formula, order)) return order;
  return std::nullopt;
}

TEST(TreesByTypes, RandomFormulasFailWhereTreesRefuteThem) {
  conjectures::RandomFormulas random(conjectures::testing::seed());
  int said = 0, failed = 0, of_all = 0;
  for (int i = 0; i < 500; ++i) {
    const language::Formula formula = random.truth(3);
    try {
      const text::Deadline deadline(0.1);
      TreeTypes types(formula);
      for (int order = 1; order <= 6; ++order) {
        const TreeTypes::Found found = types.next_order();
        ASSERT_EQ(!found.counterexample, true_at_all(formula, order))
            << language::prefix(formula) << " at order " << order;
        if (!found.counterexample) continue;
        ++failed;
        ASSERT_TRUE(refutes(formula, *found.counterexample)) << language::prefix(formula);
      }
      ++said;
      const TreeTypes::Found found = TreeTypes::of_all(formula, 1);
      if (found.counterexample) {
        ASSERT_TRUE(refutes(formula, *found.counterexample)) << language::prefix(formula);
      } else {
        ASSERT_EQ(least_order(formula), std::nullopt) << language::prefix(formula);
      }
      ++of_all;
    } catch (const text::InputError&) {  // about more than is known of trees
    } catch (const text::LimitError&) {
    }
  }
  EXPECT_GT(said, 60);
  EXPECT_GT(failed, 100);
  EXPECT_GT(of_all, 60);
}

}  // namespace
}  // namespace gamecert::sweeps
