// Lines of files of claims about the vertex-capturing game on symmetric boards.
#pragma once

#include "papers/language/expectation.hpp"
#include "papers/language/line_piece.hpp"

namespace gamecert::papers {

/// `of capture on BOARDS: u-v by {n - u}-{n - v} = SCORE`: a player answers every edge by its partner, and an edge that
/// is its own partner is the first move of the first player. An instance for every board: these strategies leave no
/// other score, of score 2 the first player's alone at least that; up to 13 edges the search says so too.
LineTest read_pairing(const LinePiece& line, const Names& known);

/// `of capture on BOARDS: v by {n - v} = SCORE`: the vertices that are not their own partners cancel, and what is left
/// has the score. An instance for every board, with its certificate (docs/LEMMAS.md, "Branches that cancel").
LineTest read_cancelling(const LinePiece& line, const Names& known);

}  // namespace gamecert::papers
