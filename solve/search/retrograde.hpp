// Positions of play that may repeat, and who wins from each: retrograde analysis.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/game.hpp"
#include "solve/limits.hpp"
#include "solve/search/position_table.hpp"

namespace gamecert::solve {

/// What a position is worth to its mover: 1 if the mover wins, -1 if the opponent does, 0 if neither can.
struct RepeatedWorth {
  static constexpr std::uint32_t never = ~std::uint32_t{0};
  int worth = 0;
  /// Whoever gets this worth can bring play to an end with it, so that this number falls with every move of both; for a
  /// win it is the moves that it takes. `never` where that cannot be done, as going on for ever is worth the same.
  std::uint32_t rank = never;
};

/// Of a move that decides play: 1, or -1 if whoever makes it has lost by it; else 0.
inline int worth_at_once(const games::Options& options, std::size_t i) {
  return options.won[i] != 0 ? 1 : options.gains[i];
}

/// Of all positions that play reaches from one of them.
class Retrograde {
 public:
  /// Of a game whose play may repeat (GameInfo::repeats), which must outlive this. LimitError.
  Retrograde(const games::Game& game, games::PositionView from, const Limits& limits);

  /// Nothing for a position that play does not reach.
  std::optional<RepeatedWorth> of(games::PositionView at) const;
  /// Of an option of a position that play reaches, to whoever makes the move; its rank is that of where it leads.
  RepeatedWorth of_option(const games::Options& options, std::size_t i) const;
  /// Positions that were met.
  std::size_t size() const { return positions_.size(); }
  Watch& watch() { return watch_; }

 private:
  using Number = std::uint32_t;
  struct Node {
    std::int8_t worth = 0;
    std::int8_t endless = 0;  // worth of play that never ends
    bool settled = false;
    Number rank = RepeatedWorth::never;
    Number open = 0;  // options that are not known to be lost, or, at last, to be no more than a tie
  };

  void explore(games::PositionView from);
  void explore(Number number);
  void settle(Number number, int worth, Number rank);
  void turn_edges_round();
  void win();
  void tie();
  template <class Visit>
  void go_back(Visit&& visit);

  const games::Game& game_;
  Watch watch_;
  PositionTable positions_;
  std::vector<Node> nodes_;        // by number
  std::vector<Number> edges_;      // twice the number an option leads to, and 1 if the mover moves again
  std::vector<std::size_t> ends_;  // of the options of a position in edges_; then of the edges into it
  std::vector<Number> ties_;       // positions in which play has ended so
  std::vector<Number> queue_;      // settled, in the order of their ranks
  std::size_t followed_ = 0;       // how many of these were gone back from
};

}  // namespace gamecert::solve
