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

using MostGreen = int (*)(const EdgeBoard&);
void recursion_is_right(int n, MostGreen recursion, Trial& trial) {
  each_convex(n, graphs::ConvexKind::all, trial, [&](const EdgeBoard& board) {
    const int found = recursion(board);
    trial.instance(found == optimum(board, trial), [&] {
      return outcome_failure(all_green(board),
                             "n(S) = " + std::to_string(found) + " of " + std::to_string(board.size()) + " edges");
    });
  });
}

void each_polygon_once(int n, Trial& trial) {
  each_convex(n, graphs::ConvexKind::all, trial, [&](const EdgeBoard& board) {
    const int asked = polygons_asked(board);
    trial.instance(asked <= 2 * n - 3,
                   [&] { return Failure{board.name + ": " + std::to_string(asked) + " polygons"}; });
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

void equation_2(int t, bool printed, Trial& trial) {
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

using RatioCheck = void (*)(int t, Trial& trial);
void green_ratio(int t, RatioCheck ratio, Trial& trial) { ratio(t, trial); }

}  // namespace

std::vector<CheckFunction> triangulation_solitaire() {
  return {
      check("most-green-recursion", recursion_is_right,
            choice<MostGreen>("version", {{"printed", printed_most_green}, {"repaired", dynamic_most_green}})),
      check("polygons-of-the-recursion", each_polygon_once),
      check("lower-bound-on-green", lower_bound),
      check("number-of-edges", number_of_edges),
      check("green-ratio", green_ratio,
            choice<RatioCheck>("limit", {{"five-ninths", ratio_approaches}, {"half", ratio_approaches_half}})),
      check("green-is-bounded", is_bounded),
      check("equation-2", equation_2, choice<bool>("version", {{"printed", true}, {"repaired", false}})),
      check("green-wins", green_wins),
  };
}

}  // namespace gamecert::papers
