// The paper on impartial colouring games, Section 5: 2-DISTANCE 2-COLORING.
#include "papers/colouring/distance.hpp"

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

void centre_is_needed(int order, Trial& trial) {
  check_centre_is_needed(order, centre, trial);
  if (!odd(order) || !first_player_wins(two_distance(path(order)), trial)) return;
  std::string line =
      "length " + std::to_string(order) + ", centre " + std::to_string(centre(order)) + ": winning first moves";
  for (const std::string& move : winning_moves(two_distance(path(order)), trial)) line += " " + move;
  trial.remark(line);
}

void mirrored_from(int order, int sum, Trial& trial) {
  check_second_mirrors(
      order, [sum](int n, int i) { return n + sum - i; }, trial);
}

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

void check_second_mirrors(int order, const std::function<int(int order, int i)>& s, Trial& trial) {
  if (!odd(order)) return;
  const StrategyAnswers answers = [&](const Colours&, Painted move) {
    return std::vector<Painted>{{s(order, move.vertex + 1) - 1, 3 - move.colour}};
  };
  never_stuck({squared_path(order), 2}, Colours(static_cast<std::size_t>(order)), answers, outcome_failure,
              two_distance(path(order)), trial, graphs::single(centre(order)));
}

std::vector<CheckFunction> colouring_distance() {
  return {
      check("centre-is-needed", centre_is_needed),
      check("second-mirrors", mirrored_from, number("sum")),
  };
}

}  // namespace gamecert::papers
