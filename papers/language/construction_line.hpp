// Lines of files of claims about graphs made of graphs: `join of oddity of order m and edgeless of order 2: event`.
#pragma once

#include "papers/language/line_piece.hpp"
#include "papers/language/test_line.hpp"

namespace gamecert::papers {

/// Behind `join`, `product` or `composition`, `of FIRST and SECOND: PROPERTY`, or more sides, from left to right: an
/// instance for every choice. A side is `PROPERTY of order N`, `every CLASS of order N`, `edgeless of order N` or
/// `graph BOARD`; properties are conjectures.
LineTest read_construction(std::string_view operation, const LinePiece& line, const Names& known);

}  // namespace gamecert::papers
