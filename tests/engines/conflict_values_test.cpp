// Games in which moves do nothing but close moves: which ones are, and their values by the definition.
#include "solve/values/conflict_values.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <random>
#include <set>

#include "games/forms/forms.hpp"
#include "games/play/partizan.hpp"
#include "solve/search/forced_inputs.hpp"
#include "solve/values/sum_play.hpp"
#include "tests/games/naive_values.hpp"
#include "tests/games/texts.hpp"
#include "tests/whole_run.hpp"

namespace gamecert::solve {
namespace {

using games::Player;
using games::Position;
using tests::Naive;

games::Setup on_shelf(const std::string& game, const std::string& board) {
  const auto path = std::filesystem::path(GAMECERT_SOURCE_DIR) / "examples/games" / (game + ".game");
  return {gamecert::testing::text_game(path).entry, games::Instance(board)};
}
games::Setup of_rules(const std::string& rules, const std::string& board) {
  return {games::enter_text(games::read_users_game(rules).text).entry, games::Instance(board)};
}

/// All positions that play of both leads to, as Left sees them.
void find_positions(const games::Game& game, const Position& from, std::set<Position>& met) {
  if (!met.insert(from).second) return;
  for (const Player player : {Player::left, Player::right}) {
    games::Options options;
    games::options_of(game, from, player, options);
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const games::PositionView next = options.position(i);
      find_positions(game, Position(next.begin(), next.end()), met);
    }
  }
}

// A position by its set of legal moves: as many of each player as the rules have, and after each of these the set is
// the one without what the move closes.
void compare_with_rules(const games::Setup& setup, const MoveConflicts& conflicts) {
  const games::Game& game = setup.game();
  std::set<Position> met;
  find_positions(game, games::start_of_left(setup), met);
  for (const Position& position : met) {
    for (const Player player : {Player::left, Player::right}) {
      std::vector<std::size_t> legal;
      for (std::size_t m = 0; m < conflicts.moves.size(); ++m)
        if (conflicts.moves[m].player == player && conflicts.legal(m, position)) legal.push_back(m);
      games::Options options;
      games::options_of(game, position, player, options);
      ASSERT_EQ(legal.size(), options.moves.size()) << setup.text();
      for (std::size_t i = 0; i < legal.size(); ++i)
        for (std::size_t m = 0; m < conflicts.moves.size(); ++m) {
          const bool closed =
              m == legal[i] || std::ranges::binary_search(conflicts.closed[legal[i]], static_cast<int>(m));
          ASSERT_EQ(conflicts.legal(m, options.position(i)), conflicts.legal(m, position) && !closed) << setup.text();
        }
    }
  }
}

TEST(MoveConflicts, AreThoseOfTheRulesInEveryPosition) {
  for (const char* game : {"col", "snort"})
    for (const char* board : {"path:4", "star:3", "complete:3", "cycle:5", "path:2+path:3"}) {
      const games::Setup setup = on_shelf(game, board);
      const auto conflicts = move_conflicts(setup);
      ASSERT_TRUE(conflicts) << setup.text();
      compare_with_rules(setup, *conflicts);
    }
  for (const auto& [game, board] : {std::pair{"domineering", "grid:2x3 across=0-1,1-2,3-4,4-5"},
                                    {"domineering", "path:5 across=1-2"},
                                    {"bigraph-node-kayles", "path:5 black=0,2"},
                                    {"painted-col", "path:4 blue=0 red=3"}}) {
    const games::Setup setup = on_shelf(game, board);
    const auto conflicts = move_conflicts(setup);
    ASSERT_TRUE(conflicts) << setup.text();
    compare_with_rules(setup, *conflicts);
  }
}

// Where a move opens another one, puts what depends on the position, or closes one that does not close it, there is no
// graph of conflicts.
TEST(MoveConflicts, AreNotSeenWhereMovesDoMore) {
  for (const auto& [game, board] : {std::pair{"clobber", "path:4 blues=0,2"},
                                    {"hackenbush", "path:4 ground=0 blue=0-1,2-3"},
                                    {"graph-nogo", "path:4"},
                                    {"partizan-node-removal", "path:4 black=0,2"}})
    EXPECT_FALSE(move_conflicts(on_shelf(game, board))) << game;
  const std::string head =
      "game trial 1\ntwo players on a graph; who cannot move loses\n"
      "position blue of left, red of right: vertices\nstart blue = {}, red = {}\n";
  const char* grows_from = "move v in V - own - other where own = {} | v in N(own)\n  own := own + v\n";
  const char* of_one_side =
      "move left v in V - own - other\n  own := own + v\n"
      "move right v in V - own - other - N(other)\n  own := own + v\n";
  const char* plain = "move v in V - own - other\n  own := own + v\n";
  EXPECT_FALSE(move_conflicts(of_rules(head + grows_from, "path:4")));
  EXPECT_FALSE(move_conflicts(of_rules(head + of_one_side, "path:4")));
  EXPECT_TRUE(move_conflicts(of_rules(head + plain, "path:4")));
}

TEST(ForcedInputs, AreThoseOfAllAssignments) {
  std::mt19937 random(2026);
  int decided = 0;
  for (int round = 0; round < 2000; ++round) {
    encode::Circuit circuit;
    std::vector<encode::Literal> wires;
    constexpr unsigned inputs = 4;
    for (unsigned i = 0; i < inputs; ++i) wires.push_back(circuit.input());
    const auto any = [&] {
      const encode::Literal wire = wires[random() % wires.size()];
      return random() % 2 == 0 ? wire : !wire;
    };
    for (int gate = 0; gate < 6; ++gate) wires.push_back(circuit.both(any(), any()));
    const encode::Literal wire = any();
    const auto true_in = [&](unsigned assignment, encode::Literal of) {
      std::vector<bool> value(circuit.gates());
      unsigned next = 0;
      const auto is = [&](encode::Literal each) { return value[each.gate()] != each.inverted(); };
      for (std::uint32_t gate = 1; gate < circuit.gates(); ++gate)
        value[gate] = circuit.is_input(gate) ? (assignment >> next++ & 1) != 0
                                             : is(circuit.fanins(gate).a) && is(circuit.fanins(gate).b);
      return is(of);
    };
    const ForcedInputs forced(circuit, wire);
    decided += forced.decide() ? 1 : 0;
    for (unsigned assignment = 0; assignment < 1U << inputs; ++assignment) {
      bool all = !forced.never();
      for (const encode::Literal literal : forced.literals()) all = all && true_in(assignment, literal);
      const bool is = true_in(assignment, wire);
      EXPECT_FALSE(is && !all);
      EXPECT_FALSE(forced.decide() && is != all);
    }
  }
  EXPECT_GT(decided, 500);
}

/// The value of a set of moves, by the rules of such games alone.
class ByDefinition {
 public:
  explicit ByDefinition(const MoveConflicts& conflicts) : conflicts_(conflicts) {}
  Naive value(unsigned open) {
    Naive& known = known_[open];
    if (known) return known;
    std::vector<Naive> sides[2];
    for (std::size_t m = 0; m < conflicts_.moves.size(); ++m) {
      if ((open >> m & 1) == 0) continue;
      unsigned left = open & ~(1U << m);
      for (const int other : conflicts_.closed[m]) left &= ~(1U << other);
      sides[conflicts_.moves[m].player == Player::left ? 0 : 1].push_back(value(left));
    }
    return known_[open] = tests::naive(std::move(sides[0]), std::move(sides[1]));
  }

 private:
  const MoveConflicts& conflicts_;
  std::map<unsigned, Naive> known_;
};

TEST(ConflictValues, OfRandomGraphsAreThoseOfTheDefinition) {
  const int rounds = whole_run() ? 2000 : 200;
  std::mt19937 random(47);
  for (int round = 0; round < rounds; ++round) {
    MoveConflicts conflicts;
    const std::size_t count = 1 + random() % 7;
    for (std::size_t m = 0; m < count; ++m)
      conflicts.moves.push_back(
          {random() % 2 == 0 ? Player::left : Player::right, {games::Word{1} << m}, {games::Word{0}}});
    conflicts.closed.resize(count);
    const unsigned density = 1 + random() % 4;
    for (std::size_t one = 0; one < count; ++one)
      for (std::size_t other = 0; other < count; ++other)
        if (one < other && random() % 4 < density) {
          conflicts.closed[one].push_back(static_cast<int>(other));
          conflicts.closed[other].push_back(static_cast<int>(one));
        }
    const unsigned all = (1U << count) - 1;
    const Naive expected = ByDefinition(conflicts).value(all);
    games::Forms forms;
    Watch watch({});
    const games::Word start = all;
    const games::GameForm found = sum_of(forms, conflict_values(conflicts, forms, watch)->summands({&start, 1}));
    EXPECT_TRUE(tests::NaiveOrder().equal(expected, tests::as_it_stands(forms, found))) << "round " << round;
  }
}

}  // namespace
}  // namespace gamecert::solve
