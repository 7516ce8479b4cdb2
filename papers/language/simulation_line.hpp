// Lines of files of claims about two boards on which a game is played alike.
#pragma once

#include "papers/language/line_piece.hpp"
#include "papers/language/test_line.hpp"

namespace gamecert::papers {

/// `of blue-red on BOARD and BOARD: v:c by {n - v}:{3 - c}`: an instance, with its certificate; every move on the first
/// board is the move behind `by` on the second, and what follows is the same.
LineTest read_simulation(const LinePiece& line, const Names& known);

}  // namespace gamecert::papers
