// Coins that hang on strings: forced captures, and walls between which a position falls into pieces.
//
// Cells that are left are strings, the lines of the rules are coins; a string of one coin only leads to the ground.
// Source of the game: E. Berlekamp, J. Conway, R. Guy, "Winning Ways", 1982, chapter 16. The theorems that make this
// sound, for both kinds of play: docs/PARTS.md, "Coins and strings".
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "games/game.hpp"

namespace gamecert::games {

class CoinsAndStrings {
 public:
  /// Of a game whose rules declare coins.
  CoinsAndStrings(const Game& game, bool misere);

  /// Positions whose values add up to that of `at`, none with more strings than it; nothing if it is found to be loony.
  /// No coin of theirs hangs on one string. Pieces of pieces are these again.
  std::optional<std::vector<Position>> pieces(PositionView at) const;

 private:
  static constexpr int none = -1;  // the ground, or no string

  /// Coins on two strings each, every one with a side to the ground, from one to the next as far as there are any. The
  /// string before coin i is strings[i], that behind it strings[i + 1]; in a ring the first string is the last as well.
  struct Run {
    std::vector<int> coins;
    std::vector<int> strings;
  };
  using Wall = std::array<int, 4>;  // the strings of a run of three coins

  int count(const Position& at, int coin) const;
  int string_but(const Position& at, int coin, int string) const;
  int beyond(int string, int coin) const;

  bool take_coins_on_one_string(Position& left) const;
  bool in_a_run(const Position& left, int coin) const;
  Run run_through(const Position& left, int coin) const;
  std::vector<Run> walls(const Position& left) const;
  Wall first_three(const Run& run) const;
  Wall last_three(const Run& run) const;
  Wall three_alone(const Run& run) const;
  void add_walls(const std::vector<Run>& walls, const Position& component, Position& piece) const;

  const Game& game_;
  bool misere_;
  std::vector<std::vector<int>> strings_of_;  // by coin: those at the start of play and those marked before
  std::vector<std::array<int, 2>> coins_at_;  // by string
  std::vector<int> side_to_ground_;           // by coin: a string that could lead there, or none
};

}  // namespace gamecert::games
