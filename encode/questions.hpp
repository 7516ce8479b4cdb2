// Statements about solitaires as formulas: satisfiable exactly if the statement is false.
#pragma once

#include <functional>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "encode/cnf.hpp"
#include "encode/pace.hpp"
#include "games/setup.hpp"

namespace gamecert::encode {

/// A formula whose models are the lines of play that refute a statement.
struct Question {
  Cnf cnf;
  bool by_order = false;  // its models are orders of the vertices, else choices of moves
  std::string title;      // of its text: the game, what a model means, and what it means that there is none
  /// The line of play, move codes in order, that a model describes: its values by variable, the first place unused.
  /// What the values are if they are no model, is not specified.
  std::function<std::vector<int>(const std::vector<char>& model)> moves;
};

/// InputError unless the game is a solitaire and the statement is one about it: `UNWINNABLE`, or of a game for points
/// `SCORE <= v`.
void require_question(const games::GameInfo& info, std::string_view statement);

/// The v of `SCORE <= v`. InputError if it is none.
int bound_of(const games::GameInfo& info, std::string_view statement);

/// The title of a question: the subject, what a model is, and what it means that there is none.
std::string title_of(const games::Setup& setup, std::string_view statement, bool by_order);

/// ELLO and odd elimination as orders of the vertices, every other solitaire as unrolled play.
enum class Form { usual, play };

/// How a formula is made.
struct Making {
  Form form = Form::usual;
  Checkpoint between = {};                             // called now and then on the way
  int most_clauses = std::numeric_limits<int>::max();  // it is given up early where it must have more
};

/// The question whether `statement` is false: `UNWINNABLE` of a solitaire with a goal, `SCORE <= v` of one for points.
/// InputError if the game is of two players, if the statement is none about it, or if the instance or a parameter does
/// not fit, or for a formula of more clauses than are asked for. LimitError if it is too large, and whatever `between`
/// throws.
Question question(const games::Setup& setup, std::string_view statement, const Making& making = {});

}  // namespace gamecert::encode
