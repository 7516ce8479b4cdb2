// Null windows over positions: "does the mover get at least b more than the opponent from here on?"
//
// Positions are seen from the mover, so one question serves both players: a move that passes the turn gets b if the
// opponent does not get 1 + gain - b from what it leaves. Of every position in the table the least and the greatest
// score still possible are kept.
#pragma once

#include <algorithm>
#include <limits>

#include "games/game.hpp"
#include "solve/limits.hpp"
#include "solve/search/transposition_table.hpp"

namespace gamecert::solve {

/// What a move leads to, seen by whoever is to move then.
template <class Position>
struct MoveTo {
  Position position;
  int gain = 0;        // of the mover, less what the opponent has for certain
  bool again = false;  // the mover is to move once more
  bool won = false;    // play has ended, and the win is a point
};

/// Keys are those of a transposition table.
template <class Position, class Keys = PositionTable>
class NullWindows {
 public:
  using Move = MoveTo<Position>;
  /// The least and the greatest score still possible.
  struct Bounds {
    int least = std::numeric_limits<int>::min();
    int greatest = std::numeric_limits<int>::max();
  };

  explicit NullWindows(const Limits& limits, Keys keys = Keys()) : watch_(limits), table_(watch_, std::move(keys)) {}
  NullWindows(const NullWindows&) = delete;
  NullWindows& operator=(const NullWindows&) = delete;
  virtual ~NullWindows() = default;

  /// Whether the mover can get at least `bound` more than the opponent from here on.
  virtual bool at_least(const Position& at, int bound) = 0;

  /// Asked by ones near 0, as most scores are there; farther off in steps twice as long each time, and then halved.
  int value(const Position& at) {
    constexpr int steps_of_one = 64, longest = 1 << 28;
    int steps = 0, step = 1;
    const auto next_step = [&] { return step = ++steps < steps_of_one ? 1 : std::min(2 * step, longest); };
    int low = 0, high = 1;  // it is at least low and below high, once both are found
    if (at_least(at, 0)) {
      for (; at_least(at, high); high = low + next_step()) low = high;
    } else {
      for (high = 0, low = -1; !at_least(at, low); low = high - next_step()) high = low;
    }
    while (high - low > 1) {
      const int middle = low + (high - low) / 2;
      (at_least(at, middle) ? low : high) = middle;
    }
    return low;
  }
  /// Whether the move gets at least `bound` for the mover.
  bool gets(const Move& move, int bound) {
    const int wanted = bound - move.gain;
    if (move.won) return 1 >= wanted;
    return move.again ? at_least(move.position, wanted) : !at_least(move.position, 1 - wanted);
  }

  /// What is asked from now on has these limits; the table stays.
  void begin_again(const Limits& limits) { watch_.begin_again(limits); }
  Watch& watch() { return watch_; }
  std::size_t nodes() const { return table_.size(); }
  std::size_t bytes() const { return table_.bytes(); }

 protected:
  /// The answer by the table, or else by search, which puts it there. `key` is what the table knows the position by.
  bool look_up(const Position& at, games::PositionView key, int bound) {
    const std::uint32_t number = table_.number(key);
    if (table_[number].least >= bound) return true;
    if (table_[number].greatest < bound) return false;
    watch_.step();
    const bool result = some_move_gets(at, bound);
    Bounds& known = table_[number];
    if (result) {
      known.least = std::max(known.least, bound);
    } else {
      known.greatest = std::min(known.greatest, bound - 1);
    }
    return result;
  }
  virtual bool some_move_gets(const Position& at, int bound) = 0;

  const TranspositionTable<Bounds, Keys>& table() const { return table_; }

 private:
  Watch watch_;
  TranspositionTable<Bounds, Keys> table_;
};

}  // namespace gamecert::solve
