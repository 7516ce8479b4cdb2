// Lines of files of claims about strategies of the vertex-capturing game that answer edges in pairs.
#pragma once

#include "papers/language/expectation.hpp"
#include "papers/language/line_piece.hpp"

namespace gamecert::papers {

/// `of capture on BOARDS: u-v by {n - u}-{n - v} = SCORE`: a player answers every edge by its partner, and an edge that
/// is its own partner is the first move of the first player. An instance for every board: these strategies leave no
/// other score, of score 2 the first player's alone at least that; up to 13 edges the search says so too.
LineTest read_pairing(const LinePiece& line, const Names& known);

}  // namespace gamecert::papers
