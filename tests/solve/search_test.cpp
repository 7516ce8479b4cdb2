// Generic search: the answers of a naive recursion, and evidence that the checker accepts.
#include "solve/search/search.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>

#include "certificates/checker.hpp"
#include "certificates/writing/writer.hpp"
#include "games/instances/ready_game.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"
#include "graphs/families.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/boards/node_kayles.hpp"
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

Position position(const games::Options& options, std::size_t i) {
  const auto view = options.position(i);
  return {view.begin(), view.end()};
}

/// The heap k for which the position plus *k is a P-position, by playing the sum; a win on the board wins the sum.
class NaiveSums {
 public:
  NaiveSums(const Game& game, bool misere) : game_(game), misere_(misere) {}
  bool mover_wins(const Position& at, int heap) {
    const auto key = std::make_pair(at, heap);
    if (const auto it = memo_.find(key); it != memo_.end()) return it->second;
    bool wins = false;
    games::Options options;
    game_.options(at, options);
    if (options.moves.empty() && heap == 0) wins = misere_;
    for (int smaller = 0; smaller < heap && !wins; ++smaller) wins = !mover_wins(at, smaller);
    for (std::size_t i = 0; i < options.moves.size() && !wins; ++i) wins = wins_by(options, i, heap);
    return memo_[key] = wins;
  }
  bool wins_by(const games::Options& options, std::size_t i, int heap) {
    return options.won[i] != 0 || mover_wins(position(options, i), heap) == (options.again[i] != 0);
  }
  std::string nimber(const Position& at) {
    for (int heap = 0; heap <= game_.remaining(at) + 2; ++heap) {
      if (!mover_wins(at, heap)) return std::to_string(heap);
    }
    return "loony";
  }

 private:
  const Game& game_;
  bool misere_;
  std::map<std::pair<Position, int>, bool> memo_;
};

void expect_accepted(const games::Entry& entry, const games::Instance& instance,
                     const std::map<std::string, int>& parameters, const Request& request, const Answer& answer) {
  ASSERT_TRUE(answer.evidence.has_value()) << instance.text();
  const certificates::Certificate certificate{
      claim(games::Setup(entry, instance, parameters), request, answer.statement), *answer.evidence};
  try {
    std::istringstream text(certificates::write(certificate));  // also as text
    certificates::check(*certificates::Reader(text).next());
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
          const Request request{.all_moves = true, .certificate = true, .engine = Engine::search};
          const Answer answer = solve(games::Setup(entry, instance), request);
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

std::string shown(const games::Entry& entry, const games::Instance& instance,
                  const std::map<std::string, int>& parameters) {
  std::string text(entry.info.name);
  for (const auto& [name, value] : parameters) text += " " + name + "=" + std::to_string(value);
  return text + " on " + instance.text();
}

/// Every question about an impartial game, against play of the whole board beside a heap. Of a game that a win ends
/// only the nimber: its outcome is another question.
void expect_like_naive_sums(const games::Entry& entry, const games::Instance& instance,
                            const std::map<std::string, int>& parameters, std::set<std::string>& statements) {
  const auto game = games::make(entry, instance, parameters);
  games::Options options;
  game->options(game->start(), options);
  for (const bool misere : {false, true}) {
    if (misere && entry.info.sums) continue;
    NaiveSums naive(*game, misere);
    std::vector<int> winning;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (naive.wins_by(options, i, 0)) winning.push_back(options.moves[i]);
    }
    for (const bool nimber : {false, true}) {
      if (!nimber && entry.info.sums) continue;
      const Request request{.misere = misere, .nimber = nimber, .all_moves = true, .certificate = true};
      const Answer answer = solve(games::Setup(entry, instance, parameters), request);
      const std::string outcome = naive.mover_wins(game->start(), 0) ? "OUTCOME N" : "OUTCOME P";
      ASSERT_EQ(answer.statement, nimber ? "NIMBER " + naive.nimber(game->start()) : outcome)
          << shown(entry, instance, parameters) << (misere ? " misere" : "");
      statements.insert(answer.statement);
      ASSERT_EQ(answer.winning_moves, winning) << shown(entry, instance, parameters);
      EXPECT_EQ(answer.moves, (winning.empty() ? std::vector<int>{} : std::vector{winning.front()}));
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
    if (entry.info.players != 2 || (entry.info.stuck != games::Stuck::loses && !entry.info.sums)) continue;
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
    EXPECT_GE(statements.size(), entry.info.sums ? 2U : 4U) << entry.info.name;
  }
  EXPECT_GE(games_compared, 16);
}

/// What the mover gets more than the opponent from here on; a win counts as a point.
class NaiveScores {
 public:
  explicit NaiveScores(const Game& game) : game_(game) {}
  int of(const Position& at) {
    if (const auto it = known_.find(at); it != known_.end()) return it->second;
    games::Options options;
    game_.options(at, options);
    std::optional<int> best;
    for (std::size_t i = 0; i < options.moves.size(); ++i) best = std::max(best.value_or(-1000), by(options, i));
    return known_[at] = best.value_or(0);
  }
  /// By move i.
  int by(const games::Options& options, std::size_t i) {
    if (options.won[i] != 0) return 1;
    const int later = of(position(options, i));
    return options.gains[i] + (options.again[i] != 0 ? later : -later);
  }

 private:
  const Game& game_;
  std::map<Position, int> known_;
};

std::string outcome(int value) { return value > 0 ? "OUTCOME first" : value < 0 ? "OUTCOME second" : "OUTCOME tie"; }

/// Points gained by the line of a single player.
int gained(const Game& game, const std::vector<int>& line) {
  Position at = game.start();
  int total = 0;
  for (const int move : line) {
    games::Options options;
    game.options(at, options);
    const auto i = static_cast<std::size_t>(std::ranges::find(options.moves, move) - options.moves.begin());
    if (i == options.moves.size()) return -1;
    total += options.gains[i];
    at = position(options, i);
  }
  return total;
}

void expect_like_naive_scores(const games::Entry& entry, const games::Instance& instance,
                              const std::map<std::string, int>& parameters, std::map<std::string, int>& statements) {
  const auto game = games::make(entry, instance, parameters);
  NaiveScores naive(*game);
  const int score = game->won(game->start()) ? -1 : naive.of(game->start());
  const bool points = game->refinements().gain;
  const Request request{.all_moves = true, .certificate = true};
  const Answer answer = solve(games::Setup(entry, instance, parameters), request);
  ASSERT_EQ(answer.statement, points ? "SCORE " + std::to_string(game->head_start() + score) : outcome(score))
      << shown(entry, instance, parameters);
  ++statements[answer.statement];
  games::Options options;
  game->options(game->start(), options);
  std::vector<int> best;  // of games that a win ends, only moves that win
  for (std::size_t m = 0; m < options.moves.size(); ++m) {
    if ((points || score > 0) && naive.by(options, m) == score) best.push_back(options.moves[m]);
  }
  ASSERT_EQ(answer.winning_moves, best) << shown(entry, instance, parameters);
  if (entry.info.players == 1) {
    EXPECT_EQ(gained(*game, answer.moves), score) << shown(entry, instance, parameters);
  } else {
    EXPECT_EQ(answer.moves, (best.empty() ? best : std::vector{best.front()})) << shown(entry, instance, parameters);
  }
  expect_accepted(entry, instance, parameters, request, answer);
}

TEST(Search, DecidesGamesForPointsAndGamesThatAWinEndsLikeTheNaiveRecursion) {
  std::mt19937 random(5);
  int games_compared = 0;
  std::map<std::string, int> all;
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.stuck != games::Stuck::ends) continue;
    ++games_compared;
    std::map<std::string, int> statements;
    for (const auto& parameters : gamecert::testing::parameter_choices(entry.info)) {
      for (int i = 0; i < 100; ++i) {
        const int order = 1 + i % (entry.info.board == games::BoardKind::drawn_triangulation ? 7 : 5);
        const games::Instance instance(gamecert::testing::random_instance(entry, parameters, order, random));
        expect_like_naive_scores(entry, instance, parameters, statements);
        if (HasFatalFailure()) return;
      }
    }
    EXPECT_GE(statements.size(), 2U) << entry.info.name;
    all.insert(statements.begin(), statements.end());
  }
  EXPECT_GE(games_compared, 10);
  EXPECT_GE(all.size(), 10U);
  for (const char* statement : {"OUTCOME first", "OUTCOME second", "OUTCOME tie"}) EXPECT_TRUE(all.contains(statement));
}

TEST(Search, DecidesEverySolitaireWithAGoalLikeTheNaiveRecursion) {
  std::mt19937 random(6);
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.players != 1 || entry.info.stuck == games::Stuck::ends) continue;
    std::map<std::string, int> statements;
    for (const auto& parameters : gamecert::testing::parameter_choices(entry.info)) {
      for (int i = 0; i < 60; ++i) {
        const games::Instance instance(gamecert::testing::random_instance(entry, parameters, 1 + i % 6, random));
        const Request request{.all_moves = true, .certificate = true, .engine = Engine::search};
        const Answer answer = solve(games::Setup(entry, instance, parameters), request);
        const auto game = games::make(entry, instance, parameters);
        ASSERT_EQ(answer.statement, can_win(*game, game->start()) ? "WINNABLE" : "UNWINNABLE")
            << shown(entry, instance, parameters);
        ++statements[answer.statement];
        std::vector<int> winning;
        for (int move : game->moves(game->start())) {
          if (can_win(*game, game->play(game->start(), move))) winning.push_back(move);
        }
        EXPECT_EQ(answer.winning_moves, winning) << shown(entry, instance, parameters);
        expect_accepted(entry, instance, parameters, request, answer);
      }
    }
    EXPECT_EQ(statements.size(), 2U) << entry.info.name;
  }
}

TEST(Search, AddsValuesOfDisconnectedGraphs) {
  const games::Entry& entry = games::find("node-kayles");
  const games::Instance two_paths(
      graphs::write_graph6(graphs::Graph(9, {{0, 1}, {1, 2}, {2, 3}, {4, 5}, {5, 6}, {6, 7}, {7, 8}})));
  const Request request{.nimber = true, .certificate = true};
  const Answer answer = solve({entry, two_paths}, request);
  const auto game = games::make(entry, two_paths);
  NaiveSums sums(*game, false);
  EXPECT_EQ(answer.statement, "NIMBER " + sums.nimber(game->start()));
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
    const Answer answer = solve({games::find("node-kayles"), path}, {.nimber = true});
    // Taking a vertex of a path with its neighbours is knocking two adjacent pins of n+1 pins.
    EXPECT_EQ(answer.statement, "NIMBER " + std::to_string(dawsons_kayles(n + 1))) << n;
    EXPECT_EQ(NodeKaylesNimbers().of(graphs::small(path.graph())), dawsons_kayles(n + 1)) << n;
  }
}

TEST(Search, NimbersOfGraphsThatShareAllButAVertexAreThoseOfTheRules) {
  auto random = testing::random_numbers();
  NodeKaylesNimbers nimbers;  // what one graph leaves behind must not harm the next
  for (int trial = 0; trial < 300; ++trial) {
    graphs::SmallGraph graph =
        testing::random_small_graph(1 + trial % NodeKaylesNimbers::table_order, 0.1 + 0.1 * (trial % 8), random);
    for (int child = 0; child < 4; ++child) {
      if (graph.order > 1) testing::reattach_first(graph, random() & graph.vertices());
      const games::Instance instance(graphs::write_graph6(graph));
      const Answer answer =
          solve(games::Setup(games::find("node-kayles"), instance), {.nimber = true, .engine = Engine::search});
      ASSERT_EQ(answer.statement, "NIMBER " + std::to_string(nimbers.of(graph))) << instance.text();
    }
  }
}

TEST(Search, EndsInUnknownAtItsLimits) {
  Request request{.engine = Engine::search};
  request.limits.seconds = 0.05;
  const Answer timed = solve(games::Setup(games::find("node-kayles"), games::Instance("hypercube:6")), request);
  EXPECT_EQ(timed.certainty, Answer::Certainty::unknown);
  EXPECT_EQ(timed.doubt, "time limit of 0.05 s reached");
  request.limits = {.megabytes = 1};
  const Answer large = solve(games::Setup(games::find("node-kayles"), games::Instance("hypercube:6")), request);
  EXPECT_EQ(large.doubt, "memory limit of 1 MB reached");
  EXPECT_TRUE(large.statement.empty());
}

TEST(Solve, RefusesWhatAGameDoesNotHave) {
  EXPECT_THROW(solve(games::Setup(games::find("ello"), games::Instance("path:3")), {.misere = true}), text::InputError);
  EXPECT_THROW(solve(games::Setup(games::find("ello"), games::Instance("path:3")), {.nimber = true}), text::InputError);
  EXPECT_THROW(solve(games::Setup(games::find("capture"), games::Instance("path:3")), {.misere = true}),
               text::InputError);
  EXPECT_THROW(solve(games::Setup(games::find("capture"), games::Instance("path:3")), {.nimber = true}),
               text::InputError);
  EXPECT_THROW(solve(games::Setup(games::find("triangle"), games::Instance("convex:3:")), {.misere = true}),
               text::InputError);
  EXPECT_NO_THROW(solve(games::Setup(games::find("triangle"), games::Instance("convex:3:")), {.nimber = true}));
  for (const char* game : {"bichromatic-triangle", "complete-triangulation"})
    EXPECT_THROW(solve(games::Setup(games::find(game), games::Instance("convex:3:")), {.nimber = true}),
                 text::InputError);
  for (const char* game : {"flip-to-triangle", "bichromatic-colouring", "all-green", "green-wins"})
    EXPECT_THROW(solve(games::Setup(games::find(game), games::Instance("fan:2")), {.nimber = true}), text::InputError);
}

// By definition: a heap is its number. Beyond 63 what is found of a heap beside another is kept elsewhere.
TEST(Search, NimbersOfLargeHeaps) {
  for (const int heap : {63, 64, 65, 100, 127}) {
    const std::string start = std::to_string(heap);
    const games::TextGame& nim = games::enter_text(
        games::read_users_game(
            "game one-heap 1\ntwo players on a graph; who cannot move loses\nposition n: 0..127\nstart n = " + start +
            "\nmove k in 1..127 where k <= n\n  n := n - k\n")
            .text);
    const games::Setup setup(nim.entry, games::Instance("path:1"));
    const Answer answer = solve(setup, {.nimber = true, .certificate = true, .limits = {.seconds = 20}});
    ASSERT_EQ(answer.statement, "NIMBER " + start) << answer.doubt;
    EXPECT_NO_THROW(certificates::check(
        certificates::Certificate{claim(setup, {.nimber = true}, answer.statement), *answer.evidence}));
  }
}

// Scores are ints: of a move that may gain more than fits, all moves of a play taken together, nothing is said.
TEST(Search, GainsThatCouldNotBeAddedUpAreALimit) {
  const auto said = [](const std::string& gain) {
    const games::TextGame& game = games::enter_text(
        games::read_users_game("game many-points 1\none player on a graph; for points\nposition n: 0..15\nstart n = "
                               "9\nmove k in 1..1 where n > 0\n  n := n - k\ngain " +
                               gain + "\n")
            .text);
    std::vector<std::string> result;
    for (const Engine engine : {Engine::best, Engine::sat, Engine::smt})
      result.push_back(solve({game.entry, games::Instance("path:1")}, {.engine = engine}).statement);
    return result;
  };
  EXPECT_EQ(said("-100000"), std::vector<std::string>(3, "SCORE -900000"));
  EXPECT_EQ(said("-100001"), std::vector<std::string>(3, ""));
  EXPECT_EQ(said("-268435455"), std::vector<std::string>(3, ""));
}

}  // namespace
}  // namespace gamecert::solve
