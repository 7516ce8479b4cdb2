// The vertex-capturing paper, Section 6: classes of many trees.
#include <map>
#include <string>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/checks.hpp"
#include "papers/game_question.hpp"
#include "papers/graphs_of_class.hpp"
#include "solve/points/tree_scores.hpp"

namespace gamecert::papers {
namespace {

using graphs::SmallGraph;

Failure capture_failure(const SmallGraph& graph, std::string_view what) {
  return outcome_failure({"capture", graphs::write_graph6(graph)}, what);
}

constexpr int classes_counted = 16;  // in larger trees it is asked only whether the class is as conjectured

}  // namespace

void tree_classes(int order, const CheckArguments&, Trial& trial) {
  std::map<int, int> counts;  // by class
  solve::TreeScores scores(trial.left());
  const bool even = order % 2 == 1;  // the size
  each_tree(order, trial, [&](const SmallGraph& tree) {
    if (order <= classes_counted) ++counts[scores.score(tree)];
    trial.instance(even ? !scores.at_least(tree, 2) : scores.at_least(tree, 1),
                   [&] { return capture_failure(tree, "is in class " + std::to_string(scores.score(tree))); });
  });
  std::string line = "trees of order " + std::to_string(order);
  if (!counts.empty()) line += ", classes:";
  for (const auto& [score, count] : counts)
    line.append(" ").append(std::to_string(count)).append(" of ").append(std::to_string(score)).append(",");
  trial.remark(line + " by " + std::to_string(scores.left()) + " boards");
}

}  // namespace gamecert::papers
