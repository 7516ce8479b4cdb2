// Claiming games won by disjoint or few sets, kept or avoided: against search, by all positions, and on large boards.
#include "solve/claiming.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <tuple>

#include "certificates/checker.hpp"
#include "certificates/formulas/avoider.hpp"
#include "certificates/formulas/breaker.hpp"
#include "encode/two_players/claiming.hpp"
#include "games/instances/users_instance.hpp"
#include "solve/solve.hpp"
#include "solve/solvers/sat.hpp"
#include "tests/games/texts.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using certificates::Avoider;
using certificates::Breaker;
using certificates::Sets;
using Claims = encode::Claiming;

const games::TextGame& entered(const std::string& rules) {
  return games::enter_text(games::read_users_game(rules).text);
}

const games::TextGame& shelf(const std::string& name) {
  return gamecert::testing::text_game(GAMECERT_SOURCE_DIR "/examples/games/" + name + ".game");
}

games::Setup setup(const std::string& name, const std::string& line, const std::string& first) {
  const games::Entry& entry = shelf(name).entry;
  return {
      entry, games::users_instance(line, &entry.info), {{"first", games::parameter_value(entry.info, "first", first)}}};
}

const std::string avoiding =
    "game avoiding 1\ntwo players on a graph; a win ends play\ngiven sets: vertices\ngiven a in 1..8, usually 1\n"
    "position blue of left, red of right: vertices\nstart blue = {}, red = {}\nmove v in V - sets - own - other\n"
    "  own := own + v\nwon right exists s in sets: N(s) in blue\n"
    "won left blue + red = V - sets & forall s in sets: N(s) - blue != {}\nagain |blue'| mod a != 0\n";

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

/// Nothing if no sets were found.
std::optional<Answer> claimed(const games::Setup& asked, const Request& request) {
  try {
    return solve_by_claiming(asked, request);
  } catch (const text::LimitError&) {
    return std::nullopt;
  }
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
        const auto answer = claimed(asked, request);
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

/// Whether the holder ends without any of the sets whole as both play as well as they can, by all play: the holder
/// wants one, or none. `left` members more are taken in this turn.
bool without(const Sets& sets, std::vector<int>& owner, const Claims::Turns& turns, bool wants, bool holder_moves,
             int left) {
  const auto held = [&](int member) { return owner[static_cast<std::size_t>(member)] == 1; };
  if (std::ranges::any_of(sets, [&](const auto& set) { return std::ranges::all_of(set, held); })) return false;
  if (left == 0) {
    holder_moves = !holder_moves;
    left = holder_moves ? turns.longest : turns.shortest;
  }
  const bool aim = wants != holder_moves;  // of who moves
  bool open = false;
  for (int& each : owner) {
    if (each != 0) continue;
    open = true;
    each = holder_moves ? 1 : 2;
    const bool result = without(sets, owner, turns, wants, holder_moves, left - 1);
    each = 0;
    if (result == aim) return aim;
  }
  return !open || !aim;
}
bool without(const Sets& sets, const Claims::Turns& turns, bool wants) {
  std::vector<int> owner(6, 0);
  return without(sets, owner, turns, wants, turns.holder_begins, turns.holder_begins ? turns.longest : turns.shortest);
}

TEST(Claiming, SetsAreKeptAndAvoidedAsTheTheoremsSay) {
  std::mt19937 random(7);
  std::map<std::tuple<int, int, bool>, int> kept, avoided;
  for (int i = 0; i < 4000; ++i) {
    Sets sets(1 + random() % 4);
    for (std::vector<int>& set : sets)
      for (int member = 0; member < 6; ++member)
        if (random() % 2 == 0) set.push_back(member);
    for (const int a : {1, 2, 3})
      for (const int b : {1, 2, 3})
        for (const bool begins : {false, true}) {
          const Claims::Turns turns{a, b, begins};
          if (certificates::kept_from(sets, turns)) {
            EXPECT_TRUE(without(sets, turns, true)) << a << ":" << b;
            ++kept[{a, b, begins}];
          }
          if (certificates::avoided(sets, turns)) {
            EXPECT_TRUE(without(sets, turns, false)) << a << ":" << b;
            ++avoided[{a, b, begins}];
          }
        }
  }
  EXPECT_EQ(kept.size(), 18U);
  EXPECT_EQ(avoided.size(), 18U);
}

TEST(Claiming, SumsOfSetsAreThoseOfTheTheorems) {
  using certificates::avoided, certificates::kept_from;
  EXPECT_FALSE(kept_from({{}}, {1, 1, false}));
  EXPECT_FALSE(kept_from({{0}, {1}}, {1, 1, false}));
  EXPECT_TRUE(kept_from({{0}, {1, 2}}, {1, 1, false}));
  EXPECT_FALSE(kept_from({{0}}, {1, 1, true}));
  EXPECT_FALSE(kept_from({{0, 1}, {1, 2}}, {1, 1, true})) << "1/2, and Maker takes 1";
  EXPECT_TRUE(kept_from({{0, 1}, {1, 2}}, {1, 1, false}));
  EXPECT_FALSE(kept_from({{0, 1}, {0, 2}, {1, 2}, {0, 3}}, {1, 1, false})) << "1";
  // With a second member for Breaker, 3^-2 for each: eight sets where Breaker begins, two where Maker does.
  const Sets pairs{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {1, 2}, {1, 3}, {1, 4}, {1, 5}};
  EXPECT_TRUE(kept_from({pairs.begin(), pairs.begin() + 8}, {1, 2, false}));
  EXPECT_FALSE(kept_from(pairs, {1, 2, false})) << "1";
  EXPECT_TRUE(kept_from({pairs.begin(), pairs.begin() + 2}, {1, 2, true}));
  EXPECT_FALSE(kept_from({pairs.begin(), pairs.begin() + 3}, {1, 2, true})) << "1/3";
  // With a second member for Maker, 2^(-3/2) = 0.354 for each of three: two sets where Breaker begins, and of four,
  // 1/4, one where Maker does.
  EXPECT_TRUE(kept_from({{0, 1, 2}, {0, 1, 3}}, {2, 1, false}));
  EXPECT_FALSE(kept_from({{0, 1, 2}, {0, 1, 3}, {0, 1, 4}}, {2, 1, false}));
  EXPECT_TRUE(kept_from({{0, 1, 2, 3}}, {2, 1, true}));
  EXPECT_FALSE(kept_from({{0, 1, 2, 3}, {0, 1, 2, 4}}, {2, 1, true})) << "1/2, and Maker takes 2";
  EXPECT_FALSE(kept_from({{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}, {2, 1, false})) << "three boxes, and one answer to two";
  EXPECT_TRUE(kept_from({{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}, {2, 2, true}));
  // Avoider: (2/3)^(|S| - 2) of a turn of two.
  EXPECT_TRUE(avoided({{0, 1, 2}}, {2, 1, true}));
  EXPECT_FALSE(avoided({{0, 1}}, {2, 1, true}));
  EXPECT_TRUE(avoided({{0, 1, 2, 3}, {0, 1, 2, 4}}, {2, 1, true})) << "8/9";
  EXPECT_FALSE(avoided({{0, 1, 2}, {0, 1, 3}}, {2, 1, true})) << "4/3";
  EXPECT_FALSE(avoided({{0, 1}, {2, 3}}, {1, 1, true})) << "1";
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
    Claims claiming(asked, {Claims::Player::right});
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

TEST(Claiming, TicTacToeOnLargeBoardsIsATieByPairs) {
  for (const int n :
       {5, 6}) {  // each line has a pair of its own: Hales, Jewett, "Regularity and positional games", 1963
    std::string lines = "sets:";
    const auto line = [&](int first, int step) {
      for (int i = 0; i < n; ++i) lines += (i == 0 ? "" : "-") + std::to_string(first + i * step);
      lines += ",";
    };
    for (int i = 0; i < n; ++i) line(i * n, 1), line(i, n);
    line(0, n + 1), line(n - 1, n - 1);
    lines.pop_back();
    const games::Entry& entry = shelf("maker-maker").entry;
    const games::Setup asked(entry, games::users_instance(lines, &entry.info), {});
    const Request request{.certificate = true};
    const Answer answer = solve(asked, request);
    EXPECT_EQ(answer.statement, "OUTCOME tie");
    ASSERT_TRUE(answer.evidence && answer.evidence->as<Breaker>() != nullptr);
    EXPECT_EQ(answer.evidence->as<Breaker>()->sets.size(), static_cast<std::size_t>(2 * n + 2));
    EXPECT_NO_THROW(certificates::check({claim(asked, request, answer.statement), *answer.evidence}));
  }
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
                           "multigraph-switching", "avoider-enforcer-triangle", "maker-breaker", "maker-maker"})
    EXPECT_EQ(encode::why_not_claiming(shelf(game).text), "") << game;
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

Claims::Turns turns(const std::string& again, const std::string& options, const std::string& first,
                    Claims::Player winner) {
  const games::TextGame& game = entered(
      "game turns 1\ntwo players on a graph; a win ends play\ngiven a in 1..9, usually 1\ngiven b in 1..9, usually 1\n"
      "position blue of left, red of right: vertices\nstart blue = {}, red = {}\nmove v in V - own - other\n"
      "  own := own + v\nwon left blue = V\nagain " +
      again + "\n");
  const games::Entry& entry = game.entry;
  std::map<std::string, int> values{
      {"first", games::parameter_value(entry.info, "first", first)}, {"a", options[0] - '0'}, {"b", options[1] - '0'}};
  const Claims claiming({entry, games::users_instance("path:9", &entry.info), values}, {winner});
  EXPECT_EQ(claiming.turns().size(), 1U);
  return claiming.turns()[0];
}

TEST(Claiming, TurnsAreAsLongAsTheTextSays) {
  const auto expect = [](const Claims::Turns& turns, int longest, int shortest, bool holder_begins) {
    EXPECT_EQ(turns.longest, longest);
    EXPECT_EQ(turns.shortest, shortest);
    EXPECT_EQ(turns.holder_begins, holder_begins);
  };
  const std::string biased = "|blue'| mod a != 0 | |red'| mod b != 0";
  expect(turns(biased, "11", "left", Claims::Player::right), 1, 1, true);
  expect(turns(biased, "23", "left", Claims::Player::right), 2, 3, true);
  expect(turns(biased, "23", "right", Claims::Player::right), 2, 3, false);
  expect(turns(biased, "23", "right", Claims::Player::left), 3, 2, true);
  expect(turns(biased, "91", "left", Claims::Player::right), 9, 1, true);
  expect(turns(biased, "15", "left", Claims::Player::right), 1, 5, true);
  // The first turn is one member, each later one two (Connect6).
  const std::string connect = "(|blue'| + |red'|) mod 2 = 0";
  expect(turns(connect, "11", "left", Claims::Player::right), 2, 2, true);
  expect(turns(connect, "11", "right", Claims::Player::right), 2, 1, false);
}

TEST(Claiming, BiasesTiesAndAvoidersAgreeWithSearchWhereItWorks) {
  std::mt19937 random(9);
  std::map<std::string, int> found;
  for (int i = 0; i < 25; ++i) {
    const std::string line = random_system(random);
    for (const auto& [game, given] :
         {std::pair<std::string, std::map<std::string, int>>{"maker-breaker", {{"breaker", 2}}},
          {"maker-breaker", {{"maker", 2}, {"breaker", 2}}},
          {"maker-breaker", {{"maker", 2}}},
          {"maker-maker", {}},
          {"maker-maker", {{"turn", 2}}},
          {"avoiding", {{"a", 1}}},
          {"avoiding", {{"a", 2}}}}) {
      const games::TextGame& text = game == "avoiding" ? entered(avoiding) : shelf(game);
      const games::Setup asked(text.entry, games::users_instance(line, &text.entry.info), given);
      SCOPED_TRACE(asked.text());
      const Request request{.certificate = true, .engine = Engine::sat};
      const auto answer = claimed(asked, request);
      if (!answer) continue;
      EXPECT_EQ(answer->statement, solve(asked, {.engine = Engine::search}).statement);
      ASSERT_TRUE(answer->evidence);
      EXPECT_NO_THROW(certificates::check({claim(asked, request, answer->statement), *answer->evidence}));
      ++found[game + (answer->evidence->as<Avoider>() != nullptr ? " avoided " : " kept ") + answer->statement];
    }
  }
  for (const char* each : {"maker-breaker kept OUTCOME R", "maker-breaker kept OUTCOME L",
                           "maker-maker kept OUTCOME tie", "avoiding avoided OUTCOME L"})
    EXPECT_GE(found[each], 3) << each;
}

}  // namespace
}  // namespace gamecert::solve
