// The paper on impartial colouring games, Section 4: WEAK 2-COLORING.
#include "papers/colouring/weak.hpp"

#include <map>
#include <string>
#include <vector>

#include "papers/colouring/games.hpp"
#include "papers/least_missing.hpp"
#include "papers/sections.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

GameQuestion weak(std::string board, WeakRule reading) {
  return {"weak", std::move(board), {{"reading", static_cast<int>(reading)}}};
}
std::string cycle(int order) { return "cycle:" + std::to_string(order); }
bool odd(int number) { return number % 2 != 0; }

/// The values of all positions met, by their options.
class Positions {
 public:
  Positions(int order, WeakRule reading, int (*expected)(int), Trial& trial)
      : order_(order), reading_(reading), expected_(expected), trial_(trial) {}

  /// An instance for each position from there on that is met for the first time.
  void from(const std::vector<int>& colours) {
    const GameQuestion asked = weak(painted(cycle(order_), colours), reading_);
    const auto game = games::make(games::find(asked.game), games::Instance(asked.instance), asked.parameters);
    value(*game, game->start(), colours);
  }

 private:
  int value(const games::Game& game, const games::Position& at, const std::vector<int>& colours) {
    const auto known = values_.find(at);
    if (known != values_.end()) return known->second;
    std::vector<int> options;
    for (const int move : game.moves(at)) {
      std::vector<int> after = colours;
      after[static_cast<std::size_t>(move / 2)] = move % 2 + 1;
      options.push_back(value(game, game.play(at, move), after));
    }
    const int result = least_missing(options);
    const int expected = expected_(game.remaining(at));
    trial_.instance(result == expected, [&] {
      return nimber_failure(weak(painted(cycle(order_), colours), reading_),
                            "has another value than " + std::to_string(expected));
    });
    return values_[at] = result;
  }

  int order_;
  WeakRule reading_;
  int (*expected_)(int);
  Trial& trial_;
  std::map<games::Position, int> values_;
};

}  // namespace

int parity(int uncolored) { return uncolored % 2; }

void check_weak_positions(int order, WeakRule reading, int (*value)(int uncolored), Trial& trial) {
  if (!odd(order)) return;
  Positions positions(order, reading, value, trial);
  positions.from(std::vector<int>(static_cast<std::size_t>(order)));
  if (reading != WeakRule::edges) return;
  each_painting(order, [&](const std::vector<int>& colours) {
    trial.look();
    try {
      positions.from(colours);
    } catch (const text::InputError&) {
      // The game refuses the painting: it is not legal.
    }
  });
}

std::vector<CheckFunction> colouring_weak() {
  return {
      check("weak-positions", check_weak_positions,
            choice<WeakRule>("reading", {{"edges", WeakRule::edges},
                                         {"surrounded", WeakRule::surrounded},
                                         {"extendable", WeakRule::extendable},
                                         {"painted", WeakRule::painted}}),
            choice<PositionValue>("value", {{"parity", parity}})),
  };
}

}  // namespace gamecert::papers
