// Claiming games won by pairs or as there are few sets: against search, by all positions, and on large boards.
#include "solve/claiming.hpp"

#include <gtest/gtest.h>

#include <random>

#include "certificates/checker.hpp"
#include "certificates/formulas/breaker.hpp"
#include "encode/two_players/claiming.hpp"
#include "games/instances/users_instance.hpp"
#include "solve/solve.hpp"
#include "solve/solvers/sat.hpp"
#include "tests/games/texts.hpp"

namespace gamecert::solve {
namespace {

using certificates::Breaker;
using Claims = encode::Claiming;

const games::TextGame& shelf(const std::string& name) {
  return gamecert::testing::text_game(GAMECERT_SOURCE_DIR "/examples/games/" + name + ".game");
}

games::Setup setup(const std::string& name, const std::string& line, const std::string& first) {
  const games::Entry& entry = shelf(name).entry;
  return {
      entry, games::users_instance(line, &entry.info), {{"first", games::parameter_value(entry.info, "first", first)}}};
}

std::string random_pairs(std::mt19937& random, int order, const std::string& before) {
  std::string result;
  for (int u = 0; u < order; ++u)
    for (int v = u + 1; v < order; ++v)
      if (random() % 2 == 0) result += (result.empty() ? "" : ",") + std::to_string(u) + "-" + std::to_string(v);
  return before + std::to_string(order) + ":" + result;
}

std::string random_system(std::mt19937& random) {
  const int points = 2 + static_cast<int>(random() % 6);
  std::string result;
  for (int sets = 1 + static_cast<int>(random() % 5); sets > 0; --sets) {
    std::string set;
    for (int v = 0; v < points; ++v)
      if (random() % 2 == 0) set += (set.empty() ? "" : "-") + std::to_string(v);
    if (!set.empty()) result += (result.empty() ? "" : ",") + set;
  }
  return "sets:" + std::to_string(points) + ":" + result;
}

std::string random_board(const std::string& game, std::mt19937& random) {
  if (game == "maker-breaker") return random_system(random);
  if (game == "shannon-switching") return random_pairs(random, 4, "edges:") + " terminals=0,1";
  if (game == "generalized-hex") return random_pairs(random, 6, "edges:") + " terminals=0,1";
  return random_pairs(random, game == "connectivity-game" ? 4 : 7, "edges:");
}

TEST(Claiming, AgreesWithSearchWhereItWorks) {
  std::mt19937 random(5);
  int pairs = 0;
  for (const std::string game :
       {"maker-breaker", "maker-breaker-domination", "generalized-hex", "shannon-switching", "connectivity-game"}) {
    int found = 0;
    for (int i = 0; i < 30; ++i) {
      const std::string line = random_board(game, random);
      for (const std::string first : {"left", "right", "both"}) {
        const games::Setup asked = setup(game, line, first);
        SCOPED_TRACE(asked.text());
        const Request request{.certificate = true, .engine = Engine::sat};
        const auto answer = solve_by_claiming(asked, request);
        if (!answer) continue;
        ++found;
        EXPECT_EQ(answer->statement, solve(asked, {.engine = Engine::search}).statement);
        ASSERT_TRUE(answer->evidence);
        EXPECT_NO_THROW(certificates::check({claim(asked, request, answer->statement), *answer->evidence}));
        const auto& sets = answer->evidence->as<Breaker>()->sets;
        pairs += std::ranges::all_of(sets, [](const auto& set) { return set.size() <= 2; }) ? 1 : 0;
      }
    }
    EXPECT_GE(found, 5) << game;
  }
  EXPECT_GE(pairs, 50);
}

TEST(Claiming, IsWonByFewSetsOnTheFanoPlane) {
  const games::Setup asked = setup("maker-breaker", "sets:0-1-2,0-3-4,0-5-6,1-3-5,1-4-6,2-3-6,2-4-5", "right");
  const Request request{.certificate = true, .engine = Engine::sat};
  const Answer answer = solve(asked, request);
  EXPECT_EQ(answer.statement, "OUTCOME right");
  ASSERT_TRUE(answer.evidence && answer.evidence->as<Breaker>() != nullptr);
  EXPECT_EQ(answer.evidence->as<Breaker>()->sets.size(), 7U) << "of three points, and Breaker begins: 7/8";
  EXPECT_NO_THROW(certificates::check({claim(asked, request, answer.statement), *answer.evidence}));
}

/// Whether Breaker keeps Maker from all of the sets, by all play.
bool kept_by_play(const std::vector<std::vector<int>>& sets, std::vector<int>& owner, bool maker_moves) {
  const auto makers = [&](int member) { return owner[static_cast<std::size_t>(member)] == 1; };
  if (std::ranges::any_of(sets, [&](const auto& set) { return std::ranges::all_of(set, makers); })) return false;
  bool open = false;
  for (int& each : owner) {
    if (each != 0) continue;
    open = true;
    each = maker_moves ? 1 : 2;
    const bool kept = kept_by_play(sets, owner, !maker_moves);
    each = 0;
    if (kept != maker_moves) return kept;
  }
  return !open || maker_moves;
}

TEST(Claiming, BreakerKeepsMakerFromSetsAsTheTheoremSays) {
  std::mt19937 random(7);
  int kept[2] = {0, 0};
  for (int i = 0; i < 3000; ++i) {
    std::vector<std::vector<int>> sets(random() % 5);
    for (std::vector<int>& set : sets)
      for (int member = 0; member < 7; ++member)
        if (random() % 3 == 0) set.push_back(member);
    std::vector<int> owner(7, 0);
    for (const bool maker_begins : {false, true}) {
      if (!certificates::kept_from(sets, maker_begins)) continue;
      EXPECT_TRUE(kept_by_play(sets, owner, maker_begins));
      ++kept[maker_begins ? 1 : 0];
    }
  }
  EXPECT_GT(kept[0], 300);
  EXPECT_GT(kept[1], 100);
  EXPECT_FALSE(certificates::kept_from({{}}, false));
  EXPECT_FALSE(certificates::kept_from({{0}, {1}}, false));
  EXPECT_TRUE(certificates::kept_from({{0}, {1, 2}}, false));
  EXPECT_FALSE(certificates::kept_from({{0}}, true));
  EXPECT_FALSE(certificates::kept_from({{0, 1}, {1, 2}}, true)) << "1/2, and Maker takes 1";
  EXPECT_TRUE(certificates::kept_from({{0, 1}, {1, 2}}, false));
  EXPECT_FALSE(certificates::kept_from({{0, 1}, {0, 2}, {1, 2}, {0, 3}}, false)) << "1";
}

/// Who has won at a position, by play: the digits are 0 for what nobody has, 1 for what Left has, 2 for what Right has.
struct Won {
  bool left = false, right = false;
};
Won won(const games::Setup& asked, const std::vector<int>& digits) {
  // Maker-Breaker games on sets by their rules in prose.
  Won result{false, true};
  for (const int s : asked.instance().vertices("sets")) {
    bool whole = true, broken = false;
    for (const int v : asked.instance().neighbours(s)) {
      whole = whole && digits[static_cast<std::size_t>(v)] == 1;
      broken = broken || digits[static_cast<std::size_t>(v)] == 2;
    }
    result.left = result.left || whole;
    result.right = result.right && broken;
  }
  return result;
}

TEST(Claiming, FormulasAreOfThePositionsInWhichBreakerHasFailed) {
  std::mt19937 random(6);
  int models = 0;
  for (int i = 0; i < 25; ++i) {
    const games::Setup asked = setup("maker-breaker", random_system(random), "both");
    SCOPED_TRACE(asked.text());
    Claims claiming(asked, Claims::Player::left);
    const std::size_t points =
        static_cast<std::size_t>(asked.instance().order()) - asked.instance().vertices("sets").size();
    if (claiming.open().empty()) continue;  // play is over before it begins
    ASSERT_EQ(claiming.open().size(), points);
    const std::vector<std::vector<int>> sets{{0, 1}};
    const encode::Cnf cnf = claiming.escapes(sets);
    std::vector<int> digits(points, 0);
    for (bool more = true; more;) {
      const Won by_rules = won(asked, digits);
      const bool full = std::ranges::count(digits, 0) == 0, whole = digits[0] == 1 && digits[1] == 1;
      const bool failed = !whole && (by_rules.left || (full && !by_rules.right));
      encode::Cnf asked_there = cnf;
      for (std::size_t v = 0; v < points; ++v) {
        const int makers = static_cast<int>(2 * v + 1);
        asked_there.add({digits[v] == 1 ? makers : -makers});
        asked_there.add({digits[v] == 2 ? makers + 1 : -makers - 1});
      }
      const SatResult found = run_cadical(asked_there, {});
      EXPECT_EQ(found.status == SatResult::Status::satisfiable, failed);
      models += failed ? 1 : 0;
      more = false;
      for (std::size_t v = 0; v < points && !more; ++v) more = (digits[v] = (digits[v] + 1) % 3) != 0;
    }
  }
  EXPECT_GT(models, 100);
}

TEST(Claiming, IsOfLargeBoards) {
  const std::tuple<std::string, std::string, std::string, std::string> cases[] = {
      {"maker-breaker-domination", "path:40", "both", "OUTCOME L"},  // a perfect matching
      {"maker-breaker-domination", "grid:6x6", "both", "OUTCOME L"},
      {"maker-breaker-domination", "path:41", "left", "OUTCOME left"},
      {"generalized-hex", "grid:5x6 terminals=0,29", "both", "OUTCOME R"},
  };
  for (const auto& [game, board, first, statement] : cases) {
    const games::Setup asked = setup(game, board, first);
    SCOPED_TRACE(asked.text());
    const Request request{.certificate = true};
    const Answer answer = solve(asked, request);
    EXPECT_EQ(answer.statement, statement);
    ASSERT_TRUE(answer.evidence && answer.evidence->as<Breaker>() != nullptr);
    EXPECT_NO_THROW(certificates::check({claim(asked, request, answer.statement), *answer.evidence}));
  }
}

TEST(Claiming, IsToldByTheForm) {
  for (const char* game : {"maker-breaker-domination", "shannon-switching", "connectivity-game", "generalized-hex",
                           "multigraph-switching", "avoider-enforcer-triangle"})
    EXPECT_EQ(encode::why_not_claiming(shelf(game).text), "") << game;
  // Of biases no more than 1 it is seen on the board that no move keeps the turn.
  EXPECT_EQ(encode::why_not_claiming(shelf("maker-breaker").text), "");
  const games::Entry& entry = shelf("maker-breaker").entry;
  const games::Instance board = games::users_instance("sets:0-1,1-2", &entry.info);
  EXPECT_TRUE(Claims({entry, board, {}}, Claims::Player::left).in_turn());
  EXPECT_FALSE(Claims({entry, board, {{"breaker", 2}}}, Claims::Player::left).in_turn());
  const std::pair<const char*, const char*> others[] = {
      {"cops-and-robber", "there is a clause 'repeat' or 'always'"},
      {"snort", "no win of one of two players ends play"},
      {"waiter-client", "the position has more than what either player has"},
      {"fjords", "no win of one of two players ends play"},
      {"triangle-achievement", "the position has more than what either player has"},
      {"colouring-game", "the position is not first what either player has, two sets of vertices or edges"},
  };
  for (const auto& [game, why] : others) EXPECT_EQ(encode::why_not_claiming(shelf(game).text), why) << game;
}

}  // namespace
}  // namespace gamecert::solve
