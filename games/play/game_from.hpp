// A game from one of its positions on.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/game.hpp"

namespace gamecert::games {

/// The same game, which must outlive this one, begun at another position; whose score is so far `head_start`.
class GameFrom : public Game {
 public:
  GameFrom(const Game& game, PositionView start, int head_start)
      : game_(game), start_(start.begin(), start.end()), head_start_(head_start) {}

  const GameInfo& info() const override { return game_.info(); }
  std::size_t words() const override { return game_.words(); }
  std::size_t planes() const override { return game_.planes(); }
  int cells() const override { return game_.cells(); }
  Position start() const override { return start_; }
  std::vector<int> moves(PositionView at) const override { return game_.moves(at); }
  Position play(PositionView at, int move) const override { return game_.play(at, move); }
  void options(PositionView at, Options& out) const override { game_.options(at, out); }
  bool won(PositionView at) const override { return game_.won(at); }
  int remaining(PositionView at) const override { return game_.remaining(at); }
  int endless(PositionView at) const override { return game_.endless(at); }
  int head_start() const override { return head_start_; }
  const Refinements& refinements() const override { return game_.refinements(); }
  const LiveCells* live_cells() const override { return game_.live_cells(); }
  std::vector<Position> split(PositionView at) const override { return game_.split(at); }
  Position exchanged(PositionView at) const override { return game_.exchanged(at); }
  std::string move_name(int move) const override { return game_.move_name(move); }
  int codes() const override { return game_.codes(); }

 private:
  const Game& game_;
  Position start_;
  int head_start_;
};

}  // namespace gamecert::games
