// Left and Right in texts of users: what clauses say of them, and the rules of the core that mean the same.
//
// The core sees a position as the player to move: of parts `blue of left, red of right` the first is the mover's, the
// second the other player's, and a turn exchanges them. Where rules speak of Left and Right absolutely it has two more
// parts, `left` and `right`, numbers 0..1, exchanged as well: `left = 1` where Left is to move.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/texts/reader/text_piece.hpp"
#include "games/texts/reader/users_text.hpp"

namespace gamecert::games {

enum class LeftOrRight { left, right };
std::optional<LeftOrRight> side_named(std::string_view word);
constexpr LeftOrRight opponent(LeftOrRight side) {
  return side == LeftOrRight::left ? LeftOrRight::right : LeftOrRight::left;
}

/// Who makes a move: one of the players, or, of a clause of both, either.
using Mover = std::optional<LeftOrRight>;

struct Sides {
  std::vector<std::pair<std::size_t, std::size_t>> pairs = {};  // parts of Left and of Right
  std::vector<Mover> movers = {};                               // of clauses `move`
  std::optional<Formula> won[2] = {};                           // `won left`, `won right`
  std::optional<LeftOrRight> repeat = {};                       // who wins play without end
  std::optional<Formula> number = {};
  std::optional<bool> left_most = {};  // of a number: `left most` or `left least`

  bool played() const;
  /// The part that a name stands for, with an own one of `own` and `other`; nothing of other names.
  std::optional<std::size_t> alias(std::string_view name) const;
  /// The parts of one player's that a clause of both cannot put something on.
  std::optional<std::size_t> partner(std::size_t part) const;
};

/// The text with what the clauses about Left and Right mean in the core. InputError with the place for clauses that do
/// not go together.
void expand_sides(UsersGame& game, const Sides& sides);

}  // namespace gamecert::games
