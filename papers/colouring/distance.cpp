// The paper on impartial colouring games, Section 5: 2-DISTANCE 2-COLORING.
#include "papers/colouring/distance.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "papers/colouring/games.hpp"
#include "papers/facts.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

std::string path(int order) { return "path:" + std::to_string(order); }
bool odd(int number) { return number % 2 != 0; }
int centre(int order) { return order / 2; }

void even_paths_and_cycles(int order, Trial& trial) {
  if (odd(order)) return;
  outcome_is(OutcomeClass::p, two_distance(path(order)), trial);
  if (order >= 4) outcome_is(OutcomeClass::p, two_distance("cycle:" + std::to_string(order)), trial);
}

/// Lengths 3, 5, ..., 17; what is longer is reported.
void table_of_odd_paths(int order, Trial& trial) {
  constexpr std::string_view printed = "PNNPPNPP";
  if (!odd(order)) return;
  const auto row = static_cast<std::size_t>(order - 3) / 2;
  if (row < printed.size()) {
    outcome_is(printed[row] == 'N' ? OutcomeClass::n : OutcomeClass::p, two_distance(path(order)), trial);
  } else {
    trial.remark("length " + std::to_string(order) + " is in " +
                 (first_player_wins(two_distance(path(order)), trial) ? "N" : "P"));
  }
}

void centre_is_needed(int order, Trial& trial) {
  check_centre_is_needed(order, centre, trial);
  if (!odd(order) || !first_player_wins(two_distance(path(order)), trial)) return;
  std::string line =
      "length " + std::to_string(order) + ", centre " + std::to_string(centre(order)) + ": winning first moves";
  for (const std::string& move : winning_moves(two_distance(path(order)), trial)) line += " " + move;
  trial.remark(line);
}

/// s(i) = order + sum - i: as printed, and from both ends alike.
template <int sum>
void mirrored(int order, Trial& trial) {
  check_second_mirrors(
      order, [](int n, int i) { return n + sum - i; }, trial);
}

constexpr Claim claims[] = {
    {.id = "col.thm-16",
     .statement = "2-DISTANCE 2-COLORING starting positions are in P when G is an even length path or an even length "
                  "cycle",
     .range = "even paths and cycles of order",
     .stages = {1, 20, 30},
     .check = even_paths_and_cycles},
    {.id = "col.tab-odd",
     .statement = "2-DISTANCE 2-COLORING on odd paths: 3 P, 5 N, 7 N, 9 P, 11 P, 13 N, 15 P, 17 P",
     .range = "odd paths, to 17 as printed, of length",
     .stages = {3, 23, 29},
     .check = table_of_odd_paths},
    {.id = "col.prop-17",
     .statement = "if there is a winning strategy for the first player in 2-DISTANCE 2-COLORING on odd paths, the "
                  "central vertex must be colored by the first player",
     .range = "odd paths in N, the centre forbidden to the first player, of length",
     .stages = {1, 13, 15},
     .check = centre_is_needed},
    {.id = "col.prop-17.strategy",
     .statement = "vertices are labeled from 1 to 2k+1; with s(i) = 2k+1-i, for each vertex i colored by the first "
                  "player, not the middle one, the second player can color s(i) with the other color",
     .range = "odd paths of length",
     .stages = {1, 13, 15},
     .check = mirrored<0>},
    {.id = "col.prop-17.strategy.repaired",
     .statement = "vertices are labeled from 1 to 2k+1; with s(i) = 2k+2-i, for each vertex i colored by the first "
                  "player, not the middle one, the second player can color s(i) with the other color",
     .range = "odd paths of length",
     .stages = {1, 13, 15},
     .check = mirrored<1>},
};

}  // namespace

SmallGraph squared_path(int order) {
  SmallGraph graph;
  graph.order = order;
  for (int v = 0; v < order; ++v) {
    for (int u = std::max(0, v - 2); u < v; ++u) graph.add_edge(u, v);
  }
  return graph;
}

void check_centre_is_needed(int order, int (*forbidden)(int order), Trial& trial) {
  if (!odd(order) || !first_player_wins(two_distance(path(order)), trial)) return;
  const bool wins = wins_without({squared_path(order), 2}, graphs::single(forbidden(order)), trial);
  trial.instance(!wins, [&] {
    return outcome_failure(two_distance(path(order)),
                           "the first player wins without ever painting " + std::to_string(forbidden(order)));
  });
}

void check_second_mirrors(int order, int (*s)(int order, int i), Trial& trial) {
  if (!odd(order)) return;
  const Answers answers = [&](const Colours&, Painted move) {
    return std::vector<Painted>{{s(order, move.vertex + 1) - 1, 3 - move.colour}};
  };
  const auto stuck = where_stuck({squared_path(order), 2}, Colours(static_cast<std::size_t>(order)), answers,
                                 graphs::single(centre(order)));
  trial.instance(!stuck, [&] {
    Failure failure = outcome_failure(two_distance(path(order)), "");
    failure.where += text(*stuck);
    return failure;
  });
}

std::span<const Claim> colouring_distance() { return claims; }

}  // namespace gamecert::papers
