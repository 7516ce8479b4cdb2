// Claiming games: Left and Right take members of a set in turn, one each, and what they have decides who wins. One of
// them, Maker, is kept from winning by the other, Breaker, who keeps Maker from having one of some sets whole.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "encode/circuit_game.hpp"
#include "encode/cnf.hpp"
#include "games/instances/setup.hpp"
#include "games/texts/game_text.hpp"

namespace gamecert::encode {

/// Whether the form of the rules shows that the game is a claiming game (docs/GAMES.md, Claiming games): why not, or
/// nothing.
std::string why_not_claiming(const games::GameText& text);

class Claiming {
 public:
  enum class Player { left, right };
  /// Of a game of that form, whoever begins. InputError if one start is not the other with the players exchanged, and
  /// InputError and LimitError as make_circuit.
  Claiming(const games::Setup& setup, Player maker, const Checkpoint& between = {});

  /// Whether no move keeps the turn, as its circuits show.
  bool in_turn() const;
  /// The members that can be taken at the start, ascending: vertices, or edges by number.
  const std::vector<int>& open() const { return open_; }
  /// Its models are the positions in which Maker has none of these sets whole, and has won, or nothing is left to take
  /// and Breaker has not. Variable 2 i + 1 is that Maker has taken member i of open(), 2 i + 2 that Breaker has.
  Cnf escapes(const std::vector<std::vector<int>>& sets) const;
  /// Whether it is so where Maker has taken these, and Breaker all others.
  bool escapes_with(const std::vector<int>& makers);

 private:
  struct Taken {
    std::vector<Literal> maker, breaker;  // of each member of open()
  };
  SymbolicBoard board(const Taken& taken, bool maker_to_move) const;
  Literal escaped(const Taken& taken);

  Circuit circuit_;
  std::unique_ptr<CircuitGame> game_;
  Player maker_;
  SymbolicBoard start_;  // Left being first
  std::vector<int> open_;
  Taken taken_;
  Literal escaped_;
};

}  // namespace gamecert::encode
