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

/// `outcome`, `winner`, `nimber`, `score` or winning `moves`, how many and which, of a game: its name and options,
/// `misere` in front, `by search` behind.
class AskedGame {
 public:
  /// `question` is `outcome of proper colours=k`.
  AskedGame(LinePiece question, const Names& known);
  /// Of a game that is played and not solved: `of proper colours=k`.
  static AskedGame of_play(const LinePiece& game, const Names& known);

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
  enum class Asks { outcome, winner, nimber, score, moves };
  AskedGame() = default;
  void read_game(LinePiece piece, const Names& known);
  void add_option(const LinePiece& option, const Names& known);

  Asks asks_ = Asks::outcome;
  const games::Entry* entry_ = nullptr;
  bool misere_ = false;
  solve::Engine engine_ = solve::Engine::best;
  std::map<std::string, Expression> options_;
};

class AskedRules;

/// A text with questions in it, `<nimber of proper colours=2 on path:{n}>`, or about what rules are worth, `<strategy
/// of proper colours=2 on path:{n}: second moves answers ...>`.
class QuestionsAsked {
 public:
  /// Reads the questions of the text; afterwards text() has a name in place of each, and known() these names as well.
  QuestionsAsked(const LinePiece& piece, const Names& known);

  const std::string& text() const { return text_; }
  const Names& known() const { return known_; }
  bool empty() const { return questions_.empty(); }
  /// The variables and, by its name, the answer to every question. About a graph the board `G` is the graph.
  Variables answered(const Variables& variables, Trial& trial, GraphInQuestion* graph = nullptr) const;
  GameQuestion first(const Variables& variables, GraphInQuestion* graph) const;
  /// That what is said with the questions is false, certified by the answer to the first of them: by its rules where
  /// they have a certificate.
  Failure failure(const Variables& variables, std::string_view what, Trial& trial, GraphInQuestion* graph) const;
  /// The text with the answers in words in place of the names.
  std::string in_words(std::string text, const Variables& variables, Trial& trial) const;

 private:
  struct Question {
    std::string name;
    AskedGame game;
    TextTemplate board;
    std::shared_ptr<const AskedRules> rules;  // null if it is a question to an engine
  };
  void read(const LinePiece& question);
  static GameAnswer answer(const Question& question, const Variables& variables, Trial& trial, GraphInQuestion* graph);
  static std::string board(const Question& question, const Variables& variables, Surroundings in);

  std::string text_;
  Names known_;
  std::vector<Question> questions_;
};

/// A value of what such a text says.
class AskedExpression {
 public:
  AskedExpression(const LinePiece& piece, const Names& known)
      : questions_(piece, known), expression_(LinePiece{questions_.text(), piece.at}.expression(questions_.known())) {}

  const QuestionsAsked& questions() const { return questions_; }
  bool truth(const Variables& at, Surroundings in) const {
    return expression_.truth(questions_.empty() ? at : questions_.answered(at, *in.trial, in.graph), in);
  }

 private:
  QuestionsAsked questions_;
  Expression expression_;
};

}  // namespace gamecert::papers
