// The vertex-capturing paper, Sections 7 and 8: complete graphs, and what is open.
#include "papers/capture/constructions.hpp"
#include "papers/capture/k6.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

void printed_draws(int order, Trial& trial) {
  const SmallGraph graph = family("complete:" + std::to_string(order));
  has_score(graph, 0, "and a draw is printed", trial);
  if (order == 6) return every_case_of_k6(trial);
  trial.instance(worst_in_k4_or_k5(order, trial) <= 0,
                 [&] { return capture_failure(graph, "the strategy printed does not draw"); });
}

bool more_blue(int blue, int red) { return blue > red; }

}  // namespace

std::vector<CheckFunction> capture_complete() {
  return {
      check("complete-graphs-drawn", printed_draws),
      check("odd-sets-are-held", [](int order, Trial& trial) { odd_sets_are_held(order, more_blue, trial); }),
      check("k6-with-legs", k6_with_legs),
  };
}

}  // namespace gamecert::papers
