// The vertex-capturing paper, Section 6: classes of many trees.
#include <algorithm>
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

void as_conjectured(const SmallGraph& tree, solve::TreeScores& scores, Trial& trial) {
  const bool even = tree.order % 2 == 1;  // the size
  trial.instance(even ? !scores.at_least(tree, 2) : scores.at_least(tree, 1),
                 [&] { return capture_failure(tree, "is in class " + std::to_string(scores.score(tree))); });
}

/// Lengths to which every path between vertices of degree above 2, and every leg, can be shortened by two again and
/// again: of two legs of one length at a vertex both go.
constexpr int longest = 3;

/// New vertices in a row behind one; the last of them.
int add_path(SmallGraph& tree, int from, int vertices) {
  for (; vertices > 0; --vertices, from = tree.order - 1) {
    ++tree.order;
    tree.add_edge(from, tree.order - 1);
  }
  return from;
}

/// The edges become paths of 1 to `longest` edges, their lengths less 1 the digits of a number; of the legs of each of
/// these lengths those are there that have a bit.
SmallGraph grown(const SmallGraph& skeleton, int lengths, unsigned legs) {
  SmallGraph tree{.order = skeleton.order};
  for (int u = 0; u < skeleton.order; ++u)
    graphs::each(skeleton.neighbours(u) & graphs::first_vertices(u), [&](int v) {
      tree.add_edge(add_path(tree, u, lengths % longest), v);
      lengths /= longest;
    });
  for (int u = 0; u < skeleton.order; ++u)
    for (int length = 1; length <= longest; ++length, legs >>= 1)
      if (legs % 2 == 1) add_path(tree, u, length);
  return tree;
}

}  // namespace

void tree_classes(int order, const CheckArguments&, Trial& trial) {
  std::map<int, int> counts;  // by class
  solve::TreeScores scores(trial.left());
  each_tree(order, trial, [&](const SmallGraph& tree) {
    if (order <= classes_counted) ++counts[scores.score(tree)];
    as_conjectured(tree, scores, trial);
  });
  std::string line = "trees of order " + std::to_string(order);
  if (!counts.empty()) line += ", classes:";
  for (const auto& [score, count] : counts)
    line.append(" ").append(std::to_string(count)).append(" of ").append(std::to_string(score)).append(",");
  trial.remark(line + " by " + std::to_string(scores.left()) + " boards");
}

void branching_tree_classes(int branchings, const CheckArguments&, Trial& trial) {
  solve::TreeScores scores(trial.left());
  int greatest = 0;
  each_tree(branchings, trial, [&](const SmallGraph& skeleton) {
    int all_lengths = 1;
    for (int edge = 0; edge < skeleton.size(); ++edge) all_lengths *= longest;
    for (int lengths = 0; lengths < all_lengths; ++lengths)
      for (unsigned legs = 0; legs < 1U << longest * branchings; ++legs) {
        const SmallGraph tree = grown(skeleton, lengths, legs);
        as_conjectured(tree, scores, trial);
        greatest = std::max(greatest, tree.order);
      }
  });
  trial.remark("branching vertices, at most " + std::to_string(branchings) + ": trees to order " +
               std::to_string(greatest) + " by " + std::to_string(scores.left()) + " boards");
}

void caterpillar_classes(int spine, const CheckArguments&, Trial& trial) {
  solve::TreeScores scores(trial.left());
  for (unsigned leaves = 0; leaves < 1U << spine; ++leaves) {
    SmallGraph tree{.order = 1};
    add_path(tree, 0, spine - 1);
    for (int v = 0; v < spine; ++v) add_path(tree, v, static_cast<int>(leaves >> v & 1));
    as_conjectured(tree, scores, trial);
  }
  trial.remark("caterpillars with a spine of " + std::to_string(spine) + " by " + std::to_string(scores.left()) +
               " boards");
}

}  // namespace gamecert::papers
