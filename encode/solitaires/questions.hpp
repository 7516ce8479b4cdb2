// Statements about solitaires as formulas: satisfiable exactly if the statement is false.
#pragma once

#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "encode/checkpoint.hpp"
#include "encode/cnf.hpp"
#include "encode/solitaires/ello_order.hpp"
#include "games/instances/setup.hpp"

namespace gamecert::encode {

/// A formula whose models are the lines of play that refute a statement; models.hpp reads them.
struct Question {
  Cnf cnf = {};
  std::optional<VertexOrder> order = {};  // if its models are orders of the vertices: what its variables mean
  std::vector<std::vector<std::pair<int, int>>> choices = {};  // else by step: variables and moves, -1 for none
};

/// InputError unless the game is a solitaire and the statement is one about it: `UNWINNABLE`, or of a game for points
/// `SCORE <= v`.
void require_question(const games::GameInfo& info, std::string_view statement);

/// The v of `SCORE <= v`. InputError if it is none.
int bound_of(const games::GameInfo& info, std::string_view statement);

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
