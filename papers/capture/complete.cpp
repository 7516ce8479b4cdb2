// The vertex-capturing paper, Sections 7 and 8: complete graphs, and what is open.
#include <map>

#include "papers/capture/constructions.hpp"
#include "papers/capture/k6.hpp"
#include "papers/game_question.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

/// By the rules: the search for claims does not see that the vertices are alike.
int score_of_complete(int order, const Trial& trial) {
  return score({"capture", "complete:" + std::to_string(order)}, trial);
}

void parity_of_complete(int order, Trial& trial) {
  const int score = score_of_complete(order, trial);
  trial.instance(score == 0 || score == (order % 2 == 0 ? 2 : 1),
                 [&] { return capture_failure(family("complete:" + std::to_string(order)), "against the theorem"); });
}

void complete_graphs(int order, Trial& trial) {
  const int score = score_of_complete(order, trial);
  trial.instance(
      score == (order == 2       ? 2
                : order % 4 == 3 ? 1
                                 : 0),
      [&] { return capture_failure(family("complete:" + std::to_string(order)), "against the conjecture"); });
  trial.remark("K_" + std::to_string(order) + " is in class " + std::to_string(score));
}

void printed_draws(int order, Trial& trial) {
  trial.instance(score_of_complete(order, trial) == 0,
                 [&] { return capture_failure(family("complete:" + std::to_string(order)), "is no draw"); });
  if (order == 6) return every_case_of_k6(trial);
  trial.instance(worst_in_k4_or_k5(order, trial) <= 0, [&] {
    return capture_failure(family("complete:" + std::to_string(order)), "the strategy printed does not draw");
  });
}

/// Which of the six pairs of a parity of size and a class the trees of an order meet.
void classes_of_trees(int order, Trial& trial) {
  std::map<int, int> counts;
  each_tree(order, trial, [&](const SmallGraph& tree) {
    ++counts[capture_score(tree, trial)];
    trial.count();
  });
  std::string line = "trees of order " + std::to_string(order) + ", " + (order % 2 == 0 ? "odd" : "even") + " size:";
  for (int score = 0; score <= 2; ++score) {
    line += " " + std::to_string(counts[score]) + " in class " + std::to_string(score);
  }
  trial.remark(line);
}

constexpr Claim claims[] = {
    {.id = "cap.thm-7.1",
     .statement = "K_n, n >= 2, is in class 0 or 2 if n is even, and in class 0 or 1 otherwise",
     .range = "complete graphs of order",
     .stages = {2, 6, 8},
     .check = parity_of_complete},
    {.id = "cap.conj-7.2",
     .statement = "K_n, n >= 2, is in class 2 if n = 2, in class 1 if n = 3 (mod 4), and in class 0 otherwise",
     .range = "complete graphs of order",
     .stages = {2, 7, 8},
     .check = complete_graphs,
     .worth = solve::Verdict::evidence,
     .known = "Conjecture 7.2, open"},
    {.id = "cap.obs-7.3/7.4",
     .statement = "K_4, K_5 and K_6 are in class 0, by the strategies printed (Observations 7.3 and 7.4, Lemma 7.6)",
     .range = "all replies and all choices left open, order",
     .stages = {4, 6, 6},
     .check = printed_draws},
    {.id = "cap.obs-7.5",
     .statement =
         "Alice to move, every edge inside a set of vertices coloured, each of them of odd degree with a larger "
         "blue than red degree: Bob captures them all, by the strategy printed",
     .range = "connected graphs, all such partial colourings and sets, order",
     .stages = {2, 5, 6},
     .check =
         [](int order, Trial& trial) {
           odd_sets_are_held(
               order, [](int blue, int red) { return blue > red; }, trial);
         }},
    {.id = "cap.thm-7.7",
     .statement = "There are arbitrarily large graphs in class 0 with odd size: K_6 with pending paths as in Lemma 6.4",
     .range = "K_6 with legs 1 and 1, 2 and 2i, 3 and 2i + 1, strategy as printed, i =",
     .stages = {1, 4, 8},
     .check = k6_with_legs},
    {.id = "cap.open",
     .statement =
         "Open: the complexity of the game; whether every pair of a parity of size and a class has arbitrarily "
         "large trees (Theorem 4.7 for trees)",
     .range = "trees of order",
     .stages = {1, 12, 16},
     .check = classes_of_trees,
     .worth = solve::Verdict::evidence,
     .known = "open; a table of the trees"},
};

}  // namespace

std::span<const Claim> capture_complete() { return claims; }

}  // namespace gamecert::papers
