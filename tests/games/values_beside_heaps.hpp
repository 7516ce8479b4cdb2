// Values of positions by their definition: beside a heap *k, for k = 0, 1, ..., by plain recursion over all play.
#pragma once

#include <map>
#include <utility>

#include "games/game.hpp"

namespace gamecert::tests {

/// Plays sums of a position and a heap, each once. A move of the game may win the sum or keep the turn, one in the heap
/// passes it; who cannot move loses, or wins in misere play.
class BesideHeaps {
 public:
  BesideHeaps(const games::Game& game, bool misere) : game_(game), misere_(misere) {}

  bool mover_wins(const games::Position& at, int heap) {
    if (const auto known = wins_.find({at, heap}); known != wins_.end()) return known->second;
    games::Options options;
    game_.options(at, options);
    bool wins = options.moves.empty() && heap == 0 && misere_;
    for (std::size_t i = 0; i < options.moves.size() && !wins; ++i) {
      const games::PositionView next = options.position(i);
      const bool next_wins = options.won[i] == 0 && mover_wins({next.begin(), next.end()}, heap);
      wins = options.won[i] != 0 || next_wins == (options.again[i] != 0);
    }
    for (int lesser = 0; lesser < heap; ++lesser) wins = wins || !mover_wins(at, lesser);
    wins_[{at, heap}] = wins;
    return wins;
  }
  /// The heap beside which the mover loses, or `none`: it is no larger than play is long, in misere play one more.
  int value(const games::Position& at, int none) {
    for (int heap = 0; heap <= game_.remaining(at) + 2; ++heap)
      if (!mover_wins(at, heap)) return heap;
    return none;
  }

 private:
  const games::Game& game_;
  const bool misere_;
  std::map<std::pair<games::Position, int>, bool> wins_;
};

}  // namespace gamecert::tests
