// The positions of an impartial game that play alike, each once, and where its moves lead.
#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "games/game.hpp"
#include "solve/limits.hpp"
#include "solve/search/position_classes.hpp"

namespace gamecert::solve {

/// Classes of positions by number, in the order in which they are met. Where the game splits they are single parts of
/// positions, and a move leads to a sum of them. Made as far as it is asked for, and kept.
class PlayGraph {
 public:
  using Class = std::uint32_t;
  struct Move {
    std::vector<Class> parts = {};  // ascending; in a game without loony positions no class twice, as two cancel
    bool again = false;             // the mover moves once more
    bool won = false;               // play has ended, and the mover has won
    bool operator==(const Move&) const = default;
  };

  /// With `split` positions are sums of their parts.
  PlayGraph(const games::Game& game, bool split, Watch& watch);

  /// The parts of the position: itself, if positions are not split.
  std::vector<games::Position> parts(games::PositionView at) const;
  /// Their classes, as in a move.
  std::vector<Class> sum(games::PositionView at);
  Class class_of(games::PositionView part);

  /// Where the moves lead, each once: made when it is first asked for. The reference stays good.
  const std::vector<Move>& moves(Class part);
  /// How many moves are left at the most.
  int remaining(Class part) const { return remaining_[part]; }
  /// Classes met so far.
  std::size_t size() const { return classes_.size(); }

 private:
  struct Node {
    bool open = false;
    std::vector<Move> moves = {};
  };
  const games::Game& game_;
  bool split_;
  bool cancel_;  // no position is loony
  Watch& watch_;
  PositionClasses classes_;
  std::vector<int> remaining_;  // by class
  std::deque<Node> nodes_;      // by class
  std::size_t bytes_of_moves_ = 0;
};

}  // namespace gamecert::solve
