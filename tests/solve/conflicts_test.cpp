// Search over the graph of conflicts: as the rules say, whatever the table forgets and however many threads there are.
#include "reductions/gadgets/conflicts.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

#include "accepted.hpp"
#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "solve/boards/node_kayles.hpp"
#include "solve/local/automorphisms.hpp"
#include "solve/local/conflict_answers.hpp"
#include "solve/local/conflict_board.hpp"
#include "solve/local/part_values.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve {
namespace {

games::Setup node_kayles(const std::string& board) { return {games::find("node-kayles"), games::Instance(board)}; }
games::Setup distance(const std::string& board) {
  return {games::find("distance"), games::Instance(board), {{"distance", 2}, {"colours", 2}}};
}

std::vector<int> all_of(const graphs::Graph& graph) {
  std::vector<int> all(static_cast<std::size_t>(graph.order()));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

TEST(Automorphisms, OfSmallGraphsAreAsManyAsNautyCounts) {
  for (int order = 1; order <= 6; ++order)
    graphs::enumerate(graphs::graph_class("all"), order, {}, [&](const graphs::SmallGraph& graph) {
      int group = 1;
      for (const int factor : graphs::automorphism_group_order(graph)) group *= factor;
      const graphs::Graph large = graphs::large(graph);
      const auto some = some_automorphisms(large);
      EXPECT_EQ(some.size(), std::min(group - 1, 16)) << graphs::line_of(large);
      for (const std::vector<int>& images : some)
        for (int u = 0; u < order; ++u)
          for (int v = 0; v < order; ++v)
            EXPECT_EQ(large.adjacent(u, v),
                      large.adjacent(images[static_cast<std::size_t>(u)], images[static_cast<std::size_t>(v)]));
      return true;
    });
}

TEST(Shifts, OfAGridAreByAColumnAndByARow) {
  const auto found = shifts(node_kayles("grid:4x9").instance().graph());
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].by, 1);
  EXPECT_EQ(found[1].by, 9);
  for (int v = 0; v < 36; ++v) {
    EXPECT_EQ(found[0].inside[static_cast<std::size_t>(v)] != 0, v % 9 != 0) << v;
    EXPECT_EQ(found[1].inside[static_cast<std::size_t>(v)] != 0, v >= 9) << v;
  }
}

/// Random connected sets: what a part of a position may be.
std::vector<int> random_part(const graphs::Graph& graph, std::mt19937& random) {
  std::vector<int> part = {static_cast<int>(random() % static_cast<unsigned>(graph.order()))};
  for (const std::size_t aim = 1 + random() % 20; part.size() < aim;) {
    const auto around = graph.neighbours(part[random() % part.size()]);
    if (around.empty()) break;
    const int next = around[random() % around.size()];
    if (std::ranges::find(part, next) == part.end() || random() % 8 == 0) part.push_back(next);
    std::ranges::sort(part);
    part.erase(std::ranges::unique(part).begin(), part.end());
  }
  return part;
}

template <std::size_t words>
CellSet<words> cells(const std::vector<int>& part) {
  CellSet<words> result;
  for (const int v : part) result.add(v);
  return result;
}

std::vector<std::uint64_t> form(const graphs::Graph& graph, const std::vector<int>& part) {
  graphs::SmallGraph small{.order = static_cast<int>(part.size())};
  for (int i = 0; i < small.order; ++i)
    for (int j = 0; j < i; ++j)
      if (graph.adjacent(part[static_cast<std::size_t>(i)], part[static_cast<std::size_t>(j)])) small.add_edge(i, j);
  return graphs::canonical_key(small, std::vector<int>(part.size(), 0));
}

TEST(ConflictBoard, PutsPartsWhereTheyAreStillTheSameGraphs) {
  std::mt19937 random(7);
  for (const games::Setup& setup : {node_kayles("grid:5x9"), node_kayles("cylinder:6x5"), node_kayles("hypercube:5"),
                                    distance("path:40"), distance("grid:3x12"), node_kayles("path:100")}) {
    const graphs::Graph graph = reductions::conflicts(setup);
    const ConflictBoard<2> board(graph);
    int moved = 0;
    for (int i = 0; i < 300; ++i) {
      const std::vector<int> part = random_part(graph, random);
      const CellSet<2> placed = board.placed(cells<2>(part));
      std::vector<int> after;
      placed.each([&](int v) { after.push_back(v); });
      EXPECT_EQ(form(graph, part), form(graph, after)) << setup.text();
      moved += part != after ? 1 : 0;
    }
    EXPECT_GT(moved, 200) << setup.text();
  }
}

TEST(ConflictBoard, KnowsPartsOfAGridAgainWhereverTheyLie) {
  const graphs::Graph graph = node_kayles("grid:6x10").instance().graph();
  const ConflictBoard<1> board(graph);
  const auto at = [](int row, int column) { return 10 * row + column; };
  // An L of four squares: turned by half a turn, mirrored, and anywhere.
  const auto placed = board.placed(cells<1>({at(0, 0), at(1, 0), at(2, 0), at(2, 1)}));
  EXPECT_EQ(placed, board.placed(cells<1>({at(3, 8), at(4, 8), at(5, 8), at(5, 9)})));
  EXPECT_EQ(placed, board.placed(cells<1>({at(1, 4), at(1, 5), at(2, 5), at(3, 5)})));
  EXPECT_EQ(placed, board.placed(cells<1>({at(2, 7), at(2, 6), at(3, 6), at(4, 6)})));
  EXPECT_NE(placed, board.placed(cells<1>({at(0, 0), at(1, 0), at(2, 0), at(3, 0)})));
}

TEST(SearchByConflicts, SaysOfAllGraphsToOrderSevenWhatTheRulesSay) {
  for (int order = 1; order <= 7; ++order)
    graphs::enumerate(graphs::graph_class("all"), order, {}, [&](const graphs::SmallGraph& graph) {
      const graphs::Graph large = graphs::large(graph);
      const int nimber = NodeKaylesNimbers().of(graph);
      for (const int threads : {1, 2}) {
        const auto values = part_values(large, {.megabytes = 1}, threads);
        for (int heap = 0; heap <= nimber + 1; ++heap)
          EXPECT_EQ(values->loses(all_of(large), heap), heap == nimber) << graphs::line_of(large);
        EXPECT_EQ(values->value(all_of(large)), nimber) << graphs::line_of(large);
      }
      const games::Setup setup = node_kayles(graphs::line_of(large));
      const Request request{.nimber = order % 2 == 0, .all_moves = true, .certificate = true};
      const Answer answer = *solve_by_conflicts(setup, request);
      Request by_rules = request;
      by_rules.engine = Engine::search;
      EXPECT_EQ(answer.winning_moves, solve(setup, by_rules).winning_moves) << setup.text();
      testing::expect_accepted(setup, request, answer);
      return !::testing::Test::HasFailure();
    });
}

TEST(SearchByConflicts, SaysWhatTheRulesSayOfEveryLocalGame) {
  int asked = 0;
  for (const games::Entry& entry : games::registry()) {
    if (!reductions::by_conflicts(entry.info)) continue;
    for (const char* board : {"path:9", "cycle:7", "grid:3x3", "petersen", "directed-path:8", "directed-cycle:6"}) {
      const bool directed = std::string(board).starts_with("directed");
      if (directed != (entry.info.board == games::BoardKind::digraph)) continue;
      const games::Setup setup(entry, games::Instance(board));
      const Request request{.nimber = true, .certificate = true, .limits = {.seconds = 20}};
      const auto answer = solve_by_conflicts(setup, request);
      ASSERT_TRUE(answer) << setup.text();
      const Answer by_rules = solve(setup, {.nimber = true, .engine = Engine::search, .limits = {.seconds = 20}});
      if (by_rules.certainty != Answer::Certainty::certain) continue;
      ++asked;
      EXPECT_EQ(answer->statement, by_rules.statement) << setup.text();
      testing::expect_accepted(setup, request, *answer);
    }
  }
  EXPECT_GE(asked, 15);
}

TEST(SearchByConflicts, KnowsOfAllMovesAtOnceWhatItKnowsOfEach) {
  std::mt19937 random(24);
  std::size_t known = 0;
  for (const games::Setup& setup : {node_kayles("grid:4x6"), distance("path:14"), node_kayles("cycle:30")}) {
    const graphs::Graph graph = reductions::conflicts(setup);
    const auto values = part_values(graph, {}, 1);
    values->loses(all_of(graph), 0);
    for (int i = 0; i < 400; ++i) {
      std::vector<int> open;
      for (int v = 0; v < graph.order(); ++v)
        if (random() % 4 != 0) open.push_back(v);
      for (int heap = 0; heap < 4; ++heap) {
        std::vector<std::size_t> one_by_one;
        for (std::size_t at = 0; at < open.size(); ++at) {
          std::vector<int> after;
          for (const int v : open)
            if (v != open[at] && !graph.adjacent(v, open[at])) after.push_back(v);
          if (values->is_known_to_lose(after, heap)) one_by_one.push_back(at);
        }
        EXPECT_EQ(values->known_to_lose(open, heap), one_by_one) << setup.text();
        known += one_by_one.size();
      }
    }
  }
  EXPECT_GT(known, 500U);
}

TEST(SearchByConflicts, ForgetsAndGoesOn) {
  std::uint64_t with_little = 0, with_plenty = 0;
  for (const games::Setup& setup : {node_kayles("grid:4x5"), distance("path:12"), node_kayles("cylinder:5x4")}) {
    const graphs::Graph graph = reductions::conflicts(setup);
    const auto plenty = part_values(graph, {}, 1);
    const int value = plenty->value(all_of(graph));
    for (const int threads : {1, 2}) {
      const auto scarce = part_values(graph, {.megabytes = 0}, threads);  // four entries
      EXPECT_EQ(scarce->value(all_of(graph)), value) << setup.text();
      if (threads == 1) with_little += scarce->nodes();
    }
    with_plenty += plenty->nodes();
  }
  EXPECT_GT(with_little, with_plenty);
}

TEST(SearchByConflicts, SaysTheSameOnSeveralThreads) {
  for (const games::Setup& setup :
       {node_kayles("grid:6x8"), node_kayles("grid:3x24"), distance("path:26"), node_kayles("cylinder:5x8")}) {
    Request request{.certificate = true};
    const Answer alone = *solve_by_conflicts(setup, request);
    EXPECT_EQ(*solve_by_conflicts(setup, request)->nodes, *alone.nodes) << setup.text();
    for (request.jobs = 2; request.jobs <= 4; ++request.jobs) {
      const Answer together = *solve_by_conflicts(setup, request);
      EXPECT_EQ(together.statement, alone.statement) << setup.text();
      testing::expect_accepted(setup, request, together);
    }
  }
}

TEST(SearchByConflicts, EndsAtItsTime) {
  const Request request{.limits = {.seconds = 0.05}, .jobs = 2};
  const Answer answer = solve(distance("path:59"), request);
  EXPECT_EQ(answer.certainty, Answer::Certainty::unknown);
  EXPECT_NE(answer.doubt.find("time limit"), std::string::npos);
}

}  // namespace
}  // namespace gamecert::solve
