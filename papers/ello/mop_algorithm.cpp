// The algorithm run step by step on small graphs.
#include "papers/ello/mop_algorithm.hpp"

#include "papers/ello/games.hpp"
#include "papers/facts.hpp"
#include "papers/lists.hpp"

namespace gamecert::papers {
namespace {

std::vector<MopStep> fitting(const LocalPattern& gadget, std::span<const LocalCase> cases, const ElloGame& game) {
  std::vector<MopStep> steps;
  for (const Placement& at : placements(gadget, game.graph)) {
    for (const LocalCase& of : cases) {
      if (of.fits(at, game.green)) steps.push_back({at, &of});
    }
  }
  return steps;
}

}  // namespace

std::vector<MopStep> mop_steps(const MopAlgorithm& algorithm, const ElloGame& game) {
  if (game.graph.order <= 4) return {};
  std::vector<MopStep> steps = fitting(ear, algorithm.ear_cases, game);
  return steps.empty() ? fitting(fork, algorithm.fork_cases, game) : steps;
}

bool mop_answer(const MopAlgorithm& algorithm, const ElloGame& game, const MopStep& first) {
  return !first.of->lost && mop_answer(algorithm, left(*first.of, first.at, game));
}

bool mop_answer(const MopAlgorithm& algorithm, const ElloGame& game) {
  const std::vector<MopStep> steps = mop_steps(algorithm, game);
  if (steps.empty()) return ColouredGames(game.graph).winnable(game.green);
  return mop_answer(algorithm, game, steps.front());
}

void check_mop_algorithm(const MopAlgorithm& algorithm, int order, Trial& trial) {
  for (const SmallGraph& graph : mops(order)) {
    const ColouredGames games(graph);
    each_subset(graph.vertices(), [&](VertexSet green) {
      if (!games.parity_plausible(green)) return;
      const bool wins = games.winnable(green);
      const MopStep* wrong = nullptr;
      const std::vector<MopStep> steps = mop_steps(algorithm, {graph, green});
      for (const MopStep& first : steps) {
        if (wrong == nullptr && mop_answer(algorithm, {graph, green}, first) != wins) wrong = &first;
      }
      trial.instance(wrong == nullptr, [&] {
        return ello_failure(graph, green, wins,
                            std::string(wins ? "winnable, but after step " : "unwinnable, but after step ") +
                                std::string(wrong->of->part) + " at " + wrong->at.text() + " the answer is " +
                                (wins ? "\"not winnable\"" : "\"winnable\""));
      });
    });
  }
}

}  // namespace gamecert::papers
