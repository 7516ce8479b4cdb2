// Scores by leads: those of search by the rules, on all small boards; what is struck and what pairs promise, by play.
#include "solve/points/lead_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <string>
#include <variant>

#include "accepted.hpp"
#include "certificates/checker.hpp"
#include "certificates/format.hpp"
#include "certificates/writing/writer.hpp"
#include "games/play/lead_graph.hpp"
#include "graphs/families.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/points/vertex_pairing.hpp"
#include "solve/search/search.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using games::LeadGraph;

Answer by_leads(const std::string& line, const Request& request = {}) {
  return *solve_by_leads(testing::capture(line), request, 0);
}

std::string by_rules(const std::string& line) { return search_scores(testing::capture(line).game(), {}).statement; }

void expect_certified(const std::string& line) {
  const games::Setup setup = testing::capture(line);
  Answer answer = by_leads(line, {.certificate = true});
  certificates::Certificate certificate{claim(setup, {}, answer.statement), std::move(*answer.evidence)};
  EXPECT_NO_THROW(certificates::check(certificate)) << line << "\n" << certificates::write(certificate);
  certificate.claim.statement = "SCORE " + std::to_string(std::stoi(answer.statement.substr(6)) + 1);
  EXPECT_THROW(certificates::check(certificate), certificates::Rejection) << line;
}

/// A graph with so many edges, of which some are painted.
std::string random_line(std::mt19937& random, int order, int size, bool painted) {
  std::set<graphs::Edge> edges;
  while (static_cast<int>(edges.size()) < size) {
    const int u = static_cast<int>(random() % static_cast<unsigned>(order)),
              v = static_cast<int>(random() % static_cast<unsigned>(order));
    if (u < v) edges.emplace(u, v);
  }
  std::string line = graphs::write_graph6(graphs::Graph(order, {edges.begin(), edges.end()}));
  std::string players;
  for (const auto& [u, v] : edges)
    if (const unsigned player = random() % 4; painted && player != 0 && player != 3)
      players += (players.empty() ? " painted=" : ",") + std::to_string(u) + "-" + std::to_string(v) + ":" +
                 std::to_string(player);
  return line + players;
}

LeadGraph start_of(const std::string& line) {
  const games::Setup setup = testing::capture(line);
  return {setup.instance().order(), setup.instance().edges(), setup.game(), setup.game().start()};
}

TEST(LeadSearch, HasTheScoreOfTheRulesOnAllSmallGraphs) {
  int boards = 0;
  for (int order = 1; order <= 6; ++order)
    graphs::enumerate({.kind = graphs::GraphClass::Kind::graphs}, order, {}, [&](const graphs::SmallGraph& graph) {
      const std::string line = graphs::write_graph6(graph);
      ++boards;
      EXPECT_EQ(by_leads(line).statement, by_rules(line)) << line;
      if (order <= 5 || boards % 8 == 0) expect_certified(line);
      return true;
    });
  EXPECT_EQ(boards, 1 + 2 + 4 + 11 + 34 + 156);
}

TEST(LeadSearch, HasTheScoreAndTheBestMovesOfTheRulesOnPaintedGraphs) {
  std::mt19937 random(24);
  for (int trial = 0; trial < 300; ++trial) {
    const int order = 4 + trial % 5, size = std::min(order * (order - 1) / 2, 4 + trial % 9);
    const std::string line = random_line(random, order, size, true);
    const Answer answer = by_leads(line, {.all_moves = true});
    const Answer expected = search_scores(testing::capture(line).game(), {.all_moves = true});
    EXPECT_EQ(answer.statement, expected.statement) << line;
    EXPECT_EQ(answer.winning_moves, expected.winning_moves) << line;
    if (!answer.winning_moves->empty()) {
      EXPECT_EQ(answer.moves.front(), answer.winning_moves->front()) << line;
    }
    expect_certified(line);
  }
}

TEST(LeadSearch, IsNotForOtherGamesAndSmallBoards) {
  const games::Setup kayles(games::find("node-kayles"), games::Instance("path:20"));
  EXPECT_FALSE(solve_by_leads(kayles, {}, 0));
  EXPECT_FALSE(solve_by_leads(testing::capture("complete:5"), {}, worth_striking));
  EXPECT_FALSE(solve_by_leads(testing::capture("path:70"), {}, worth_striking));
}

TEST(LeadScores, OfOneGraphAfterAnotherAreThoseOfEachAlone) {
  LeadScores scores, with_little_memory;
  const auto expect_same = [&](const graphs::SmallGraph& graph) {
    const std::string line = graphs::write_small_graph(graph), stated = by_leads(line).statement;
    EXPECT_EQ("SCORE " + std::to_string(scores.of(graph, {})), stated) << line;
    EXPECT_EQ("SCORE " + std::to_string(with_little_memory.of(graph, {.megabytes = 4})), stated) << line;
    return true;
  };
  for (int order = 1; order <= 6; ++order) graphs::enumerate(graphs::graph_class("all"), order, {}, expect_same);
  const graphs::SmallGraph seven = graphs::small(std::get<graphs::Graph>(graphs::make_family("complete:7")));
  EXPECT_THROW(scores.of(seven, {.seconds = 0}), text::LimitError);
  expect_same(seven);
}

TEST(LeadSearch, TakesCompleteGraphsOfOrderEight) {
  const Answer answer = by_leads("complete:8", {.certificate = true});
  EXPECT_EQ(answer.statement, "SCORE 0");
  EXPECT_LT(*answer.nodes, 50'000U);
  expect_certified("complete:7");
}

TEST(LeadGraph, KeepsTheScoreWhenItIsStruckAndIsTheSameHoweverItIsNumbered) {
  std::mt19937 random(7);
  int smaller = 0;
  for (int trial = 0; trial < 400; ++trial) {
    const int order = 4 + trial % 6;
    const std::string line = random_line(random, order, std::min(order * (order - 1) / 2, 5 + trial % 8), true);
    const LeadGraph whole = start_of(line);
    LeadGraph struck = whole;
    const int points = struck.strike();
    if (struck.edges().size() < whole.edges().size()) ++smaller;
    const int left = std::stoi(by_rules(line).substr(6)) - points;
    LeadGraph again = struck;
    EXPECT_EQ(again.strike(), 0) << line;
    EXPECT_EQ(again.words(), struck.words()) << line;
    EXPECT_EQ(LeadGraph(struck.words()).words(), struck.words()) << line;
    for (const bool mover : {true, false}) {
      const VertexPairing pairing = vertex_pairing(struck, mover);
      if (mover) {
        EXPECT_LE(pairing.least, left) << line;
      } else {
        EXPECT_GE(-pairing.least, left) << line;
      }
      for (int v = 0; v < struck.order(); ++v) {
        const graphs::VertexSet kept = pairing.kept[static_cast<std::size_t>(v)];
        EXPECT_EQ(kept & ~struck.neighbours(v), 0U) << line;
        graphs::each(kept, [&](int w) { EXPECT_EQ(pairing.kept[static_cast<std::size_t>(w)] >> v & 1, 0U) << line; });
      }
    }
    // The same graph with other numbers.
    std::vector<int> number(static_cast<std::size_t>(struck.order()));
    std::iota(number.begin(), number.end(), 0);
    std::ranges::shuffle(number, random);
    std::vector<int> leads(number.size());
    std::vector<graphs::VertexSet> rows(number.size());
    graphs::VertexSet out = 0;
    for (int v = 0; v < struck.order(); ++v) {
      const int to = number[static_cast<std::size_t>(v)];
      leads[static_cast<std::size_t>(to)] = struck.lead(v);
      if (struck.leads_out(v)) out |= graphs::single(to);
      graphs::each(struck.neighbours(v), [&](int w) {
        const int other = number[static_cast<std::size_t>(w)];
        if (other < to) rows[static_cast<std::size_t>(to)] |= graphs::single(other);
      });
    }
    if (!rows.empty()) rows.erase(rows.begin());
    LeadGraph renumbered(LeadGraph::words(leads, out, rows));
    EXPECT_EQ(renumbered.strike(), 0) << line;
    EXPECT_EQ(renumbered.words(), struck.words()) << line;
  }
  EXPECT_GT(smaller, 50);
}

}  // namespace
}  // namespace gamecert::solve
