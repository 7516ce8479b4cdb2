// Questions about colouring games.
#include "papers/colouring/games.hpp"

#include <utility>

namespace gamecert::papers {

GameQuestion proper(std::string board, int colours) { return {"proper", std::move(board), {{"colours", colours}}}; }
GameQuestion blue_red(std::string board) { return {"blue-red", std::move(board)}; }
GameQuestion two_distance(std::string board) {
  return {"distance", std::move(board), {{"colours", 2}, {"distance", 2}}};
}

std::string painted(const std::string& board, std::span<const int> colours) {
  std::string list;
  for (std::size_t v = 0; v < colours.size(); ++v) {
    if (colours[v] == 0) continue;
    list += (list.empty() ? " painted=" : ",") + std::to_string(v) + ":" + std::to_string(colours[v]);
  }
  return board + list;
}

void outcome_is(OutcomeClass expected, const GameQuestion& asked, Trial& trial) {
  const bool wins = first_player_wins(asked, trial);
  trial.instance(wins == (expected == OutcomeClass::n),
                 [&] { return outcome_failure(asked, wins ? "is in N" : "is in P"); });
}

void nimber_is(int expected, const GameQuestion& asked, Trial& trial) {
  trial.instance(nimber(asked, trial) == expected, [&] { return not_nimber(expected, asked); });
}

Failure not_nimber(int expected, const GameQuestion& asked) {
  return nimber_failure(asked, "has another value than " + std::to_string(expected));
}

}  // namespace gamecert::papers
