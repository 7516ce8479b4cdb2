// The vertex-capturing paper, Section 6: classes of many trees.
#include <map>
#include <string>

#include "graphs/formats.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/game_question.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"
#include "reductions/gadgets/pendant_paths.hpp"
#include "solve/points/cancelled_board.hpp"
#include "solve/points/lead_search.hpp"

namespace gamecert::papers {
namespace {

using graphs::SmallGraph;

Failure capture_failure(const SmallGraph& graph, std::string_view what) {
  return outcome_failure({"capture", graphs::write_graph6(graph)}, what);
}

std::string canonical(const SmallGraph& graph) { return graphs::write_graph6(graphs::canonical_form(graph).graph); }

/// Trees have the classes that the conjecture says: those of their cores. Of these whatever cancels is taken away
/// before they are played, so that many ask for the same game.
void tree_classes(int order, Trial& trial) {
  std::map<std::string, int> scores;  // by core
  std::map<int, int> counts;          // by class
  solve::Watch watch(trial.left());
  solve::LeadScores lead_scores(trial.left());
  each_tree(order, trial, [&](const SmallGraph& tree) {
    const std::string core = canonical(graphs::small(reductions::capture_core(graphs::large(tree)).graph));
    const auto [known, unknown] = scores.try_emplace(core);
    if (unknown) {
      const solve::CancelledBoard board(games::Instance(core), watch);
      known->second = lead_scores.score({games::find("capture"), games::Instance(board.left().instance())});
    }
    const int score = known->second;
    ++counts[score];
    trial.instance(score == 1 || score == (tree.size() % 2 == 0 ? 0 : 2),
                   [&] { return capture_failure(tree, "is in class " + std::to_string(score)); });
  });
  std::string line = "trees of order " + std::to_string(order) + ", classes:";
  for (const auto& [score, count] : counts)
    line.append(" ").append(std::to_string(count)).append(" of ").append(std::to_string(score)).append(",");
  trial.remark(line + " by " + std::to_string(scores.size()) + " cores");
}

}  // namespace

std::vector<CheckFunction> capture_trees() {
  return {
      check("tree-classes", tree_classes),
  };
}

}  // namespace gamecert::papers
