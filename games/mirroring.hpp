// When it wins to mirror the opponent in a game of completing lines.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace gamecert::games {

// In such a game a move takes any cell that is free, and whoever takes the last free cell of a line wins.
// A permutation lists the image of every cell; it is a symmetry of (lines, free) if it maps lines onto lines and
// free cells onto free cells.

/// Why `image` is no symmetry; nothing if it is one.
std::optional<std::string> not_a_symmetry(const std::vector<std::vector<int>>& lines, const std::vector<char>& free,
                                          const std::vector<int>& image);

/// Why mirroring by `image` is not known to win for the player who is not to move; nothing if it is. What is asked:
/// image is a symmetry and an involution without fixed free cells; there is a line; no line has fewer than two
/// free cells; and in a line that holds a free cell and its image, the images of all free cells lie in that line.
/// docs/SYMMETRY.md has the proof.
std::optional<std::string> mirroring_may_fail(const std::vector<std::vector<int>>& lines, const std::vector<char>& free,
                                              const std::vector<int>& image);

}  // namespace gamecert::games
