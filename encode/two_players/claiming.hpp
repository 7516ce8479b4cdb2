// Claiming games: two players take members of a set in turns of given lengths, and what they have decides who wins.
// Some sets are such that a player who has none of them whole does not win, or does not lose.
#pragma once

#include <memory>
#include <optional>
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
  /// Where the players are not Left and Right, left is the first.
  enum class Player { left, right };
  /// What is claimed of a game: who wins, null for a tie; and whose sets are spoken of: those that the winner keeps the
  /// other player from having whole, those that the winner avoids to have whole, or, of a tie, those that each keeps
  /// the other from.
  struct Claimed {
    std::optional<Player> winner;
    bool avoids = false;  // never of a tie
  };
  /// How the player whose sets are spoken of, the holder, and the other one take turns from one start.
  struct Turns {
    int longest;         // of the holder: members in a turn, at most; 1 at least
    int shortest;        // of the other player: at least, but for a later turn that takes all that is left; or 1
    bool holder_begins;  // so that the other player has not moved before
  };

  /// Of a game of that form. InputError if one start is not the other with the players exchanged, and InputError and
  /// LimitError as make_circuit.
  Claiming(const games::Setup& setup, Claimed claimed, const Checkpoint& between = {});

  /// Of each start that the setup asks for, and each holder.
  const std::vector<Turns>& turns() const { return turns_; }
  /// The members that can be taken at the start, ascending: vertices, or edges by number.
  const std::vector<int>& open() const { return open_; }
  /// Its models are the positions in which the holder has none of these sets whole and the claim is false: the loser
  /// has won, or nothing is left to take and the winner has not; of a tie, the holder has won. Variable 2 i + 1 is that
  /// the holder has taken member i of open(), 2 i + 2 that the other player has.
  Cnf escapes(const std::vector<std::vector<int>>& sets) const;
  /// Whether it is so where the holder has taken these, and the other player all others.
  bool escapes_with(const std::vector<int>& holders);

 private:
  struct Taken {
    std::vector<Literal> holder, other;  // of each member of open()
  };
  SymbolicBoard board(const Taken& taken, Player holder, bool holder_to_move) const;
  Literal escaped(const Taken& taken);
  std::vector<Player> holders() const;

  Circuit circuit_;
  std::unique_ptr<CircuitGame> game_;
  Claimed claimed_;
  SymbolicBoard start_;  // Left being first
  std::vector<int> open_;
  std::vector<Turns> turns_;
  Taken taken_;
  Literal escaped_;
};

}  // namespace gamecert::encode
