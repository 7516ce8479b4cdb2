// The options of a position as a search holds them: within the limits of time and memory.
#pragma once

#include "games/game.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// Made with a look at the clock between one option and the next; their memory counts while they live.
class SearchOptions : public games::Options {
 public:
  explicit SearchOptions(Watch& watch) : memory_(watch) {
    between = [&watch] { watch.step(); };
  }
  SearchOptions(const games::Game& game, games::PositionView at, Watch& watch) : SearchOptions(watch) {
    make(game, at);
  }
  /// Those of another position. LimitError.
  void make(const games::Game& game, games::PositionView at) {
    game.options(at, *this);
    memory_.become(positions.capacity() * sizeof(games::Word) +
                   moves.capacity() * (2 * sizeof(int) + 2 * sizeof(char)));
  }

 private:
  MemoryShare memory_;
};

}  // namespace gamecert::solve
