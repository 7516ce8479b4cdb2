// The vertex-capturing paper, Section 6: classes of many trees, and the procedure for subdivided stars.
#include <map>
#include <string>
#include <vector>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/game_question.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"
#include "reductions/gadgets/pendant_paths.hpp"
#include "solve/points/tree_scores.hpp"

namespace gamecert::papers {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

Failure capture_failure(const SmallGraph& graph, std::string_view what) {
  return outcome_failure({"capture", graphs::write_graph6(graph)}, what);
}

constexpr int classes_counted = 16;  // in larger trees it is asked only whether the class is as conjectured

/// Trees have the classes that the conjecture says.
void tree_classes(int order, Trial& trial) {
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

/// Calls visit for all lengths of legs, ascending, that add up to size.
void each_partition_of(int size, std::vector<int>& legs, const std::function<void(const std::vector<int>&)>& visit) {
  if (size == 0) return visit(legs);
  for (int length = legs.empty() ? 1 : legs.back(); length <= size; ++length) {
    legs.push_back(length);
    each_partition_of(size - length, legs, visit);
    legs.pop_back();
  }
}

/// The legs of a subdivided star at its vertex of greatest degree, walked vertex by vertex; `steps` counts these.
std::vector<int> legs_of(const SmallGraph& star, int& steps) {
  int centre = 0;
  for (int v = 0; v < star.order; ++v, ++steps) {
    if (star.degree(v) > star.degree(centre)) centre = v;
  }
  std::vector<int> legs;
  graphs::each(star.neighbours(centre), [&](int v) {
    int length = 1;
    for (VertexSet before = graphs::single(centre), next = graphs::single(v);; ++length, ++steps) {
      const int at = std::countr_zero(next);
      next = star.neighbours(at) & ~before;
      if (next == 0) break;
      before = graphs::single(at);
    }
    legs.push_back(length);
  });
  steps += static_cast<int>(legs.size());
  return legs;
}

void subdivided_stars(int size, Trial& trial) {
  std::vector<int> none;
  each_partition_of(size, none, [&](const std::vector<int>& legs) {
    std::string board = "spider:";
    for (const int length : legs) board.append(board.back() == ':' ? "" : ",").append(std::to_string(length));
    const SmallGraph star = family(board);
    const int score = papers::score({"capture", graphs::write_graph6(star)}, trial);
    const bool as_conjectured = size % 2 == 0 ? score <= 1 : score >= 1;
    int steps = 0;
    const int found = reductions::subdivided_star_score(legs_of(star, steps));
    trial.instance(as_conjectured && score == found && steps <= 2 * star.order,
                   [&] { return capture_failure(star, "as a subdivided star"); });
  });
}

}  // namespace

std::vector<CheckFunction> capture_trees() {
  return {
      check("tree-classes", tree_classes),
      check("subdivided-stars", subdivided_stars),
  };
}

}  // namespace gamecert::papers
