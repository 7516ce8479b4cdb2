// Lines of files of claims about graphs made of graphs: `join of oddity of order m and edgeless of order 2: event`.
#pragma once

#include "graphs/small_graph.hpp"
#include "papers/language/expectation.hpp"
#include "papers/language/line_piece.hpp"

namespace gamecert::papers {

/// Behind `join`, `product` or `composition`, `of FIRST and SECOND: PROPERTY`, or more sides, from left to right: an
/// instance for every choice. A side is `PROPERTY of order N`, `every CLASS of order N`, `edgeless of order N` or
/// `graph BOARD`; properties are conjectures.
LineTest read_construction(std::string_view operation, const LinePiece& line, const Names& known);

/// All edges between the two graphs, the vertices of the first before those of the second; at most 64 in all.
graphs::SmallGraph join(const graphs::SmallGraph& first, const graphs::SmallGraph& second);
/// Vertex v of the copy of `second` at u is u * second.order + v; at most 64 in all.
graphs::SmallGraph cartesian_product(const graphs::SmallGraph& first, const graphs::SmallGraph& second);
/// first[second], numbered like the product: all edges between copies at adjacent vertices.
graphs::SmallGraph composition(const graphs::SmallGraph& first, const graphs::SmallGraph& second);

}  // namespace gamecert::papers
