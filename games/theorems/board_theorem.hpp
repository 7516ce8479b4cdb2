// Theorems that say who wins on whole families of boards: each is described here once, for engines, play and the
// checker.
//
// A theorem asks something of a board, such as to be a cycle, and finds that out itself: neither the name of a family
// nor the numbers of the vertices matter. Each follows from claims of the papers with the verdict PROVED, and is proved
// on a page of docs/ (docs/THEOREMS.md lists them).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/instances/setup.hpp"

namespace gamecert::games {

/// What a board is worth before play.
struct BoardWorth {
  enum class Winner { first, second, nobody };
  Winner winner = Winner::nobody;
  std::optional<int> nimber = {};  // in normal play, where the theorem has it
};

/// The image of every vertex.
using VertexImages = std::span<const int>;

struct BoardTheorem {
  std::string_view name;    // in certificates
  std::string_view game;    // whose rules it is about
  std::string_view claims;  // of the papers, separated by blanks: their verdicts are PROVED
  std::string_view proof;   // THEOREM of FILE, as what a certificate rests on is named
  std::string_view asks;    // of the board, in words
  std::string_view meaning;
  bool with_symmetry;  // what shows that it is about a board is a symmetry, the image of every vertex
  /// Nothing where the board or the play is not what the theorem is about, or the symmetry none that it asks for; this
  /// is empty for a theorem without. InputError for a board that the rules of its game refuse; LimitError by
  /// text::pause.
  std::optional<BoardWorth> (*worth)(const Setup&, bool misere, VertexImages symmetry);
};

/// All of them, by name.
std::span<const BoardTheorem> board_theorems();
/// Null if there is none of that name.
const BoardTheorem* find_board_theorem(std::string_view name);

/// The outcome as a claim states it: N or P where the last move decides, else first, second or tie.
std::string outcome_statement(const BoardWorth& worth, const GameInfo& info);

}  // namespace gamecert::games
