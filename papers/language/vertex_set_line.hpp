// Lines of files of claims about graphs with their vertices and sets of vertices, games of ELLO among them:
// `on every graph of order n: parity-plausible(V, green) for set green when winnable(V, green)`.
#pragma once

#include <string_view>

#include "papers/language/line_piece.hpp"
#include "papers/language/test_line.hpp"

namespace gamecert::papers {

inline constexpr std::string_view about_sets = "on ", certified_about_sets = "certify on ";

/// Behind that, `BOARDS: EXPRESSION against CONJECTURE for set A when ... for vertex v`, with `for` and `when` behind
/// BOARDS too, where those speak of their names: an instance for every graph
/// and all values that meet the conditions, each of which may use the values before it. G is the graph as a board of
/// questions. What is false is certified by the answer to the first question, as a game if its green vertices are
/// called `green`, or as a counterexample of the conjecture; else not. Certified, the answer to the first question is
/// kept of every board, once.
LineTest read_vertex_set_line(const LinePiece& line, const Names& known, bool certified = false);

}  // namespace gamecert::papers
