// What is known of sums without their canonical forms, beside the canonical forms and play by the definition.
#include "solve/values/sum_facts.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "games/forms/thermograph.hpp"
#include "games/forms/value_text.hpp"
#include "games/instances/setup.hpp"
#include "games/play/partizan.hpp"
#include "solve/solve.hpp"
#include "solve/values/partizan_values.hpp"
#include "tests/games/texts.hpp"
#include "tests/graphs/random_graph.hpp"
#include "tests/whole_run.hpp"
#include "text/deadline.hpp"

namespace gamecert::solve {
namespace {

using games::Forms;
using games::GameForm;

/// Whether who begins wins, by all moves in all summands, numbers too.
class PlayedSums {
 public:
  explicit PlayedSums(const Forms& forms) : forms_(forms) {}
  bool wins(std::vector<GameForm> sum, bool left) {
    std::ranges::sort(sum);
    const auto known = known_.find({sum, left});
    if (known != known_.end()) return known->second;
    bool result = false;
    for (std::size_t i = 0; i < sum.size(); ++i)
      for (const GameForm move : left ? forms_.left(sum[i]) : forms_.right(sum[i])) {
        std::vector<GameForm> next = sum;
        next[i] = move;
        result = result || !wins(next, !left);
      }
    return known_[{sum, left}] = result;
  }
  char outcome(const std::vector<GameForm>& sum) {
    const bool left = wins(sum, true), right = wins(sum, false);
    return left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
  }

 private:
  const Forms& forms_;
  std::map<std::pair<std::vector<GameForm>, bool>, bool> known_;
};

void compare(Forms& forms, const std::vector<GameForm>& summands, PlayedSums& played) {
  Watch watch({});
  const ValueFacts facts = facts_of_sum(forms, summands, watch);
  GameForm sum = Forms::zero;
  for (const GameForm each : summands) sum = forms.sum(sum, each);
  games::Thermographs graphs(forms);
  const games::Thermograph& graph = graphs.of(sum);
  games::ValueTexts texts(forms);
  SCOPED_TRACE(texts.of(sum).value_or("a long value"));
  EXPECT_EQ(facts.left_stop, forms.left_stop(sum));
  EXPECT_EQ(facts.right_stop, forms.right_stop(sum));
  EXPECT_EQ(facts.mean, graph.mean);
  EXPECT_EQ(facts.outcome, played.outcome(summands));
  if (language::less_fraction(0, graph.temperature)) {
    EXPECT_EQ(facts.temperature, graph.temperature);
  } else {
    EXPECT_EQ(facts.temperature, std::nullopt);
    EXPECT_EQ(facts.temperature_at_most, language::fraction(0));
  }
}

TEST(SumFacts, AreThoseOfTheCanonicalFormAndOfPlay) {
  std::mt19937_64 random(graphs::testing::seed());
  Forms forms;
  PlayedSums played(forms);
  std::vector<GameForm> pool;
  for (const char* text : {"0", "1", "-1", "2", "1/2", "-3/4", "*", "*2", "^", "v*", "+-1", "+_1", "2|-1", "3||1|0"})
    pool.push_back(games::read_value(text, forms));
  const auto any = [&] { return pool[random() % pool.size()]; };
  for (int i = 0; i < 60; ++i) {
    std::vector<GameForm> left{any()}, right{any()};
    if (random() % 2 == 0) left.push_back(any());
    if (random() % 2 == 0) right.push_back(any());
    pool.push_back(forms.canonical(left, right));
  }
  std::map<char, int> outcomes;
  for (int i = 0; i < (whole_run() ? 3000 : 300); ++i) {
    std::vector<GameForm> summands;
    for (std::size_t k = 2 + random() % 3; k > 0; --k) summands.push_back(any());
    if (random() % 4 == 0) summands.push_back(forms.negative(summands[0]));
    compare(forms, summands, played);
    ++outcomes[played.outcome(summands)];
    if (HasFailure()) return;
  }
  EXPECT_EQ(outcomes.size(), 4U);
}

games::Setup snort(const std::string& board) {
  const auto path = std::filesystem::path(GAMECERT_SOURCE_DIR) / "examples/games/snort.game";
  return {gamecert::testing::text_game(path).entry, games::Instance(board)};
}

std::string paths_to(int longest) {
  std::string paths = "path:2";
  for (int order = 3; order <= longest; ++order) paths += "+path:" + std::to_string(order);
  return paths;
}

// Nine paths: their sum has too many forms to be made.
TEST(SumFacts, AreFoundWhereTheCanonicalFormIsTooLarge) {
  const games::Setup setup = snort(paths_to(10));
  Watch watch({});
  PartizanValues values(setup, watch);
  const std::vector<GameForm> summands = values.summands(games::start_of_left(setup));
  const text::Deadline within(300);
  const ValueFacts facts = facts_of_sum(values.forms(), summands, watch);
  EXPECT_EQ(facts.mean, language::fraction(0));
  EXPECT_EQ(facts.left_stop, language::fraction(1));
  EXPECT_EQ(facts.right_stop, language::fraction(-1));
  EXPECT_EQ(facts.outcome, 'N');
}

// Beside search by the rules alone, and beside what canonical forms of the sums say.
TEST(SumFacts, DecideTheOutcomesOfSumsOfParts) {
  for (const char* board : {"path:4+path:9", "star:5+path:7", "cycle:6+path:7", "path:13", "path:5+path:5+path:4"}) {
    const games::Setup setup = snort(board);
    const Answer best = solve(setup, {});
    EXPECT_EQ(best.statement, solve(setup, {.engine = Engine::search}).statement) << board;
    ASSERT_TRUE(solve(setup, {.value = true}).value) << board;
    EXPECT_EQ(best.statement.back(), solve(setup, {.value = true}).value->outcome) << board;
  }
  EXPECT_EQ(solve(snort("path:7+path:7"), {}).statement, "OUTCOME P");
  EXPECT_EQ(solve(snort("path:3+path:5+path:7+path:9"), {.limits = {.seconds = 60}}).statement, "OUTCOME N");
}

TEST(SumFacts, StandBesideUnknown) {
  const Answer answer = solve(snort(paths_to(13)), {.value = true, .limits = {.seconds = 5}});
  EXPECT_EQ(answer.certainty, Answer::Certainty::unknown);
  EXPECT_NE(answer.doubt.find("sum of 12 values"), std::string::npos) << answer.doubt;
  ASSERT_TRUE(answer.value);
  EXPECT_EQ(answer.value->mean, language::fraction(0));
}

}  // namespace
}  // namespace gamecert::solve
