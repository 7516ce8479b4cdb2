// Generic search: the answers of a naive recursion, and evidence that the checker accepts.
#include "solve/search.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "certificates/checker.hpp"
#include "graphs/families.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/triangulation_classes.hpp"
#include "solve/node_kayles.hpp"
#include "solve/solve.hpp"
#include "tests/games/random_instance.hpp"
#include "tests/solve/ello_games.hpp"

namespace gamecert::solve {
namespace {

using games::Game;
using games::Position;

bool can_win(const Game& game, const Position& at) {
  if (game.won(at)) return true;
  for (int move : game.moves(at)) {
    if (can_win(game, game.play(at, move))) return true;
  }
  return false;
}

/// The heap k for which the position plus *k is a P-position, by playing the sum.
class NaiveSums {
 public:
  NaiveSums(const Game& game, bool misere) : game_(game), misere_(misere) {}
  bool mover_wins(const Position& at, int heap) {
    const auto key = std::make_pair(at, heap);
    if (const auto it = memo_.find(key); it != memo_.end()) return it->second;
    bool wins = false;
    const std::vector<int> moves = game_.moves(at);
    if (moves.empty() && heap == 0) wins = misere_;
    for (int smaller = 0; smaller < heap && !wins; ++smaller) wins = !mover_wins(at, smaller);
    for (std::size_t i = 0; i < moves.size() && !wins; ++i) wins = !mover_wins(game_.play(at, moves[i]), heap);
    return memo_[key] = wins;
  }
  int nimber(const Position& at) {
    int heap = 0;
    while (mover_wins(at, heap)) ++heap;
    return heap;
  }

 private:
  const Game& game_;
  bool misere_;
  std::map<std::pair<Position, int>, bool> memo_;
};

void expect_accepted(const games::Entry& entry, const games::Instance& instance,
                     const std::map<std::string, int>& parameters, const Request& request, const Answer& answer) {
  ASSERT_TRUE(answer.evidence.has_value()) << instance.text();
  const certificates::Certificate certificate{claim(entry, instance, parameters, request, answer.statement),
                                              *answer.evidence};
  try {
    certificates::check(certificate);
  } catch (const certificates::Rejection& rejection) {
    ADD_FAILURE() << certificates::text(certificate.claim) << ": " << rejection.what() << "\n"
                  << certificates::write(certificate);
  }
}

std::vector<std::string> connected_graphs(int last_order) {
  std::vector<std::string> lines;
  for (int order = 1; order <= last_order; ++order) {
    graphs::enumerate(graphs::GraphClass::connected, order, {}, [&](const graphs::SmallGraph& graph) {
      lines.push_back(graphs::write_graph6(graph));
      return true;
    });
  }
  return lines;
}

TEST(Search, DecidesSolitairesLikeTheNaiveRecursion) {
  int won = 0;
  int lost = 0;
  for (const char* name : {"ello", "lights-out", "odd-elimination"}) {
    const games::Entry& entry = games::find(name);
    for (const std::string& line : connected_graphs(5)) {
      for (const char* attribute : {"green", "lit"}) {
        if (entry.info.attributes.empty() ? attribute[0] == 'l' : entry.info.attributes[0].name != attribute) continue;
        const int order = games::Instance(line).order();
        for (int set = 0; set < (entry.info.attributes.empty() ? 1 : 1 << order); ++set) {
          std::string members;
          for (int v = 0; v < order; ++v) {
            if ((set >> v & 1) != 0) members += (members.empty() ? "" : ",") + std::to_string(v);
          }
          const games::Instance instance(entry.info.attributes.empty() ? line : line + " " + attribute + "=" + members);
          const Request request{.all_moves = true, .certificate = true, .by_rules = true};
          const Answer answer = solve(entry, instance, {}, request);
          const auto game = games::make(entry, instance);
          const bool expected = can_win(*game, game->start());
          ASSERT_EQ(answer.statement, expected ? "WINNABLE" : "UNWINNABLE") << name << " " << instance.text();
          (expected ? won : lost) += 1;
          std::vector<int> winning;
          for (int move : game->moves(game->start())) {
            if (can_win(*game, game->play(game->start(), move))) winning.push_back(move);
          }
          EXPECT_EQ(answer.winning_moves, winning);
          expect_accepted(entry, instance, {}, request, answer);
        }
      }
    }
  }
  EXPECT_GT(won, 300);
  EXPECT_GT(lost, 300);
}

/// Every question about an impartial game, against play of the whole board beside a heap.
void expect_like_naive_sums(const games::Entry& entry, const games::Instance& instance,
                            const std::map<std::string, int>& parameters, std::set<std::string>& statements) {
  const auto game = games::make(entry, instance, parameters);
  for (const bool misere : {false, true}) {
    NaiveSums naive(*game, misere);
    std::vector<int> winning;
    for (int move : game->moves(game->start())) {
      if (!naive.mover_wins(game->play(game->start(), move), 0)) winning.push_back(move);
    }
    for (const bool nimber : {false, true}) {
      const Request request{.misere = misere, .nimber = nimber, .all_moves = true, .certificate = true};
      const Answer answer = solve(entry, instance, parameters, request);
      const std::string outcome = naive.mover_wins(game->start(), 0) ? "OUTCOME N" : "OUTCOME P";
      ASSERT_EQ(answer.statement, nimber ? "NIMBER " + std::to_string(naive.nimber(game->start())) : outcome)
          << entry.info.name << " " << instance.text() << (misere ? " misere" : "");
      statements.insert(answer.statement);
      EXPECT_EQ(answer.winning_moves, winning) << entry.info.name << " " << instance.text();
      expect_accepted(entry, instance, parameters, request, answer);
    }
  }
}

TEST(Search, DecidesNodeKaylesOnAllSmallGraphsLikeTheNaiveSum) {
  std::set<std::string> statements;
  for (const std::string& line : connected_graphs(6))
    expect_like_naive_sums(games::find("node-kayles"), games::Instance(line), {}, statements);
  EXPECT_GE(statements.size(), 5U);
}

// Also what parts and shapes rest on: equal shapes are played alike, and a position is the sum of its parts.
TEST(Search, DecidesEveryImpartialGameLikeTheNaiveSum) {
  std::mt19937 random(4);
  int games_compared = 0;
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.players != 2 || entry.info.stuck != games::Stuck::loses) continue;
    ++games_compared;
    std::set<std::string> statements;
    for (const auto& parameters : gamecert::testing::parameter_choices(entry.info)) {
      for (int i = 0; i < 40; ++i) {
        const int order = 1 + i % 5;
        const games::Instance instance(gamecert::testing::random_instance(entry, parameters, order, random));
        expect_like_naive_sums(entry, instance, parameters, statements);
        if (HasFatalFailure()) return;
      }
    }
    EXPECT_GE(statements.size(), 4U) << entry.info.name;
  }
  EXPECT_GE(games_compared, 11);
}

/// What the mover gets more than the opponent from here on.
int naive_score(const Game& game, const Position& at, std::map<Position, int>& known) {
  if (const auto it = known.find(at); it != known.end()) return it->second;
  games::Options options;
  game.options(at, options);
  std::optional<int> best;
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    const auto next = options.position(i);
    const int later = naive_score(game, Position(next.begin(), next.end()), known);
    best = std::max(best.value_or(-1000), options.gains[i] + (options.again[i] != 0 ? later : -later));
  }
  return known[at] = best.value_or(0);
}

TEST(Search, DecidesGamesForPointsLikeTheNaiveRecursion) {
  std::mt19937 random(5);
  const games::Entry& entry = games::find("capture");
  std::map<std::string, int> statements;
  for (int i = 0; i < 150; ++i) {
    const games::Instance instance(gamecert::testing::random_instance(entry, {}, 1 + i % 5, random));
    const auto game = games::make(entry, instance);
    std::map<Position, int> known;
    const int score = naive_score(*game, game->start(), known);
    const Request request{.all_moves = true, .certificate = true};
    const Answer answer = solve(entry, instance, {}, request);
    ASSERT_EQ(answer.statement, "SCORE " + std::to_string(game->head_start() + score)) << instance.text();
    ++statements[answer.statement];
    games::Options options;
    game->options(game->start(), options);
    std::vector<int> best;
    for (std::size_t m = 0; m < options.moves.size(); ++m) {
      const auto next = options.position(m);
      if (options.gains[m] - known.at(Position(next.begin(), next.end())) == score) best.push_back(options.moves[m]);
    }
    EXPECT_EQ(answer.winning_moves, best) << instance.text();
    expect_accepted(entry, instance, {}, request, answer);
  }
  EXPECT_GE(statements.size(), 4U);
}

TEST(Search, AddsValuesOfDisconnectedGraphs) {
  const games::Entry& entry = games::find("node-kayles");
  const games::Instance two_paths(
      graphs::write_graph6(graphs::Graph(9, {{0, 1}, {1, 2}, {2, 3}, {4, 5}, {5, 6}, {6, 7}, {7, 8}})));
  const Request request{.nimber = true, .certificate = true};
  const Answer answer = solve(entry, two_paths, {}, request);
  const auto game = games::make(entry, two_paths);
  NaiveSums sums(*game, false);
  EXPECT_EQ(answer.statement, "NIMBER " + std::to_string(sums.nimber(game->start())));
  expect_accepted(entry, two_paths, {}, request, answer);
}

// Values of Node-Kayles on paths are those of Dawson's Kayles, shifted: Winning Ways, chapter 4,
// as printed in the table of the paper on triangulations (K[n mod 34] and eight exceptions).
int dawsons_kayles(int n) {
  static const int period[34] = {4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5,
                                 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7};
  static const std::map<int, int> exceptions = {{0, 0}, {1, 0}, {15, 0}, {17, 2}, {18, 2}, {32, 2}, {35, 0}, {52, 2}};
  const auto it = exceptions.find(n);
  return it != exceptions.end() ? it->second : period[n % 34];
}

TEST(Search, FindsThePublishedValuesOfPaths) {
  for (int n = 1; n <= 60; ++n) {
    const games::Instance path("path:" + std::to_string(n));
    const Answer answer = solve(games::find("node-kayles"), path, {}, {.nimber = true});
    // Taking a vertex of a path with its neighbours is knocking two adjacent pins of n+1 pins.
    EXPECT_EQ(answer.statement, "NIMBER " + std::to_string(dawsons_kayles(n + 1))) << n;
    EXPECT_EQ(NodeKaylesNimbers().of(graphs::small(path.graph())), dawsons_kayles(n + 1)) << n;
  }
}

TEST(Search, NimbersOfGraphsThatShareAllButAVertexAreThoseOfTheRules) {
  auto random = testing::random_numbers();
  NodeKaylesNimbers nimbers;  // what one graph leaves behind must not harm the next
  for (int trial = 0; trial < 300; ++trial) {
    graphs::SmallGraph graph = testing::random_small_graph(1 + trial % 7, 0.1 + 0.1 * (trial % 8), random);
    for (int child = 0; child < 4; ++child) {
      if (graph.order > 1) testing::reattach_first(graph, random() & graph.vertices());
      const games::Instance instance(graphs::write_graph6(graph));
      const Answer answer = solve(games::find("node-kayles"), instance, {}, {.nimber = true, .by_rules = true});
      ASSERT_EQ(answer.statement, "NIMBER " + std::to_string(nimbers.of(graph))) << instance.text();
    }
  }
}

TEST(Search, EndsInUnknownAtItsLimits) {
  Request request{.by_rules = true};
  request.limits.seconds = 0.05;
  const Answer timed = solve(games::find("node-kayles"), games::Instance("hypercube:6"), {}, request);
  EXPECT_EQ(timed.certainty, Answer::Certainty::unknown);
  EXPECT_EQ(timed.doubt, "time limit of 0.05 s reached");
  request.limits = {.megabytes = 1};
  const Answer large = solve(games::find("node-kayles"), games::Instance("hypercube:6"), {}, request);
  EXPECT_EQ(large.doubt, "memory limit of 1 MB reached");
  EXPECT_TRUE(large.statement.empty());
}

TEST(Solve, RefusesWhatAGameDoesNotHave) {
  EXPECT_THROW(solve(games::find("ello"), games::Instance("path:3"), {}, {.misere = true}), InputError);
  EXPECT_THROW(solve(games::find("ello"), games::Instance("path:3"), {}, {.nimber = true}), InputError);
  EXPECT_THROW(solve(games::find("capture"), games::Instance("path:3"), {}, {.misere = true}), InputError);
  EXPECT_THROW(solve(games::find("capture"), games::Instance("path:3"), {}, {.nimber = true}), InputError);
}

/// The outcome with all moves by nimbers of parts, and by scores of whole boards.
TEST(Search, DecidesGamesThatAWinEndsByNimbersAsByScores) {
  std::vector<std::string> boards = {"wheel:3",
                                     "wheel:4",
                                     "wheel:5",
                                     "convex:6:0-2,2-4,0-4 marked=0-2,2-3",
                                     "fan:5 marked=0-3,4-5",
                                     "wheel:5 marked=0-1,2-3"};
  for (int n = 3; n <= 7; ++n) {
    for (const graphs::Triangulation& each : graphs::convex_classes(n)) boards.push_back(graphs::text(each));
    for (int inner = 1; inner + n <= 6; ++inner) {
      for (const graphs::Triangulation& each : graphs::disc_classes(n, inner)) boards.push_back(graphs::text(each));
    }
  }
  const std::vector<std::string> points = {"convex:1:",
                                           "convex:2:",
                                           "convex:3:",
                                           "convex:4: marked=0-1,0-2",
                                           "convex:5: marked=0-2",
                                           "convex:6:",
                                           "convex:7: marked=0-1,3-5",
                                           "convex:2: marked=0-1",
                                           "points:0,0;6,0;0,6;1,1",
                                           "points:0,0;6,0;0,6;1,1;2,1",
                                           "points:0,0;6,0;0,6;1,1;2,1;1,3",
                                           "points:0,0;6,0;0,6;1,1;2,1 marked=0-3,3-4"};
  std::map<std::string, int> statements;
  for (const char* name : {"triangle", "triangle-colouring", "four-cycle"}) {
    for (const std::string& line : name == std::string("triangle") ? points : boards) {
      const auto game = games::make(games::find(name), games::Instance(line));
      const Answer by_nimbers = search(*game, {.all_moves = true});
      const Answer by_scores = search(*game, {.all_moves = true, .by_rules = true});
      EXPECT_EQ(by_nimbers.statement, by_scores.statement) << name << " " << line;
      EXPECT_EQ(by_nimbers.winning_moves, by_scores.winning_moves) << name << " " << line;
      EXPECT_EQ(by_nimbers.moves, by_scores.moves) << name << " " << line;
      ++statements[by_scores.statement];
    }
  }
  for (const char* statement : {"OUTCOME first", "OUTCOME second", "OUTCOME tie"}) EXPECT_GT(statements[statement], 2);
}

}  // namespace
}  // namespace gamecert::solve
