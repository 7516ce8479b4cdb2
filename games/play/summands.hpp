// The positions of which one is the sum, in normal and misere play: docs/PARTS.md.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "games/game.hpp"

namespace gamecert::games {

class CoinsAndStrings;

/// Of the positions of one game, which outlives this: in normal play their parts, in misere play the position alone;
/// where the rules declare coins, the pieces between walls, in both kinds of play.
class Summands {
 public:
  Summands(const Game& game, bool misere);

  /// Nothing if the rules declare coins and the position is found to be loony.
  std::optional<std::vector<Position>> operator()(PositionView at) const;
  /// The same without what is known of coins.
  std::vector<Position> plain(PositionView at) const;
  bool have_coins() const { return coins_ != nullptr; }

 private:
  const Game* game_;
  bool misere_;
  std::shared_ptr<const CoinsAndStrings> coins_;
};

}  // namespace gamecert::games
