// Games for Left and Right in which a move does nothing but close moves, as a graph: its vertices are the moves of
// both, and two are joined if each closes the other. A position is the set of moves that are legal.
//
// Source: S. Faridi, S. Huntemann, R. J. Nowakowski, "Games and complexes I: transformation via ideals", 2019, where
// such games are called strong placement games.
#pragma once

#include <optional>
#include <vector>

#include "games/instances/setup.hpp"
#include "games/play/partizan.hpp"

namespace gamecert::solve {

struct MoveConflicts {
  /// A move of a player, legal in a position, as Left sees it, that has all bits of the one set and none of the other.
  struct Move {
    games::Player player;
    games::Position needs, excludes;
  };
  std::vector<Move> moves;               // those that are legal at the start
  std::vector<std::vector<int>> closed;  // by move: the other moves that it closes, ascending

  bool legal(std::size_t move, games::PositionView at) const;
};

/// Of a text for Left and Right with values (games/play/partizan.hpp), where the circuits of its rules show that on
/// this board moves close moves, each other, and nothing else; nothing elsewhere. LimitError for a board too large.
std::optional<MoveConflicts> move_conflicts(const games::Setup& setup);

}  // namespace gamecert::solve
