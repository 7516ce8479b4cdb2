// What the positions of a game are worth that play on it comes to.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "games/game.hpp"
#include "solve/limits.hpp"
#include "solve/search/retrograde.hpp"
#include "solve/search/search.hpp"
#include "solve/search/transposition_table.hpp"

namespace gamecert::solve {

struct PositionWorth {
  /// Of a solitaire with a goal: 1 where it can be reached. Of a solitaire for points: the most that can still be got.
  /// Of a game for two: what the mover gets more than the opponent from there on, by perfect play of both; a win is
  /// worth 1, a loss -1, a tie 0.
  int worth = 0;
  /// Of an impartial game in normal play; `loony` (certificates/impartial/positions.hpp) where it has none.
  std::optional<int> nimber = {};
  friend bool operator==(const PositionWorth&, const PositionWorth&) = default;
};

/// By search over the rules; a position asked for twice is searched once.
class PositionWorths {
 public:
  /// `each` limits the time of the search for one position, and the memory of this search beside what is remembered of
  /// the positions before. The game must outlive this.
  PositionWorths(const games::Game& game, bool misere, const Limits& each);

  /// LimitError.
  PositionWorth of(games::PositionView at);
  /// What the option is worth to whoever makes the move: points and all. LimitError.
  int worth(const games::Options& options, std::size_t i);
  /// The options that are worth most, by their places; none where there is no option. Where play may repeat, of those
  /// the ones by which a win comes soonest, or a loss latest. LimitError.
  std::vector<std::size_t> best(const games::Options& options);

 private:
  const Retrograde& repeated(games::PositionView at);
  PositionWorth searched(games::PositionView at);
  /// Of one search, in the memory that is left.
  Limits limits_of_search() const;

  const games::Game& game_;
  bool misere_;
  Limits each_;
  PositionScores scores_;
  std::optional<Retrograde> repeated_ = {};  // from the first position that was asked for on
  Watch watch_;                              // of the memory of what is remembered
  TranspositionTable<std::optional<PositionWorth>> known_{watch_};
};

}  // namespace gamecert::solve
