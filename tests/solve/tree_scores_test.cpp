// Scores of forests by their parts: those of search by the rules, on all small trees; what is struck, by play.
#include "solve/points/tree_scores.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "games/instances/setup.hpp"
#include "graphs/components.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/points/lead_forest.hpp"
#include "solve/points/lead_search.hpp"
#include "solve/search/search.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using graphs::SmallGraph;

games::Setup capture(const SmallGraph& graph) {
  return {games::find("capture"), games::Instance(graphs::write_graph6(graph))};
}

std::string stated(int score) { return "SCORE " + std::to_string(score); }

template <class Visit>
void each_graph(const char* of_class, int order, const Visit& visit) {
  graphs::enumerate(graphs::graph_class(of_class), order, {}, [&](const SmallGraph& graph) {
    visit(graph);
    return true;
  });
}

TEST(TreeScores, AreThoseOfTheRulesOnAllForestsToOrder7AndTreesToOrder9) {
  TreeScores scores{Limits{}};
  int forests = 0;
  const auto expect_same = [&](const SmallGraph& graph) {
    if (graph.size() + graphs::components(graph) != graph.order) return;
    ++forests;
    EXPECT_EQ(stated(scores.score(graph)), search_scores(capture(graph).game(), {}).statement)
        << graphs::write_graph6(graph);
  };
  for (int order = 1; order <= 7; ++order) each_graph("all", order, expect_same);
  EXPECT_EQ(forests, 1 + 2 + 3 + 6 + 10 + 20 + 37);  // OEIS A005195
  for (int order = 8; order <= 9; ++order) each_graph("trees", order, expect_same);
}

TEST(TreeScores, AreThoseOfSearchByLeadsOnAllTreesToOrder12) {
  TreeScores scores{Limits{}};
  for (int order = 10; order <= 12; ++order)
    each_graph("trees", order, [&](const SmallGraph& tree) {
      EXPECT_EQ(stated(scores.score(tree)), solve_by_leads(capture(tree), {}, 0)->statement)
          << graphs::write_graph6(tree);
    });
}

TEST(TreeScores, AnswerOneQuestionAsTheyAnswerBoth) {
  TreeScores both{Limits{}};
  for (int order = 1; order <= 12; ++order) {
    TreeScores one{Limits{}};
    each_graph("trees", order, [&](const SmallGraph& tree) {
      EXPECT_EQ(one.at_least(tree, 2), both.score(tree) == 2) << graphs::write_graph6(tree);
    });
    EXPECT_LE(one.left(), both.left());
  }
}

TEST(TreeScores, StopAtTheirLimits) {
  // Legs of lengths 1, 2 and 3 at each of three vertices in a row: nothing cancels.
  SmallGraph tree{.order = 21};
  int next = 3;
  for (int v = 0; v < 3; ++v) {
    if (v > 0) tree.add_edge(v - 1, v);
    for (int length = 1; length <= 3; ++length)
      for (int at = v, i = 0; i < length; ++i) {
        tree.add_edge(at, next);
        at = next++;
      }
  }
  EXPECT_THROW(TreeScores(Limits{.seconds = 0}).score(tree), text::LimitError);
  EXPECT_THROW(TreeScores(Limits{.megabytes = 0}).score(tree), text::LimitError);
}

using Boards = std::vector<LeadForest>;

/// What the player makes more than the opponent by all plays on all boards together, who has the lead to move.
int by_play(const Boards& boards, int lead) {
  int best = std::numeric_limits<int>::min();
  for (std::size_t i = 0; i < boards.size(); ++i) {
    for (const LeadForest::Edge& edge : boards[i].edges()) {
      Boards next = boards;
      next[i] = boards[i].played(edge, lead);
      const int points = next[i].settle();
      best = std::max(best, lead * (points + by_play(next, -lead)));
    }
  }
  return best == std::numeric_limits<int>::min() ? 0 : lead * best;
}

struct Painted {
  SmallGraph forest;
  std::vector<int> leads;
  LeadForest::Vertices out = 0;
  LeadForest board() const { return LeadForest(forest, leads, out); }
};

/// A path, a star or what is between, without some edges, and with leads.
Painted random_board(std::mt19937& random) {
  const auto below = [&](int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); };
  Painted result{{.order = 3 + below(4)}, {0}};
  for (int v = 1; v < result.forest.order; ++v) {
    if (below(6) > 0) result.forest.add_edge(below(v), v);
    result.leads.push_back(below(3) == 0 ? below(3) - 1 : 0);
    if (below(5) == 0 && v < 4) result.out |= LeadForest::Vertices{1} << v;
  }
  return result;
}

Painted renumbered(const Painted& board, std::mt19937& random) {
  std::vector<int> place(board.leads.size());
  std::iota(place.begin(), place.end(), 0);
  std::ranges::shuffle(place, random);
  Painted result{{.order = board.forest.order}, std::vector<int>(place.size())};
  for (std::size_t v = 0; v < place.size(); ++v) {
    const int to = place[v];
    graphs::each(board.forest.neighbours(static_cast<int>(v)),
                 [&](int w) { result.forest.add_edge(to, place[static_cast<std::size_t>(w)]); });
    result.leads[static_cast<std::size_t>(to)] = board.leads[v];
    if ((board.out >> v & 1) != 0) result.out |= LeadForest::Vertices{1} << to;
  }
  return result;
}

std::vector<LeadBranches::Number> numbers(const std::vector<LeadForest::Tree>& trees,
                                          LeadBranches::Number LeadForest::Tree::*which) {
  std::vector<LeadBranches::Number> result;
  for (const LeadForest::Tree& tree : trees) result.push_back(tree.*which);
  std::ranges::sort(result);
  return result;
}

TEST(LeadForest, KeepsItsScoreWhenItIsStruckAndItsNumbersWhenItIsRenumbered) {
  std::mt19937 random(1);
  LeadBranches branches;
  int shrunk = 0;
  for (int i = 0; i < 300; ++i) {
    const Painted painted = random_board(random);
    LeadForest settled = painted.board();
    const int points = settled.settle();
    LeadForest struck = painted.board(), again = renumbered(painted, random).board(), turned = painted.board().turned();
    std::vector<LeadForest::Tree> trees, others, opposites;
    const int struck_points = struck.strike(branches, trees);
    EXPECT_EQ(again.strike(branches, others), struck_points);
    EXPECT_EQ(turned.strike(branches, opposites), -struck_points);
    EXPECT_EQ(numbers(trees, &LeadForest::Tree::number), numbers(others, &LeadForest::Tree::number));
    EXPECT_EQ(numbers(trees, &LeadForest::Tree::opposite), numbers(opposites, &LeadForest::Tree::number));
    Boards parts;
    int edges = 0;
    for (const LeadForest::Tree& tree : trees) {
      parts.emplace_back(branches, tree.number);
      EXPECT_EQ(parts.back().edge_count(), struck.edge_count(tree.vertices));
      for (const int lead : {1, -1}) EXPECT_EQ(parts.back().by_pairs(lead), struck.by_pairs(lead, tree.vertices));
      edges += parts.back().edge_count();
    }
    shrunk += edges < settled.edge_count() ? 1 : 0;
    for (const int lead : {1, -1}) {
      const int score = by_play({settled}, lead);
      EXPECT_EQ(points + score, struck_points + by_play(parts, lead));
      EXPECT_GE(score, settled.by_pairs(1));
      EXPECT_LE(score, -settled.by_pairs(-1));
    }
  }
  EXPECT_GT(shrunk, 30);
}

}  // namespace
}  // namespace gamecert::solve
