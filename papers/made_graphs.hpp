// Lines of files of claims about graphs made of two graphs: `join of oddity of order m and edgeless of order 2: event`.
#pragma once

#include "papers/language/expectation.hpp"
#include "papers/language/line_piece.hpp"

namespace gamecert::papers {

/// Behind `join`, `product` or `composition`, `of FIRST and SECOND: PROPERTY`: an instance for every pair. A side is
/// `PROPERTY of order N`, `edgeless of order N` or `graph BOARD`; properties are conjectures.
LineTest read_construction(std::string_view operation, const LinePiece& line, const Names& known);

}  // namespace gamecert::papers
