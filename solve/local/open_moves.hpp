// Positions of a local game as sets of open moves, read off its rules, for search.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/game.hpp"
#include "graphs/small_graph.hpp"
#include "solve/limits.hpp"
#include "solve/search/transposition_table.hpp"

namespace gamecert::solve {

/// A set of moves; bit m is move m.
using MoveSet = std::uint64_t;

/// Which moves each move closes, as the game's rules have it at the start, where all moves are open. As the game is
/// local (games/info.hpp) the same moves conflict later.
class OpenMoves {
 public:
  static constexpr int most = 64;

  /// LimitError for a game with more moves than `most`. The watch must outlive this.
  OpenMoves(const games::Game& game, Watch& watch);
  /// Node-Kayles: move v is vertex v.
  OpenMoves(const graphs::SmallGraph& graph, Watch& watch);

  MoveSet start() const { return start_; }
  MoveSet closed_by(int move) const { return closed_by_[static_cast<std::size_t>(move)]; }
  /// The component of the moves that holds the least of them: moves are joined if they conflict.
  MoveSet component(MoveSet moves) const;
  /// The nimber of the position in which these are open. LimitError.
  int nimber(MoveSet moves);

 private:
  int nimber_of_component(MoveSet part);

  MoveSet start_ = 0;
  std::vector<MoveSet> closed_by_;
  TranspositionTable<std::optional<int>> nimbers_;  // of components
};

}  // namespace gamecert::solve
