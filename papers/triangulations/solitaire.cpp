// Games on triangulations, Section 7: all-green and green-wins solitaire.
#include "graphs/plane_board_text.hpp"
#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"
#include "papers/triangulations/green.hpp"

namespace gamecert::papers {
namespace {

GameQuestion all_green(const EdgeBoard& board) { return by_rules("all-green", board.name); }
GameQuestion all_green(const graphs::Triangulation& board) { return by_rules("all-green", graphs::text(board)); }

/// The optimum by search on small boards, else by sets of flips.
int optimum(const EdgeBoard& board, Trial& trial) {
  constexpr int most_searched = 9;
  const int best = most_green(board);
  if (board.triangulation.graph().order() <= most_searched && score(all_green(board), trial) != best)
    throw outcome_failure(all_green(board), "but a set of flips colours " + std::to_string(best));
  return best;
}

template <int (*recursion)(const EdgeBoard&)>
void recursion_is_right(int n, Trial& trial) {
  each_convex(n, graphs::ConvexKind::all, trial, [&](const EdgeBoard& board) {
    const int found = recursion(board);
    trial.instance(found == optimum(board, trial), [&] {
      return outcome_failure(all_green(board),
                             "n(S) = " + std::to_string(found) + " of " + std::to_string(board.size()) + " edges");
    });
  });
}

void lower_bound(int n, Trial& trial) {
  constexpr int samples = 40;
  for (int sample = 0; sample < samples; ++sample) {
    const auto seed = static_cast<std::uint64_t>(1000 * n + sample);
    each_triangulation(some_points(n, seed), trial, [&](const EdgeBoard& board) {
      const int best = most_green(board);
      trial.instance(2 * best >= n - 4,
                     [&] { return outcome_failure(all_green(board), "less than (n-4)/2 edges green"); });
    });
  }
}

long long edges_printed(int t) { return 3LL << (t - 1); }

void number_of_edges(int t, Trial& trial) {
  const graphs::Triangulation board = recursive_set(t);
  trial.instance(board.graph().size() == edges_printed(t), [&] {
    return Failure{"t = " + std::to_string(t) + ": " + std::to_string(board.graph().size()) + " edges"};
  });
}

/// g(t) by the recursion, compared with the optimum on the board S(t) while that has at most 64 edges.
long long g(int t, Trial& trial) {
  constexpr int most_built = 5;
  const long long value = most_green_of_set(t).any;
  if (t <= most_built && optimum(EdgeBoard(recursive_set(t)), trial) != value)
    throw outcome_failure(all_green(recursive_set(t)), "the recursion gives " + std::to_string(value));
  return value;
}

bool values_and_bound(int t, long long value) {
  if (t <= 3) return value == (t == 3 ? 5 : 0);
  const long long power = 1LL << t;
  return 6 * value <= 5 * (power - (t % 2 == 0 ? 1 : -1) - 3);
}

Failure not_as_printed(int t, std::string_view what) {
  return outcome_failure(all_green(recursive_set(t)), "t = " + std::to_string(t) + ": " + std::string(what));
}

void is_bounded(int t, Trial& trial) {
  trial.instance(values_and_bound(t, g(t, trial)),
                 [&] { return not_as_printed(t, "another value or above the bound"); });
}

/// By (4), g(t+1) <= 2 g(t) + 5, the ratio never exceeds (g(t)+5)/e(t) from t on.
void ratio_approaches(int t, Trial& trial) {
  is_bounded(t, trial);
  const long long value = g(t, trial);
  trial.instance(9 * (value + 5) >= 5 * edges_printed(t), [&] {
    Failure failure = outcome_failure(all_green(recursive_set(t)), "");
    failure.where = "all-green S(" + std::to_string(t) + "): (g(t)+5)/e(t) = " + std::to_string(value + 5) + "/" +
                    std::to_string(edges_printed(t)) + " < 5/9, and it never grows";
    return failure;
  });
}

void ratio_approaches_half(int t, Trial& trial) {
  const long long value = g(t, trial);
  trial.instance(values_and_bound(t, value) && (t < 5 || 2 * value == edges_printed(t) - 2),
                 [&] { return not_as_printed(t, "another value"); });
}

template <bool printed>
void equation_2(int t, Trial& trial) {
  const long long before = printed ? most_green_of_set(t - 1).neither : g(t - 1, trial);
  trial.instance(most_green_of_set(t).neither == 2 * before, [&] {
    return not_as_printed(
        t, "g1(t) = " + std::to_string(most_green_of_set(t).neither) + ", 2 g1(t-1) = " + std::to_string(2 * before));
  });
}

void green_wins(int n, Trial& trial) {
  each_convex(n, graphs::ConvexKind::all, trial, [&](const EdgeBoard& board) {
    trial.instance(optimum(board, trial) >= n - 1,
                   [&] { return outcome_failure(all_green(board), "less than n-1 edges green"); });
  });
}

constexpr std::string_view all_convex = "all convex triangulations, n =";

constexpr Claim claims[] = {
    {.id = "tri.thm-11",
     .statement = "n(S) = max{n(S11)+n(S12)+n(S2)+5, n(S21)+n(S22)+n(S1)+5, n(S1)+n(S2)}, 0 for a triangle, is the "
                  "maximum number of edges that can be colored green in the all-green solitaire",
     .range = all_convex,
     .stages = {3, 11, 12},
     .check = recursion_is_right<printed_most_green>},
    {.id = "tri.thm-11.repaired",
     .statement =
         "the maximum number of green edges is found by a recursion that also says whether the edge d is green, "
         "and counts an edge that two flips color once",
     .range = all_convex,
     .stages = {3, 11, 12},
     .check = recursion_is_right<dynamic_most_green>},
    {.id = "tri.thm-12.lb",
     .statement = "from any given triangulation on n points at least (n-4)/2 edges can be colored green",
     .range = "all triangulations of 40 random point sets each, n =",
     .stages = {3, 8, 9},
     .check = lower_bound,
     .worth = solve::Verdict::evidence,
     .known = "point sets are sampled"},
    {.id = "tri.thm-12.e",
     .statement = "S(t) has e(t) = 3 * 2^(t-1) edges",
     .range = "t =",
     .stages = {1, 8, 9},
     .check = number_of_edges},
    {.id = "tri.thm-12.g",
     .statement = "g(1) = g(2) = 0, g(3) = 5, g(t) <= 5/6 (2^t - (-1)^t - 3), and g(t)/e(t) approaches 5/9",
     .range = "t =",
     .stages = {1, 40, 60},
     .check = ratio_approaches},
    {.id = "tri.thm-12.g.bound",
     .statement = "g(1) = g(2) = 0, g(3) = 5, g(t) <= 5/6 (2^t - (-1)^t - 3)",
     .range = "t =",
     .stages = {1, 40, 60},
     .check = is_bounded},
    {.id = "tri.thm-12.g.repaired",
     .statement =
         "g(1) = g(2) = 0, g(3) = 5, g(t) <= 5/6 (2^t - (-1)^t - 3), and g(t) = e(t)/2 - 1 for t >= 5: g(t)/e(t) "
         "approaches 1/2",
     .range = "t =",
     .stages = {1, 40, 60},
     .check = ratio_approaches_half},
    {.id = "tri.thm-12.eq2",
     .statement = "g1(t) = 2 g1(t-1), where neither b nor c is flipped",
     .range = "t =",
     .stages = {2, 40, 60},
     .check = equation_2<true>},
    {.id = "tri.thm-12.eq2.repaired",
     .statement = "g1(t) = 2 g(t-1), where neither b nor c is flipped",
     .range = "t =",
     .stages = {2, 40, 60},
     .check = equation_2<false>},
    {.id = "tri.thm-13",
     .statement = "the player of the green-wins solitaire can always win on n >= 4 points in convex position: at least "
                  "n-1 of the 2n-3 edges become green",
     .range = all_convex,
     .stages = {4, 11, 12},
     .check = green_wins},
};

}  // namespace

std::span<const Claim> triangulation_solitaire() { return claims; }

}  // namespace gamecert::papers
