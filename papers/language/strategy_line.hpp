// Strategies in lines of files of claims: an answer to every move, played out against everything.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/game.hpp"
#include "papers/language/question.hpp"
#include "papers/language/way_to_play.hpp"

namespace gamecert::papers {

/// A move as users write it: of an edge the smaller end stands first.
std::string written_move(std::string_view move);

/// `v:c by {n - 1 - v}:{3 - c}`: v and c are the numbers in a move as users write it, behind `by` stands its answer.
/// More of them are told apart, `if CONDITION then A else B`. Behind `once CONDITION by ` stand answers to all moves
/// from the first with the condition on.
class AnswerFunction {
 public:
  /// InputError with the column.
  AnswerFunction(const LinePiece& piece, const Names& known);

  /// What stands behind `by` for that move; once she has turned, behind the second.
  std::string to(const std::string& move, const Variables& variables, Surroundings in, bool turned = false) const;
  bool may_turn() const { return turns_.has_value(); }
  /// Whether the move has the condition behind `once`.
  bool turns(const std::string& move, const Variables& variables, Surroundings in) const;
  /// Behind the names that are known, those of the numbers.
  const Names& known() const { return known_; }
  /// The variables with the numbers in the name of a move.
  Variables with(const std::string& move, const Variables& variables) const;

 private:
  struct Answer {
    TextTemplate move;
    std::optional<Expression> condition;
  };

  /// Behind `by`.
  std::vector<Answer> read(LinePiece rest) const;

  Names known_;
  std::vector<std::string> numbers_;  // of a move, by their names
  std::vector<Answer> answers_, for_good_;
  std::optional<Expression> turns_;  // to those for good
};

/// Of a game `of proper colours=2`, `second moves answers v:c by {n - 1 - v}:{3 - c}`: a player and what the answers
/// are good for, `moves`, they are legal and win in the end, or `scores V`, at least so many points more than the
/// opponent; then `opening` with first moves of both, if there are any, and an answer function. Its answers are `A or
/// B`, B where no A is legal: a move, `{n}:*`, every move that begins so, several moves, `{S}`, `* but A B`, all
/// others, or `win`, what wins at once. Each of those that are left open has to do. A plane of the position, `open`, is
/// the set of the vertices or edges in it, as the player sees it in her turn. `unless CONDITION` at the end leaves out
/// moves that the opponent never makes.
class StrategyLine : public WayToPlay {
 public:
  /// InputError with the column.
  StrategyLine(const LinePiece& game, LinePiece rules, const Names& known);

  /// 1 if it keeps its promise against everything, else 0 and where it fails.
  Worth worth(const std::string& board, const Variables& variables, Surroundings in) const override;

 private:
  QuestionOfGame game_;
  bool first_ = false;
  std::optional<Expression> points_;  // promised
  std::optional<TextTemplate> opening_;
  std::vector<std::string> planes_;  // that the answers name
  std::optional<AnswerFunction> answers_;
  std::optional<Expression> never_;  // said of the opponent's moves
};

}  // namespace gamecert::papers
