// Games whose play may repeat: outcomes by their definition, evidence that the checker accepts, moves that bring a win
// nearer.
#include <gtest/gtest.h>

#include <iostream>
#include <random>

#include "certificates/checker.hpp"
#include "certificates/plays/strategy.hpp"
#include "certificates/writing/writer.hpp"
#include "games/instances/users_instance.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/position_worths.hpp"
#include "solve/search/retrograde.hpp"
#include "solve/solve.hpp"
#include "tests/games/horizon_values.hpp"
#include "tests/games/texts.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using games::HorizonValues;
using games::Position;

std::string outcome(int worth) { return worth > 0 ? "OUTCOME first" : worth < 0 ? "OUTCOME second" : "OUTCOME tie"; }

const games::Entry& shelf(const std::string& name) {
  return gamecert::testing::text_game(GAMECERT_SOURCE_DIR "/examples/games/" + name + ".game").entry;
}

/// A token that goes along arcs, and a goal. The rules are made of these clauses.
const games::Entry& token_game(const std::string& ending, const std::string& repeat, const std::string& won,
                               const std::string& again) {
  return games::enter_text(games::read_users_game("game tokens 1\ntwo players on a digraph; " + ending +
                                                  "\ngiven goal, there: vertices\nposition token: vertex\n"
                                                  "position flees, hunts: 0..1\n"
                                                  "start token = there, flees = 1, hunts = 0\n"
                                                  "move v in out-neighbours(token)\n  token := v\n"
                                                  "turn flees <-> hunts\nrepeat " +
                                                  repeat + "\n" + won + again)
                               .text)
      .entry;
}

std::string random_digraph(std::mt19937& random, const std::string& given) {
  const int order = 2 + static_cast<int>(random() % 6);
  std::string arcs;
  for (int u = 0; u < order; ++u)
    for (int v = 0; v < order; ++v)
      if (u != v && random() % 3 == 0) arcs += (arcs.empty() ? "" : ",") + std::to_string(u) + "-" + std::to_string(v);
  return "arcs:" + std::to_string(order) + ":" + arcs + given + " goal=" + std::to_string(1 + random() % (order - 1));
}

struct Seen {
  std::map<std::string, int> outcomes;
  int ranks = 0, traps = 0;
};

/// The answer with its certificate, first moves, and what positions are worth.
void compare(const games::Setup& setup, Seen& seen) {
  SCOPED_TRACE(setup.text());
  const games::Game& game = setup.game();
  const Position start = game.start();
  const HorizonValues values(game, start);
  const Answer answer = solve(setup, {.all_moves = true, .certificate = true});
  ASSERT_EQ(answer.statement, outcome(values.worth(start)));
  EXPECT_LE(answer.nodes, values.size());
  ++seen.outcomes[answer.statement];
  const certificates::Certificate certificate{claim(setup, {}, answer.statement), *answer.evidence};
  EXPECT_NO_THROW(certificates::check(certificate)) << write(certificate);
  for (const auto& entry : answer.evidence->as<certificates::Strategy>()->entries) {
    ++(entry.rank > 0 ? seen.ranks : seen.traps);
    EXPECT_EQ(entry.bound, values.worth(entry.position));
    const bool at_least = entry.side == certificates::Strategy::Side::at_least;
    const int moves = values.moves_to(entry.position, at_least, entry.bound).value();
    EXPECT_EQ(entry.rank > 0, moves > 0);
    EXPECT_GE(entry.rank, moves);
    if (entry.bound != 0) {
      EXPECT_EQ(entry.rank, moves);
    }
  }
  games::Options options;
  if (!game.won(start)) game.options(start, options);
  std::vector<int> winning;
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    const games::PositionView view = options.position(i);
    const int after = values.worth({view.begin(), view.end()});
    const int worth = options.won[i] != 0 ? 1 : options.again[i] != 0 ? after : -after;
    if (worth > 0) winning.push_back(options.moves[i]);
  }
  EXPECT_EQ(answer.winning_moves, winning);
  EXPECT_EQ(answer.moves.empty(), winning.empty());
  for (const int move : answer.moves) EXPECT_TRUE(std::ranges::binary_search(winning, move));
}

TEST(Repeating, GamesOfTokensHaveTheirOutcomes) {
  const unsigned seed = 47;
  std::cout << "seed " << seed << "\n";
  std::mt19937 random(seed);
  for (const std::string ending : {"who cannot move loses", "a win ends play"})
    for (const std::string repeat : {"draw", "flees", "hunts"})
      for (const std::string again : {"", "again |out-neighbours(token)| = 2\n"})
        for (const std::string won : {"", "won token != {} & token in goal\n", "won hunts = 1 & token in goal\n"}) {
          if (won.empty() && ending == "a win ends play") continue;
          const games::Entry& game = token_game(ending, repeat, won, again);
          Seen seen;
          for (int i = 0; i < 60; ++i)
            compare({game, games::users_instance(random_digraph(random, " there=0"), &game.info)}, seen);
          EXPECT_GE(seen.outcomes.size(), 2U) << game.info.name;
          EXPECT_EQ(seen.outcomes["OUTCOME tie"] > 0, repeat == "draw" || ending == "a win ends play")
              << game.info.name;
          EXPECT_GT(seen.ranks, 0) << game.info.name;
          EXPECT_GT(seen.traps, 0) << game.info.name;
        }
}

TEST(Repeating, GamesOfTheShelfHaveTheirOutcomes) {
  Seen seen;
  for (const int order : {1, 2, 3, 4, 5})
    graphs::enumerate(graphs::graph_class("connected"), order, {}, [&](const graphs::SmallGraph& graph) {
      const games::Instance board(graphs::write_small_graph(graph));
      for (const int k : {1, 2}) {
        compare({shelf("cops-and-robber"), board, {{"cops", k}}}, seen);
        compare({shelf("fast-robber"), board, {{"cops", k}}}, seen);
        if (k <= order) compare({shelf("eternal-domination"), board, {{"guards", k}}}, seen);
      }
      return true;
    });
  EXPECT_EQ(seen.outcomes.size(), 2U);
}

/// Whoever wins plays by the best moves, the other by any: the game is won, within so many moves.
void win(const games::Setup& setup, std::mt19937& random) {
  SCOPED_TRACE(setup.text());
  const games::Game& game = setup.game();
  PositionWorths worths(game, false, {});
  Position at = game.start();
  int mover = 0, winner = -1;
  if (const int worth = worths.of(at).worth; worth != 0) winner = worth > 0 ? 0 : 1;
  const std::size_t most = 2 * Retrograde(game, at, {}).size();
  for (std::size_t moves = 0; moves < most; ++moves) {
    games::Options options;
    if (!game.won(at)) game.options(at, options);
    const int worth = worths.of(at).worth;
    EXPECT_EQ(worth == 0 ? -1 : worth > 0 ? mover : 1 - mover, winner);
    if (options.moves.empty()) return;
    const std::vector<std::size_t> best = worths.best(options);
    const std::size_t i = mover == winner ? best[random() % best.size()] : random() % options.moves.size();
    if (options.won[i] != 0) {
      EXPECT_EQ(mover, winner);
      return;
    }
    const games::PositionView next = options.position(i);
    at.assign(next.begin(), next.end());
    if (options.again[i] == 0) mover = 1 - mover;
  }
  const int endless = game.endless(at);
  EXPECT_EQ(endless == 0 ? -1 : endless > 0 ? mover : 1 - mover, winner) << "play goes on";
}

TEST(Repeating, BestMovesWin) {
  std::mt19937 random(470);
  for (const char* board : {"path:6", "cycle:5", "petersen", "grid:3x3"})
    for (const int k : {1, 2, 3})
      for (int i = 0; i < 5; ++i) win({shelf("cops-and-robber"), games::Instance(board), {{"cops", k}}}, random);
}

TEST(Repeating, LimitsAreKept) {
  const games::Setup setup(shelf("cops-and-robber"), games::Instance("grid:6x6"), {{"cops", 3}});
  const Answer memory = solve(setup, {.limits = {.megabytes = 1}});
  EXPECT_EQ(memory.certainty, Answer::Certainty::unknown);
  const Answer time = solve(setup, {.limits = {.seconds = 0.001}});
  EXPECT_EQ(time.certainty, Answer::Certainty::unknown);
}

TEST(Repeating, OtherQuestionsAreRefused) {
  const games::Setup setup(shelf("annihilation"), games::Instance("directed-cycle:3 tokens=0"), {});
  EXPECT_THROW(solve(setup, {.nimber = true}), text::InputError);
  EXPECT_THROW(solve(setup, {.misere = true}), text::InputError);
  for (const Engine engine : {Engine::sat, Engine::smt, Engine::qbf})
    EXPECT_THROW(solve(setup, {.engine = engine}), text::InputError);
}

}  // namespace
}  // namespace gamecert::solve
