// Claims of the paper on geodetic contraction games: what is false is found, instances are counted right, and positions
// by numbers are those of the rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/game_question.hpp"
#include "papers/geodetic/branches.hpp"
#include "papers/geodetic/phases.hpp"
#include "papers/geodetic/play.hpp"
#include "papers/geodetic/strategy.hpp"
#include "papers/geodetic/trees.hpp"
#include "papers/lists.hpp"
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
std::optional<Failure> failure(int first, int last, const Check& check) {
  try {
    instances(first, last, check);
  } catch (Failure& found) {
    return std::move(found);
  }
  return {};
}

void expect_failure(const std::string& where, std::size_t certificates, int first, int last, const Check& check) {
  const auto found = failure(first, last, check);
  ASSERT_TRUE(found) << where;
  EXPECT_NE(found->where.find(where), std::string::npos) << found->where;
  EXPECT_EQ(found->certificates.size(), certificates) << found->where;
  EXPECT_EQ(found->missing, "");
}

TEST(ClaimsOfGeodeticTrees, FirstMovesAreCounted) {
  const Check theorem = [](int order, Trial& trial) { check_thm_1(order, hackendot_after_root, trial); };
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
        const std::string board = graphs::write_graph6(tree) + attribute("roots", graphs::single(root));
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
    const Check one = stated("expect winner of geodetic on complete:1 = first if " + condition + " else second");
    const Check more = stated("expect winner of geodetic on cycle:{n} = first if " + condition + " else second");
    return [=](int n, Trial& trial) { (n == 1 ? one : more)(n, trial); };
  };
  expect_failure("cycle:5 the second player wins", 1, 3, 8, first_wins_if("n mod 2 = 1"));
  expect_failure("complete:1 the first player wins", 1, 1, 1, first_wins_if("n > 1 & n mod 4 = 3"));
  const auto rooted = [](int n, std::string_view most) {
    const Check check =
        exchanged("geo.fact-star", "rooted-options(n, n / 2)", "rooted-options(n, " + std::string(most) + ")");
    return failure(n, n, check).value_or(Failure{}).where;
  };
  EXPECT_EQ(rooted(5, "n / 2"), "");
  EXPECT_NE(rooted(5, "n / 4"), "");
  EXPECT_NE(rooted(5, "n - 1"), "");
  EXPECT_TRUE(failure(5, 5, stated("on cycle:{n}: labelled-after(1, n - 1) = 2^n - 1")));
  expect_failure("n = 13: ", 0, 13, 13, exchanged("geo.fact-uniq", "(n - 1) / 2", "(n - 1) / 4"));
}

/// Every move is tried.
std::optional<RaysMove> zero_star_move_by_play(const Rays& rays, Interval interval) {
  for (const bool on_another_ray : {false, true}) {
    for (int number = 1; number <= rays.n; ++number) {
      if (!on_another_ray && interval.contains(number)) continue;
      std::vector<Interval> after(static_cast<std::size_t>(rays.m));
      after[0] = on_another_ray ? interval.with(1) : interval.with(number);
      if (on_another_ray) after[1] = {1, number};
      if (after[0].low == 1 && nim_sum(effective(rays, after)) == 0) return RaysMove{on_another_ray, number};
    }
  }
  return {};
}

TEST(ClaimsOfGeodeticRays, MovesToA0StarAreThoseOfPlay) {
  for (int m = 2; m <= 7; ++m) {
    for (int n = 2; n <= 20; ++n) {
      for (int low = 1; low <= n; ++low) {
        for (int high = low; high <= n; ++high) {
          if (low == 1 && high == n) continue;
          const auto by_play = zero_star_move_by_play({m, n}, {low, high});
          EXPECT_EQ(zero_star_move({m, n}, {low, high}).has_value(), by_play.has_value()) << m << " " << n;
        }
      }
    }
  }
}

/// The class E from the outcomes of search: no next move into Phase II is lost for the other player.
bool in_e_by_search(const Rays& rays, Interval interval, Trial& trial) {
  const VertexPlay play("geodetic", instance(rays, interval));
  bool none = true;
  graphs::each(play.moves(play.start()), [&](int v) {
    const graphs::VertexSet labelled = play.gone(play.after(play.start(), v));
    if (!phase_two(rays, *by_rays(rays, labelled))) return;
    none = none && first_player_wins({"geodetic", rays.text() + attribute("labelled", labelled)}, trial);
  });
  return none;
}

TEST(ClaimsOfGeodeticRays, TheClassEIsThatOfTheRules) {
  Trial trial({});
  for (const Rays rays : {Rays{3, 2}, Rays{3, 4}, Rays{3, 5}, Rays{3, 6}, Rays{5, 3}, Rays{5, 4}}) {
    for (int low = 1; low <= rays.n; ++low) {
      for (int high = low; high <= rays.n; ++high) {
        if (low == 1 && high == rays.n) continue;
        EXPECT_EQ(in_e(rays, {low, high}), in_e_by_search(rays, {low, high}, trial)) << instance(rays, {low, high});
      }
    }
  }
}

TEST(ClaimsOfGeodeticRays, WrongStatementsFail) {
  const Check adds = [](int n, Trial& trial) {
    check_phases(
        {3, n},
        [](const std::vector<int>& lengths) {
          int sum = 0;
          for (const int length : lengths) sum += length;
          return sum;
        },
        trial);
  };
  expect_failure("rays:3,2 labelled=", 1, 2, 2, adds);
  expect_failure("a = 1, b = 2, n = 4", 0, 2, 4, exchanged("geo.prop-1.repaired", "in-e(", "in-e-as-printed("));
  expect_failure("a = 1, b = 1", 0, 2, 2, exchanged("geo.prop-1.repaired", "in-e(", "0 <= star-follows("));
  expect_failure("m = 2", 0, 2, 2, exchanged("geo.thm-4", "!rays-won(m, n)", "rays-won(m, n)"));
  expect_failure("v = 1", 0, 2, 2, exchanged("geo.fact-ends", "(m, n, 1, v) &", "(m, n, 1, v) = 0 &"));
  expect_failure("rays:3,6", 1, 1, 1, exchanged("geo.ex-K3R6", "labelled=1,2,3,4", "labelled=1,2,3"));
}

TEST(ClaimsOfGeodeticRays, IntervalsAreCounted) {
  EXPECT_EQ(instances(2, 6, select("geo.prop-1.repaired").front()->check), 2U + 5 + 9 + 14 + 20);
  EXPECT_EQ(instances(2, 3, select("geo.thm-4").front()->check), 4U * (11 + 7));
}

/// The example of the paper: 21 is 10101, and the complement 1011.
TEST(ClaimsOfGeodeticDigits, TheExampleOfThePaper) {
  EXPECT_EQ(zero_bits(21), (std::vector{1, 3}));
  EXPECT_EQ(pairs(21).size(), 10U);
  EXPECT_EQ(pairs(21).front().a, 19);
  EXPECT_EQ(pairs(21).front().b, 2);
  EXPECT_EQ(pairs(21).back().a, 6);
  EXPECT_EQ(pairs(21).back().b, 11);
}

TEST(ClaimsOfGeodeticDigits, WrongStatementsFail) {
  expect_failure("n = 3: ", 0, 1, 16, exchanged("geo.prop-2.repaired", "greater-by-zeros(n)", "lg-up(n) = lg(n)"));
  expect_failure("n = 5: ", 0, 5, 16, exchanged("geo.prop-4.repaired", "lg(n)", "lg-up(n)"));
  expect_failure("n = 2: ", 0, 1, 16, exchanged("geo.prop-3", "below(n, j)", "below(n, j + 1)"));
  expect_failure("n = 2: ", 0, 1, 16, exchanged("geo.prop-5i", " & !power(n)", ""));
  expect_failure("n = 2: ", 0, 1, 16, exchanged("geo.prop-5ii", "= nbar(n)", "= n - 1"));
  expect_failure("n = 5: ", 0, 1, 16, exchanged("geo.prop-5iii.repaired", "lg(n)", "lg-up(n)"));
  expect_failure("n = 1: ", 0, 1, 16, exchanged("geo.prop-5iv", "2..nbar(n)", "1..nbar(n)"));
  expect_failure("n = 5: q = 0", 0, 3, 16, exchanged("geo.prop-5v", "q-of(n) < top(n)", "q-of(n) = top(n) + 1"));
  expect_failure("n = 2: ", 0, 1, 16, exchanged("geo.prop-5vi", "2^top(n)", "2^top(n) - 1"));
  expect_failure("n = 2: ", 0, 1, 16, exchanged("geo.prop-6", "!(low-end(n)", "(low-end(n)"));
  Trial trial({});
  select("geo.prop-3").front()->check(7, trial);
  EXPECT_EQ(trial.instances(), 0U);
}

/// The pairs with every b one further out.
StrategyW one_further(int n) {
  std::vector<Pair> moved = pairs(n);
  for (Pair& pair : moved) ++pair.b;
  std::erase_if(moved, [&](const Pair& pair) { return pair.b > n; });
  return StrategyW(n, moved);
}

/// W without its answers after the first move, which leaves the second player to 0-stars that are not there.
StrategyW silent(int n) { return StrategyW(n, {}); }

TEST(ClaimsOfGeodeticStrategy, OtherStrategiesLose) {
  for (const MakeW make : {one_further, silent}) {
    const Check by_numbers = [&](int n, Trial& trial) { check_w(n, make, trial); };
    EXPECT_TRUE(failure(2, 12, by_numbers));
    const Check by_rules = [&](int n, Trial& trial) { check_w_by_rules({3, n}, make, trial); };
    EXPECT_TRUE(failure(2, 12, by_rules));
  }
}

/// On both readings of the board, by numbers and by the rules, a strategy fails for the first time at the same n.
TEST(ClaimsOfGeodeticStrategy, NumbersAndRulesAgree) {
  for (const MakeW make : {w_as_printed, one_further, silent}) {
    for (int n = 2; n <= 10; ++n) {
      const bool by_numbers = !failure(n, n, [&](int at, Trial& trial) { check_w(at, make, trial); });
      const bool by_rules = !failure(n, n, [&](int at, Trial& trial) { check_w_by_rules({3, at}, make, trial); });
      EXPECT_EQ(by_numbers, by_rules) << n;
    }
  }
}

TEST(ClaimsOfGeodeticStrategy, PropositionsAboutOtherStrategiesFail) {
  const Check prop_7 = [](int n, Trial& trial) { check_prop_7(n, one_further, trial); };
  EXPECT_TRUE(failure(2, 12, prop_7));
  const Check prop_8 = [](int n, Trial& trial) { check_prop_8(n, n_of_a_power_of_two, trial); };
  expect_failure("with [2,3] labelled A labels 4, W says 1", 1, 2, 4, prop_8);
  const Check without_exception = [](int n, Trial& trial) {
    check_prop_8(
        n, [](int, int) { return false; }, trial);
  };
  expect_failure("at first A labels 1, W says 2", 1, 2, 2, without_exception);
}

}  // namespace
}  // namespace gamecert::papers
