// Values of positions of a game whose moves do nothing but close moves.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/forms/forms.hpp"
#include "solve/limits.hpp"
#include "solve/search/move_conflicts.hpp"

namespace gamecert::solve {

/// Positions are sets of moves in the graph of conflicts.
class ConflictValues {
 public:
  virtual ~ConflictValues() = default;
  /// The values of the components of a position of the game as Left sees it. LimitError.
  virtual std::vector<games::GameForm> summands(games::PositionView at) = 0;
  /// Components searched.
  virtual std::uint64_t nodes() const = 0;
};

/// Null where there are too many moves. The forms and the watch must outlive it.
std::unique_ptr<ConflictValues> conflict_values(MoveConflicts conflicts, games::Forms& forms, Watch& watch);

}  // namespace gamecert::solve
