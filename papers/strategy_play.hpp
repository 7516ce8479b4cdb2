// Every play against a strategy, by the rules of the game.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "games/game.hpp"
#include "papers/claim.hpp"
#include "solve/search/transposition_table.hpp"

namespace gamecert::papers {

/// What a player who follows a strategy sees in her turn.
struct StrategyTurn {
  const games::Position& at;
  const games::Options& options;
  int last;    // the opponent's last move; -1 if there is none
  bool again;  // the last move was her own: she moves once more
};

/// The moves a strategy leaves open, by their codes; each of them has to do. What is no legal move loses, and so does
/// none at all. `memory` is what the strategy keeps of play so far, 0 at first.
using StrategyAnswers = std::function<std::vector<int>(const StrategyTurn&, int& memory)>;

class StrategyPlay {
 public:
  StrategyPlay(const games::Game& game, StrategyAnswers answers, Trial& trial)
      : game_(game), answers_(std::move(answers)), worst_(trial.watch()) {}

  /// What the player gets more than the opponent in the rest of play, at the least: `won` where she always wins, -won
  /// where she can lose.
  int worst(const games::Position& at, bool opponent_moves, int memory = 0) {
    return opponent_moves ? opponents_turn(at, memory) : own_turn(at, memory, -1, false);
  }
  static constexpr int won = 1'000'000;
  /// The opponent never makes these moves; one who has no others is without a move. Before play.
  void opponent_never(std::function<bool(const games::Position& at, int move)> makes) {
    opponent_never_ = std::move(makes);
  }

  struct Move {
    int code;
    bool opponents;

    bool operator==(const Move&) const = default;
  };

  /// The moves after which she was first found to lose, from where play began.
  const std::vector<Move>& losing_play() const { return losing_play_; }

 private:
  int opponents_turn(const games::Position& at, int memory);
  int worst_of_moves(const games::Position& at, int memory);
  int own_turn(const games::Position& at, int memory, int last, bool again);
  int after(const games::Options& options, std::size_t i, bool opponent_moved, int memory, int last);
  int end(int result);

  const games::Game& game_;
  StrategyAnswers answers_;
  std::function<bool(const games::Position& at, int move)> opponent_never_ = [](const games::Position&, int) {
    return false;
  };
  solve::TranspositionTable<std::optional<int>> worst_;  // at the opponent's turns, by position and memory
  std::vector<Move> play_, losing_play_;
};

}  // namespace gamecert::papers
