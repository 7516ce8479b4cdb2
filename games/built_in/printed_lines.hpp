// What texts say of lines: sets of edges of a triangulation, or of segments between points, that moves complete.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/texts/game_text.hpp"

namespace gamecert::games {

/// The three sides of a triangle, or the four edges around two triangles that share one.
enum class LineKind { triangles, four_cycles };

/// That some line at an edge lies within a set.
struct LineAt {
  LineKind kind;
  std::string edge;  // a choice or a variable
  Formula within;
};
/// Of `exists v in corners(e): sides(e, v) in X`, or with `meet Y = {}` or `meet Y in X` behind the sides, or the same
/// of four-cycles; null for another truth.
std::optional<LineAt> line_at(const Formula& truth);
/// Of `count v in corners(e): sides(e, v) in X`, how many lines do; null for another number.
std::optional<LineAt> lines_at(const Formula& number);
/// Of `exists e in S: exists v in corners(e): sides(e, v) in S`, or `in S + e`, the set S; null for another truth.
std::optional<Formula> full_triangle(const Formula& truth);
/// Of `exists d in E: |corners(d)| = 2 & around(d) in S` the set S, where around(d) are the edges of the triangles at d
/// without d; null for another truth.
std::optional<Formula> full_four_cycle(const Formula& truth);

/// Rules by which the rest of play depends on the edges that are open and, for each line, on what it lacks and who has
/// sides of it: a move takes an open edge, for itself or for the mover, and may close those that cross it; and besides
/// options the clauses ask for lines alone.
struct LinesForm {
  LineKind kind = LineKind::triangles;
  bool crossing = false;                       // a move closes what crosses it
  bool wins = false;                           // whoever completes a line has won: a part keeps the edge that did
  std::string open;                            // the part with the edges that can be taken
  std::vector<std::string> taken = {};         // the parts to which edges are added, of either player
  std::set<std::set<std::string>> asked = {};  // of the parts taken, those within which a line counts, for either
  std::string_view theorem = {};               // on its parts or its shapes, by its heading in docs/PARTS.md
  bool sum = false;                            // it is the sum of its parts

  /// In C++ what the rest of play depends on: open edges, edges beside them, and how lines look.
  std::string members() const;
};
/// Null for other rules. Of a text whose names of `let` are put away.
std::optional<LinesForm> lines_form(const GameText& text);

/// The statements of a constructor that refuse what `require` does not allow of the edges that are given: segments that
/// cross, and lines that are complete. `lines` makes the lines of the board. Null for another clause.
std::optional<std::vector<std::string>> printed_refusals(const Formula& require, const std::vector<TextGiven>& given,
                                                         const std::string& lines);

}  // namespace gamecert::games
