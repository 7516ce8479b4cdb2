// The paper on impartial colouring games, Section 5: 2-DISTANCE 2-COLORING.
#include <string>
#include <vector>

#include "papers/colouring/games.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

GameQuestion on_path(int order) { return two_distance("path:" + std::to_string(order)); }

/// On a path of odd order in N the first player loses if she never paints the vertex so far right of the centre.
void vertex_is_needed(int order, int right_of_centre, Trial& trial) {
  if (order % 2 == 0 || !first_player_wins(on_path(order), trial)) return;
  const int vertex = order / 2 + right_of_centre;
  trial.instance(!wins_without(on_path(order), graphs::single(vertex), trial), [&] {
    return outcome_failure(on_path(order), "the first player wins without ever painting " + std::to_string(vertex));
  });
  std::string line =
      "length " + std::to_string(order) + ", centre " + std::to_string(order / 2) + ": winning first moves";
  for (const std::string& move : winning_moves(on_path(order), trial)) line += " " + move;
  trial.remark(line);
}

}  // namespace

std::vector<CheckFunction> colouring_distance() {
  return {check("vertex-is-needed", vertex_is_needed, number("right-of-centre"))};
}

}  // namespace gamecert::papers
