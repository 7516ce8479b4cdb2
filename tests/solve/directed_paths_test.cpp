// Long directed paths: what the rules say where they reach, and plain recursions beyond.
#include "solve/boards/directed_paths.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "solve/search/search.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve {
namespace {

games::Setup path(int length, const std::string& attributes = "") {
  return {games::find("blue-red"), games::Instance("directed-path:" + std::to_string(length) + attributes)};
}

TEST(DirectedPaths, HaveTheValuesAndMovesOfTheRules) {
  int lost = 0;
  for (int length = 1; length <= 24; ++length) {
    for (const bool nimber : {false, true}) {
      Request request{.nimber = nimber, .all_moves = true};
      const Answer fast = *directed_path_answer(path(length), request);
      request.engine = Engine::search;
      const Answer by_rules = search(path(length).game(), request);
      EXPECT_EQ(fast.statement, by_rules.statement) << length;
      EXPECT_EQ(fast.winning_moves, by_rules.winning_moves) << length;
      ASSERT_EQ(fast.names->size(), fast.winning_moves->size());
      for (std::size_t i = 0; i < fast.names->size(); ++i)
        EXPECT_EQ((*fast.names)[i], path(length).game().move_name((*fast.winning_moves)[i])) << length;
      lost += fast.winning_moves->empty() ? 1 : 0;
    }
  }
  EXPECT_GE(lost, 2);
}

/// The values of A and D as the sums of Propositions 8 and 9 give them.
std::pair<std::vector<int>, std::vector<int>> plain_values(int last) {
  std::vector<int> a{0}, d{0, 0};  // A from 0, D from -1 on
  const auto mex = [](const std::vector<char>& has) {
    return static_cast<int>(std::ranges::find(has, 0) - has.begin());
  };
  for (int k = 1; k <= last; ++k) {
    std::vector<char> of_a(4096), of_d(4096);
    const auto value_a = [&](int i) { return a[static_cast<std::size_t>(i)]; };
    const auto value_d = [&](int i) { return d[static_cast<std::size_t>(i + 1)]; };
    for (int i = 1; i < k - 1; ++i) of_a[static_cast<std::size_t>(value_a(i) ^ value_a(k - 1 - i))] = 1;
    for (int i = -1; i <= k - 3; ++i) of_a[static_cast<std::size_t>(value_d(i) ^ value_d(k - 4 - i))] = 1;
    a.push_back(mex(of_a));
    for (int i = -1; i < k - 1; ++i) of_d[static_cast<std::size_t>(value_d(i) ^ value_a(k - 1 - i))] = 1;
    d.push_back(mex(of_d));
  }
  return {a, d};
}

TEST(DirectedPaths, HaveTheValuesOfPlainSumsHoweverTheyAreExtended) {
  constexpr int last = 3000;
  const auto [a, d] = plain_values(last);
  EXPECT_GT(*std::ranges::max_element(d), 127);
  LongPaths at_once, in_steps;
  at_once.extend(last, [] {});
  for (int k = 1, step = 1; k <= last; ++k, ++step) {
    const auto at = static_cast<std::size_t>(k);
    ASSERT_EQ(at_once.a(k), a[at]) << k;
    ASSERT_EQ(at_once.d(k), d[at + 1]) << k;
    if (in_steps.length() < k && step % 7 < 3) in_steps.restore(a[at], d[at + 1]);
    in_steps.extend(std::max(in_steps.length(), std::min(last, k + step % 5)), [] {});
    ASSERT_EQ(in_steps.a(k), a[at]) << k;
    ASSERT_EQ(in_steps.d(k), d[at + 1]) << k;
  }
}

TEST(DirectedPaths, OnlyUnpaintedOnesInNormalPlay) {
  EXPECT_FALSE(directed_path_answer(path(9, " painted=0:1"), {}));
  EXPECT_FALSE(directed_path_answer(path(9), {.misere = true}));
  EXPECT_FALSE(directed_path_answer({games::find("blue-red"), games::Instance("directed-cycle:9")}, {}));
  EXPECT_FALSE(directed_path_answer({games::find("oriented"), games::Instance("directed-path:9")}, {}));
}

TEST(DirectedPaths, TooLongForTheRulesAreDecided) {
  // The last length of those known that the first player loses: "Impartial coloring games", after Proposition 9.
  EXPECT_EQ(solve(path(8084), {}).statement, "OUTCOME P");
  EXPECT_EQ(solve(path(8083), {}).statement, "OUTCOME N");
  const Answer without = solve(path(8083), {.certificate = true});
  EXPECT_EQ(without.statement, "OUTCOME N");
  EXPECT_FALSE(without.evidence);
  EXPECT_NE(without.doubt.find("cells"), std::string::npos);
  EXPECT_EQ(solve(path(3'000'000), {.limits = {.seconds = 0.2}}).certainty, Answer::Certainty::unknown);
  const Answer small = solve(path(300'000), {.limits = {.seconds = 60, .megabytes = 0}});
  EXPECT_EQ(small.certainty, Answer::Certainty::unknown);
  EXPECT_NE(small.doubt.find("memory limit"), std::string::npos) << small.doubt;
}

}  // namespace
}  // namespace gamecert::solve
