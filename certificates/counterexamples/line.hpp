// Evidence `line`: a line of play in which the answers that a player is told to give fail.
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace gamecert::certificates {

/// How a player is told to play, and what that is said to be good for.
struct AnswerRules {
  enum class Promise {
    moves,   // the answer is always a legal move
    avoids,  // the answer is never the move `bound`
    scores,  // play ends with at least `bound` points more than the opponent
  };
  bool first = false;  // the player: first or second
  Promise promise = Promise::moves;
  int bound = 0;
  bool again_free = false;                         // where a move of the player keeps the turn the next one is any move
  std::vector<int> opening = {};                   // the first moves, of both players
  std::map<int, std::optional<int>> answers = {};  // to the opponent's last move; nothing: no move of the board
};

/// Of `REFUTED second moves again free opening 0 3 answers 2>4 4>none`, the statement that these rules do not keep
/// their promise; Rejection unless the statement is such a text.
AnswerRules read_answer_rules(std::string_view statement);

/// The moves behind the opening.
struct LineOfPlay {
  static constexpr std::string_view kind = "line";
  std::vector<int> moves;
};

}  // namespace gamecert::certificates
