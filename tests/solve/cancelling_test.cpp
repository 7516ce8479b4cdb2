// Boards for points that cancel: scores stay, on all small boards and on large ones whose score is known.
#include "solve/points/cancelling.hpp"

#include <gtest/gtest.h>

#include <random>

#include "accepted.hpp"
#include "certificates/checker.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "solve/points/cancelled_board.hpp"
#include "solve/points/counterplay.hpp"
#include "solve/search/search.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve {
namespace {

/// By search alone.
std::string searched(const std::string& line) {
  const games::Setup setup = testing::capture(line);
  return search_scores(setup.game(), {}).statement;
}

TEST(CancelledBoard, HasTheScoreOfTheBoardOnAllSmallGraphs) {
  Watch watch({});
  int boards = 0, smaller = 0, by_symmetry = 0;
  for (int order = 1; order <= 6; ++order)
    graphs::enumerate({.kind = graphs::GraphClass::Kind::graphs}, order, {}, [&](const graphs::SmallGraph& graph) {
      const std::string line = graphs::write_graph6(graph);
      ++boards;
      std::size_t steps = 0;
      for (const std::size_t least_edges : {CancelledBoard::edges_for_a_symmetry, std::size_t{0}}) {
        const CancelledBoard board(games::Instance(line), watch, least_edges);
        if (board.steps().size() == steps) continue;
        (least_edges > 0 ? smaller : by_symmetry) += 1;
        steps = board.steps().size();
        EXPECT_EQ(searched(board.left().instance()), searched(line)) << line;
      }
      return true;
    });
  EXPECT_EQ(boards, 1 + 2 + 4 + 11 + 34 + 156);
  EXPECT_GT(smaller, 100);
  EXPECT_GT(by_symmetry, 10);
}

// Theorem 5.4 of J. Bensmail and F. Mc Inerney, "On a vertex-capturing game", and the theorem on made graphs of
// docs/SYMMETRY.md.
TEST(Cancelling, FindsScoresOfGridsOfAnySize) {
  for (const auto& [line, score] : {std::pair("grid:20x20", 0),
                                    {"grid:31x33", 0},
                                    {"grid:16x17", 1},
                                    {"grid:17x16", 1},
                                    {"grid:40x41", 1},
                                    {"hypercube:7", 0},
                                    {"prism:50", 0}}) {
    const games::Setup setup = testing::capture(line);
    const Request request{.certificate = true, .theorems = true};
    const auto answer = solve_by_cancelling(setup, request);
    ASSERT_TRUE(answer) << line;
    EXPECT_EQ(answer->statement, "SCORE " + std::to_string(score)) << line;
    testing::expect_accepted(setup, request, *answer);
  }
}

TEST(CancelledBoard, HasTheScoreOfTheBoardOnRandomTreesAndSparseGraphsPainted) {
  Watch watch({});
  std::mt19937 random(20);
  int smaller = 0;
  for (int trial = 0; trial < 600; ++trial) {
    const int order = 4 + trial % 10;
    std::set<graphs::Edge> edges;
    for (int v = 1; v < order; ++v) edges.emplace(static_cast<int>(random() % static_cast<unsigned>(v)), v);
    for (int more = 0; more < trial % 3; ++more) {
      const int u = static_cast<int>(random() % static_cast<unsigned>(order)),
                v = static_cast<int>(random() % static_cast<unsigned>(order));
      if (u != v) edges.emplace(std::min(u, v), std::max(u, v));
    }
    std::string line = graphs::write_graph6(graphs::Graph(order, {edges.begin(), edges.end()}));
    std::string painted;
    for (const auto& [u, v] : edges)
      if (trial % 4 == 3 && random() % 4 == 0)
        painted += (painted.empty() ? " painted=" : ",") + std::to_string(u) + "-" + std::to_string(v) + ":" +
                   std::to_string(1 + random() % 2);
    line += painted;
    const CancelledBoard board(games::Instance(line), watch);
    if (board.steps().empty()) continue;
    ++smaller;
    ASSERT_EQ(searched(board.left().instance()), searched(line)) << line;
  }
  EXPECT_GT(smaller, 300);
}

/// Each rule meets its gadget in boards, and is a lemma that the checker accepts.
TEST(CancelledBoard, UsesEveryRuleAndEachIsProved) {
  Watch watch({});
  std::mt19937 random(3);
  for (std::size_t number = 0; number < CancelledBoard::rules.size(); ++number) {
    const CancelledBoard::Rule& rule = CancelledBoard::rules[number];
    const reductions::Gadget gadget = reductions::read_gadget(rule.gadget);
    const auto lemma = counterplay_proof({"capture", {}}, gadget, reductions::read_conclusion(rule.conclusion), watch);
    ASSERT_TRUE(lemma) << rule.gadget;
    EXPECT_NO_THROW(certificates::check(*lemma));
    int used = 0;
    for (int trial = 0; trial < 12; ++trial) {
      const int host = gadget.boundary + 3;  // a graph on the boundary and three others, of at most six edges
      std::set<graphs::Edge> edges;
      for (int u = 0; u < host; ++u)
        for (int v = u + 1; v < host; ++v)
          if (random() % 3 != 0 && edges.size() < 6) edges.emplace(u, v);
      const auto place = [&](int v) { return v < gadget.boundary ? v : v - gadget.boundary + host; };
      for (const auto& [u, v] : gadget.edges) edges.emplace(std::minmax(place(u), place(v)));
      const std::string line = graphs::write_graph6(graphs::Graph(host + gadget.inner, {edges.begin(), edges.end()}));
      const CancelledBoard board(games::Instance(line), watch);
      for (const CancelledBoard::Step& step : board.steps()) used += std::cmp_equal(step.lemma, number) ? 1 : 0;
      ASSERT_EQ(searched(board.left().instance()), searched(line)) << line;
    }
    EXPECT_GT(used, 2) << rule.gadget;
  }
}

/// A path, a cycle, K_{n,m} (Theorems 5.1 to 5.3), and trees with one vertex of even degree (Lemma 6.2).
TEST(Cancelling, FindsScoresThatAreKnownWithACertificate) {
  for (const auto& [line, score] : {std::pair("path:60", 1),
                                    {"path:61", 0},
                                    {"cycle:100", 0},
                                    {"cycle:101", 1},
                                    {"complete-bipartite:7,9", 2},
                                    {"complete-bipartite:31,41", 2},
                                    {"complete-bipartite:8,9", 0},
                                    {"binary-tree:7", 0},
                                    {"star:31", 2},
                                    {"star:30", 0},
                                    {"spider:1,2,9", 1},
                                    {"spider:4,8,3,9,1,1", 0}}) {
    const games::Setup setup = testing::capture(line);
    const Answer answer = solve(setup, {.certificate = true});
    ASSERT_EQ(answer.statement, "SCORE " + std::to_string(score)) << line;
    ASSERT_EQ(answer.evidence->kind(), certificates::Cancellation::kind) << line;
    EXPECT_NO_THROW(certificates::check(certified(setup, {}))) << line;
  }
}

/// The move that comes with the score is one that search finds best.
TEST(Cancelling, ShowsAMoveThatIsBest) {
  std::mt19937 random(7);
  int shown = 0;
  for (int trial = 0; trial < 24; ++trial) {
    std::vector<graphs::Edge> edges;
    for (int v = 1; v < 14; ++v) edges.emplace_back(static_cast<int>(random() % static_cast<unsigned>(v)), v);
    const games::Setup setup = testing::capture(graphs::write_graph6(graphs::Graph(14, edges)));
    const auto answer = solve_by_cancelling(setup, {});
    if (!answer || answer->moves.empty()) continue;
    ++shown;
    const Answer all = search_scores(setup.game(), {.all_moves = true});
    ASSERT_EQ(answer->statement, all.statement) << setup.text();
    EXPECT_EQ(std::ranges::count(*all.winning_moves, answer->moves.front()), 1) << setup.text();
    EXPECT_EQ(setup.game().move_name(answer->moves.front()), answer->names->front());
  }
  EXPECT_EQ(shown, 24);
}

/// On boards that cancel to nothing too, painted or not.
TEST(Cancelling, ShowsAMoveWhereNothingIsLeft) {
  for (const std::string line : {"path:13", "path:14", "cycle:12", "cycle:13", "spider:4,4,4", "complete-bipartite:3,4",
                                 "path:16 painted=3-4:1,7-8:2", "path:15 painted=0-1:2,1-2:2"}) {
    const games::Setup setup = testing::capture(line);
    const auto answer = solve_by_cancelling(setup, {});
    ASSERT_TRUE(answer) << line;
    ASSERT_EQ(answer->moves.size(), 1U) << line;
    const Answer all = search_scores(setup.game(), {.all_moves = true});
    EXPECT_EQ(answer->statement, all.statement) << line;
    EXPECT_EQ(std::ranges::count(*all.winning_moves, answer->moves.front()), 1) << line;
    EXPECT_EQ(setup.game().move_name(answer->moves.front()), answer->names->front()) << line;
  }
}

/// Theorem 3.1 and Observations 3.2 and 3.6 of the paper on vertex capturing: every exchange of vertices that moves
/// every edge at them, on every graph of order 5, gives the score that search finds, and a certificate.
TEST(Cancelling, TakesASymmetryGivenWithTheBoard) {
  int given = 0, refused = 0;
  graphs::enumerate(graphs::GraphClass::all, 5, {}, [&](const graphs::SmallGraph& graph) {
    const std::string line = graphs::write_small_graph(graph);
    const games::Setup setup = testing::capture(line);
    for (const std::vector<graphs::Edge>& pairs :
         {std::vector<graphs::Edge>{{0, 1}}, {{3, 4}}, {{0, 1}, {2, 3}}, {{0, 4}, {1, 3}}, {{0, 3}, {2, 4}}}) {
      std::vector<int> image = {0, 1, 2, 3, 4};
      for (const auto& [u, v] : pairs)
        std::swap(image[static_cast<std::size_t>(u)], image[static_cast<std::size_t>(v)]);
      bool moves = true;
      for (int u = 0; u < 5; ++u) {
        for (int v = 0; v < u; ++v) {
          const int x = image[static_cast<std::size_t>(u)], y = image[static_cast<std::size_t>(v)];
          const bool kept = (x == u && y == v) || (x == v && y == u);
          const bool both_stay = x == u && y == v;
          moves =
              moves && graph.adjacent(u, v) == graph.adjacent(x, y) && (!graph.adjacent(u, v) || !kept || both_stay);
        }
      }
      const Request request{.certificate = true};
      if (!moves) {
        ++refused;
        EXPECT_THROW(solve_by_exchange(setup, request, pairs), text::InputError) << line;
        continue;
      }
      ++given;
      const Answer answer = solve_by_exchange(setup, request, pairs);
      EXPECT_EQ(answer.statement, searched(line)) << line;
      testing::expect_accepted(setup, request, answer);
    }
    return true;
  });
  EXPECT_GT(given, 20);
  EXPECT_GT(refused, 20);
}

TEST(Cancelling, RefusesAnExchangeInOtherGames) {
  EXPECT_THROW(solve_by_exchange({games::find("node-kayles"), games::Instance("path:4")}, {}, {{0, 3}, {1, 2}}),
               text::InputError);
}

TEST(Cancelling, LeavesOtherQuestionsToSearch) {
  EXPECT_FALSE(solve_by_cancelling(testing::capture("path:30"), {.all_moves = true}));
  EXPECT_FALSE(solve_by_cancelling(testing::capture("path:5"), {}));
  EXPECT_FALSE(solve_by_cancelling(testing::capture("complete:6"), {}));
  EXPECT_FALSE(solve_by_cancelling({games::find("node-kayles"), games::Instance("path:30")}, {}));
}

}  // namespace
}  // namespace gamecert::solve
