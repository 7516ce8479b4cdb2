// Unrolled play: a game from its start to its end as circuits over the moves that are chosen.
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <vector>

#include "encode/circuit_game.hpp"

namespace gamecert::encode {

/// A position of unrolled play.
struct Situation {
  SymbolicBoard board;         // seen by the mover
  Literal second;              // the mover is the second player
  Literal won;                 // play has ended in a win of the player who is not the mover
  std::vector<Literal> score;  // first minus second, two's complement; one that has no points has the number 0
};

/// A step of unrolled play: a move or, where nobody can move any more, none.
struct Step {
  Situation before;
  std::vector<Literal> legal;    // by move
  std::vector<Literal> choices;  // by move: an input, or `never` if the move is constantly illegal
  Literal rests;                 // an input: no move is made
  std::vector<Literal> gain;     // points of the move that is chosen for its mover, two's complement; empty: none
};

/// Play of at most `remaining` moves. Its circuits mean something where in every step exactly one choice, or `rests`,
/// holds, a choice is legal, and a step rests only if no move is legal; then all later steps rest as well.
struct Play {
  std::vector<Step> steps;
  Situation end;
  Literal broken;  // a move was chosen that breaks a bound of the rules
};

/// Unrolls a game whose circuits are built in `circuit`. Sound as an account of whole plays because `remaining` falls
/// with every move and is never negative, so that a play has no more moves than it says at the start. InputError
/// beyond so many choices, each of which has a clause in any formula about the play.
Play unrolled(const CircuitGame& game, Circuit& circuit,
              std::size_t most_choices = std::numeric_limits<std::size_t>::max());

/// Given a step with `before` and `legal`, sets who chooses what: `choices` of the moves that are not constantly
/// illegal and `rests`, which is `never` where nobody may make no move.
using Chooser = std::function<void(Step&)>;

/// The same with other choices than inputs, and no more than `most` moves, which no play exceeds.
Play unrolled(const CircuitGame& game, Circuit& circuit, const Chooser& choose, int most);

/// The clauses that say that choices are legal and that a step rests only if no move is: what `Play` asks, but for
/// exactly one choice in a step.
std::vector<std::vector<Literal>> legal_choices(const Play& play);

/// The wire that says that a number is more than `value`.
Literal more_than(Circuit& circuit, const std::vector<Literal>& number, int value);

}  // namespace gamecert::encode
