// When it wins to mirror the opponent in a game of completing lines: docs/SYMMETRY.md has the proof.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/game.hpp"

namespace gamecert::games {

/// How to win by following: permutations list the image of every cell.
struct Mirroring {
  struct Case {
    std::vector<int> opening;  // moves before the other player is to move and is followed from then on
    std::vector<int> image;    // an involution
  };
  std::vector<std::vector<int>> turns;  // symmetries of the start, which carry a case to other first moves
  std::vector<Case> cases;
};

/// Of a game in which any cell not taken yet may be taken, and whoever has the last cell of a line taken wins: its
/// lines. Empty for other games.
std::vector<std::vector<int>> lines_to_complete(const Game& game);

/// Why following is not known to win on the game's board: "expected X, found Y"; nothing if it is. The game is one with
/// lines to complete. If the first player is to win there is one case, which opens with one move. If the second is:
/// one case without an opening; or cases that open with a first move and the reply, which together with the turns,
/// each of use, settle every first move once. After the opening, which completes no line, image is a symmetry and an
/// involution without fixed free cells; no line has fewer than two free cells; and a line that holds a free cell and
/// its image holds the images of all its free cells.
std::optional<std::string> mirroring_may_fail(const Game& game, bool first_wins, const Mirroring& mirroring);

}  // namespace gamecert::games
