// Claims of the paper on geodetic contraction games: what is false is found, instances are counted right, and positions
// by numbers are those of the rules.
#include <gtest/gtest.h>

#include <functional>

#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/game_question.hpp"
#include "papers/geodetic/branches.hpp"
#include "papers/geodetic/trees.hpp"
#include "papers/graphs_of_class.hpp"
#include "proofs/maps/board_maps.hpp"
#include "tests/papers/stated.hpp"

namespace gamecert::papers {
namespace {

using Check = std::function<void(int, Trial&)>;

/// The instances of the stages, all of which hold.
std::uint64_t instances(int first, int last, const Check& check) {
  Trial trial({});
  for (int stage = first; stage <= last; ++stage) check(stage, trial);
  return trial.instances();
}

/// The first failure in the stages; none if they hold.
std::optional<Failure> failure_on_paths(int first, int last, const Check& check) {
  try {
    instances(first, last, check);
  } catch (Failure& found) {
    return std::move(found);
  }
  return {};
}

void expect_failure(const std::string& where, std::size_t certificates, int first, int last, const Check& check) {
  const auto found = failure_on_paths(first, last, check);
  ASSERT_TRUE(found) << where;
  EXPECT_NE(found->where.find(where), std::string::npos) << found->where;
  EXPECT_EQ(found->certificates.size(), certificates) << found->where;
  EXPECT_EQ(found->missing, "");
}

TEST(ClaimsOfGeodeticTrees, FirstMovesAreCounted) {
  const Check theorem = [](int order, Trial& trial) { check_thm_1(order, proofs::hackendot_after_root, trial); };
  EXPECT_EQ(instances(1, 6, theorem), 3U * (1 + 2 + 3 + 2 * 4 + 3 * 5 + 6 * 6));
  // Every leaf twice, once with its certificate.
  EXPECT_EQ(instances(2, 5, exchanged("geo.cor-2", "degree(x) = 1", "degree(x) = 1")),
            2 * (2U + 2 + (2 + 3) + (2 + 3 + 4)));
}

TEST(ClaimsOfGeodeticTrees, AnotherForestIsNotTheGameAfterTheFirstMove) {
  const AfterFirst least_vertices_are_roots = [](const graphs::SmallGraph& tree, int u) {
    return graphs::write_graph6(graphs::delete_vertex(tree, u));
  };
  const Check theorem = [&](int order, Trial& trial) { check_thm_1(order, least_vertices_are_roots, trial); };
  expect_failure("labelled=", 1, 1, 6, theorem);
}

TEST(ClaimsOfGeodeticTrees, AProcedureMustBeRightAndQuick) {
  const Procedure all_won = [](const graphs::Graph&) { return std::pair(true, std::uint64_t{0}); };
  expect_failure("the procedure says N", 1, 1, 6, [&](int order, Trial& trial) { check_cor_1(order, all_won, trial); });
  const Procedure slow = [](const graphs::Graph& tree) {
    return std::pair(Branches(tree).first_player_wins(), std::uint64_t{20});
  };
  expect_failure("after 20 options", 1, 1, 6, [&](int order, Trial& trial) { check_cor_1(order, slow, trial); });
}

TEST(ClaimsOfGeodeticTrees, FirstMovesAtOtherVerticesCanWin) {
  expect_failure("labelled=", 1, 2, 3, exchanged("geo.cor-2", "degree(x) = 1", "degree(x) > 1"));
  expect_failure("roots=", 1, 1, 5, exchanged("geo.fact-hack", "> 0", "= 1"));
}

TEST(ClaimsOfGeodeticTrees, BranchesHaveTheNimbersOfSearch) {
  Trial trial({});
  for (int order = 1; order <= 9; ++order) {
    each_tree(order, trial, [&](const graphs::SmallGraph& tree) {
      Branches branches(graphs::large(tree));
      for (int root = 0; root < order; ++root) {
        const std::string board = graphs::write_graph6(tree) + " roots=" + std::to_string(root);
        EXPECT_EQ(branches.rooted_at(root), nimber({"hackendot", board}, trial)) << board;
      }
    });
  }
}

TEST(ClaimsOfGeodeticTrees, BranchesLookAtEveryOptionOnce) {
  Trial trial({});
  for (int order = 1; order <= 8; ++order) {
    each_tree(order, trial, [&](const graphs::SmallGraph& tree) {
      Branches branches(graphs::large(tree));
      for (int root = 0; root < order; ++root) branches.after_root(root);
      EXPECT_EQ(branches.options(), static_cast<std::uint64_t>(order * (order - 1)));
    });
  }
}

TEST(ClaimsOfGeodeticCycles, WrongStatementsFail) {
  const auto first_wins_if = [](const std::string& condition) {
    const Check one = stated("expect winner of geodetic on complete:1 = if " + condition + " then first else second");
    const Check more = stated("expect winner of geodetic on cycle:{n} = if " + condition + " then first else second");
    return [=](int n, Trial& trial) { (n == 1 ? one : more)(n, trial); };
  };
  expect_failure("cycle:5 the second player wins", 1, 3, 8, first_wins_if("n mod 2 = 1"));
  expect_failure("complete:1 the first player wins", 1, 1, 1, first_wins_if("n > 1 & n mod 4 = 3"));
  const auto rooted = [](int n, std::string_view most) {
    const Check check =
        exchanged("geo.fact-star", "rooted-options(n, floor(n / 2))", "rooted-options(n, " + std::string(most) + ")");
    return failure_on_paths(n, n, check).value_or(Failure{}).where;
  };
  EXPECT_EQ(rooted(5, "floor(n / 2)"), "");
  EXPECT_NE(rooted(5, "floor(n / 4)"), "");
  EXPECT_NE(rooted(5, "n - 1"), "");
  EXPECT_TRUE(failure_on_paths(5, 5, stated("on cycle:{n}: labelled-after(vertex(0), vertex(n - 1)) = V")));
  expect_failure("n = 13: ", 0, 13, 13, exchanged("geo.fact-uniq", "(n - 1) / 2", "(n - 1) / 4"));
}

TEST(ClaimsOfGeodeticRays, WrongStatementsFail) {
  expect_failure("labelled=", 1, 4, 6, exchanged("geo.fact-phase2", "(nim-sum ray", "(sum ray"));
  expect_failure("labelled=", 1, 4, 9, exchanged("geo.fact-phase2", "& loses(k, a, b)", "& 0 < k"));
  EXPECT_TRUE(failure_on_paths(4, 6, exchanged("geo.fact-phase2", "= 0)\n  for a", "= 1)\n  for a")));
  expect_failure("a = 1, b = 2, n = 4", 0, 2, 4, exchanged("geo.prop-1.repaired", "in-e(", "in-e-as-printed("));
  expect_failure("a = 1, b = 1", 0, 2, 2, exchanged("geo.prop-1.repaired", "in-e(n, a, b)", "0 < n"));
  expect_failure("m = 2", 0, 2, 2, exchanged("geo.thm-4", "star-follows(", "!star-follows("));
  expect_failure("n = 2", 0, 2, 2, exchanged("geo.thm-4", "!loses(", "loses("));
  expect_failure("v = 1", 0, 2, 2, exchanged("geo.fact-ends", "star-follows(", "!star-follows("));
  expect_failure("rays:3,6", 1, 1, 1, exchanged("geo.ex-K3R6", "labelled=1,2,3,4", "labelled=1,2,3"));
}

TEST(ClaimsOfGeodeticRays, IntervalsAreCounted) {
  EXPECT_EQ(instances(2, 6, select("geo.prop-1.repaired").front()->check), 2U + 5 + 9 + 14 + 20);
  // By numbers two m and all first moves, then the odd m at once; by search every m in three readings.
  EXPECT_EQ(instances(2, 3, select("geo.thm-4").front()->check), 2U * (2 + 3) + 2 + 3U * (11 + 7));
}

/// The example of the paper: 21 is 10101, and the complement 1011.
TEST(ClaimsOfGeodeticDigits, TheExampleOfThePaper) {
  const auto example = [](std::string_view last) {
    return exchanged("geo.prop-4", "n + nbar(n) = 2^(lg(n) + 1)",
                     "nbar(n) = 11 & {j in 0..4: zero(n, j)} = {1, 3} & a-of(n, 1, 0) = 19 & "
                     "b-of(n, 1, 0) = 2 & a-of(n, 3, 7) = 6 & b-of(n, 3, 7) = " +
                         std::string(last));
  };
  EXPECT_FALSE(failure_on_paths(21, 21, example("11")));
  EXPECT_TRUE(failure_on_paths(21, 21, example("12")));
}

TEST(ClaimsOfGeodeticDigits, WrongStatementsFail) {
  expect_failure("n = 3: ", 0, 1, 16, exchanged("geo.prop-2", "greater-by-zeros(n)", "lg-up(n) = lg(n)"));
  expect_failure("n = 5: ", 0, 5, 16, exchanged("geo.prop-4", "lg(n)", "lg-up(n)"));
  expect_failure("n = 2: ", 0, 1, 16, exchanged("geo.prop-3", "below(n, j)", "below(n, j + 1)"));
  expect_failure("n = 2: ", 0, 1, 16, exchanged("geo.prop-5i", " & !power(n)", ""));
  expect_failure("n = 2: ", 0, 1, 16, exchanged("geo.prop-5ii", "= nbar(n)", "= n - 1"));
  expect_failure("n = 5: ", 0, 1, 16, exchanged("geo.prop-5iii", "lg(n)", "lg-up(n)"));
  expect_failure("n = 1: ", 0, 1, 16, exchanged("geo.prop-5iv", "2..nbar(n)", "1..nbar(n)"));
  expect_failure("n = 5: q = 0", 2, 3, 16, exchanged("geo.prop-5v.any-n", "q-of(n) < top(n)", "q-of(n) = top(n) + 1"));
  expect_failure("n = 6: ", 0, 1, 16, exchanged("geo.prop-5v", "lg(n) = top(n) + 1 -> ", "true -> "));
  expect_failure("n = 2: ", 0, 1, 16, exchanged("geo.prop-5vi", "2^top(n)", "2^top(n) - 1"));
  expect_failure("n = 2: ", 0, 1, 16, exchanged("geo.prop-6", "!(low-end(n)", "(low-end(n)"));
  Trial trial({});
  select("geo.prop-3").front()->check(7, trial);
  EXPECT_EQ(trial.instances(), 0U);
}

/// W with every b one further out, and W that says nothing, which leaves the second player to 0-stars that are not
/// there.
const Exchanges as_printed = {}, one_further = {{"below(n, j) + 2 + t", "below(n, j) + 3 + t"}},
                silent = {{"is-a(n, v) = v < n", "is-a(n, v) = n < 0"},
                          {"is-b(n, j, v) = ", "is-b(n, j, v) = n < 0 & "}};

Check of_w(Exchanges exchanges, std::string_view line, std::string_view instead) {
  exchanges.emplace_back(line, instead);
  return exchanged("geo.strat-W", exchanges);
}
Check by_numbers(const Exchanges& w) { return of_w(w, "for m in 3, 5 when", "for m in 3, 5 when n < 0 &"); }
Check by_rules(const Exchanges& w) { return of_w(w, "holds !two-answers(n) & w-wins(2*n, n, n + 1)", "holds 0 < n"); }

TEST(ClaimsOfGeodeticStrategy, OtherStrategiesLose) {
  for (const Exchanges& w : {one_further, silent}) {
    EXPECT_TRUE(failure_on_paths(2, 12, by_numbers(w)));
    EXPECT_TRUE(failure_on_paths(2, 12, by_rules(w)));
  }
}

/// On both readings of the board, by numbers and by the rules, a strategy fails for the first time at the same n.
TEST(ClaimsOfGeodeticStrategy, NumbersAndRulesAgree) {
  for (const Exchanges& w : {as_printed, one_further, silent}) {
    for (int n = 2; n <= 10; ++n)
      EXPECT_EQ(!failure_on_paths(n, n, by_numbers(w)), !failure_on_paths(n, n, by_rules(w))) << n;
  }
}

TEST(ClaimsOfGeodeticStrategy, PropositionsAboutOtherStrategiesFail) {
  EXPECT_TRUE(failure_on_paths(2, 12, exchanged("geo.prop-7", one_further)));
  expect_failure("rays:3,4", 2, 2, 4, exchanged("geo.prop-8", as_printed));
  expect_failure("rays:3,2", 2, 2, 2, exchanged("geo.prop-8", "| r = n & power(n)", "| r = n & n < 0"));
  EXPECT_TRUE(failure_on_paths(2, 4, exchanged("geo.prop-8.repaired", "(r = 1 | r = n)", "r = n")));
}

}  // namespace
}  // namespace gamecert::papers
