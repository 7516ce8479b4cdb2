// Questions about games in lines of files of claims: `outcome of misere geodetic reading=hull on cycle:{n}`.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "games/game.hpp"
#include "papers/game_question.hpp"
#include "papers/language/line_piece.hpp"

namespace gamecert::papers {

/// What an answer is in expressions, and in words. N and first are 1, P and tie 0, second is 2.
struct GameAnswer {
  std::int64_t number;
  std::string word;
};

/// A line with a board as users write it, in the words that certificates have; other lines stay.
std::string written_out(const std::string& line, const games::GameInfo* game);

/// `outcome`, `winner`, `nimber`, `score` or winning `moves`, how many and which, of a game: its name and options,
/// `misere` in front, `by search` behind.
class QuestionOfGame {
 public:
  /// `question` is `outcome of proper colours=k`.
  QuestionOfGame(LinePiece question, const Names& known);
  /// Of a game that is played and not solved: `of proper colours=k`.
  static QuestionOfGame of_play(const LinePiece& game, const Names& known);

  /// LimitError at a limit.
  GameAnswer answer(const std::string& board, const Variables& variables, const Trial& trial) const;
  /// The answer that has this number, in words.
  std::string in_words(std::int64_t number) const;
  /// The failure of a board with that answer where `wanted` should be.
  Failure failure(const std::string& board, const Variables& variables, const GameAnswer& found,
                  std::int64_t wanted) const;
  /// The failure of a board, with a certificate of the answer.
  Failure failure(const std::string& board, const Variables& variables, std::string_view what) const;
  GameQuestion on(const std::string& board, const Variables& variables) const;
  const games::GameInfo& game() const { return entry_->info; }

 private:
  friend class QuestionOnBoard;
  enum class Asks { outcome, winner, nimber, score, moves };
  QuestionOfGame() = default;
  void read_game(LinePiece piece, const Names& known);
  void add_option(const LinePiece& option, const Names& known);

  Asks asks_ = Asks::outcome;
  const games::Entry* entry_ = nullptr;
  bool misere_ = false;
  solve::Engine engine_ = solve::Engine::best;
  std::map<std::string, Expression> options_;
};

class WayToPlay;

/// In expressions and remarks `<nimber of proper colours=2 on path:{n}>`, or what rules are worth, `<strategy of proper
/// colours=2 on path:{n}: second moves answers ...>`. In a line about a graph the board `G` is the graph.
class QuestionOnBoard {
 public:
  /// What stands between the signs. InputError with the column.
  QuestionOnBoard(const LinePiece& piece, const Names& known);

  /// LimitError at a limit of the trial, if there is one.
  GameAnswer answer(const Variables& variables, Surroundings in) const;
  GameQuestion asked(const Variables& variables, Surroundings in) const {
    return game_.on(board(variables, in), variables);
  }
  /// That what is said with the question is false, certified by its answer: by its rules where they have a certificate.
  Failure failure(const Variables& variables, std::string_view what, Surroundings in) const;

 private:
  std::string board(const Variables& variables, Surroundings in) const;

  QuestionOfGame game_;
  TextTemplate board_;
  std::shared_ptr<const WayToPlay> rules_;  // null if it is a question to an engine
};

}  // namespace gamecert::papers
