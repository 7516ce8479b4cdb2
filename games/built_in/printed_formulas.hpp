// Formulas of a text of a game as C++ over planes: the operations of games/plane.hpp, one for each word.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "games/built_in/formula_pattern.hpp"
#include "games/texts/game_text.hpp"
#include "text/errors.hpp"

namespace gamecert::games {

/// A text that cannot be printed as C++: it stays a text.
class NotPrinted : public text::InputError {
 public:
  using InputError::InputError;
};

/// What the cells of planes are: vertices, pins in rows, edges of a graph, of a triangulation, or segments between
/// points.
enum class PrintedCells { vertices, pins, edges, triangulation, segments };

/// What names of a text are in C++.
struct PrintedNames {
  std::map<std::string, std::string> sets;          // parts and what is given, as planes
  std::map<std::string, std::string> elements;      // choices and variables, as cells
  std::map<std::string, std::string> numbers = {};  // numbers that are chosen, and options
  std::set<std::string> values = {};                // numbers at edges that are given
  std::string arena = "on";
  std::string roots = {};  // of a forest, a set that is given
  PrintedCells cells = PrintedCells::vertices;
  bool edges() const { return cells != PrintedCells::vertices && cells != PrintedCells::pins; }
  /// On a board drawn in the plane.
  bool drawn() const { return cells == PrintedCells::triangulation || cells == PrintedCells::segments; }
};

/// Where an expression stands: whether it can do without parentheses.
enum class Around { nothing, difference, operation };

/// A plane. NotPrinted, with the word, for what has no C++ here.
std::string printed_set(const Formula& formula, const PrintedNames& names, Around around = Around::nothing);
/// A bit. What options decide is decided by whoever runs it: `&`, `|` and `if` look no further.
std::string printed_truth(const Formula& formula, const PrintedNames& names, Around around = Around::nothing);
/// A number that planes decide, `typename P::Number`.
std::string printed_amount(const Formula& formula, const PrintedNames& names);
/// A whole number that choices and options decide.
std::string printed_number(const Formula& formula, const PrintedNames& names);
/// Of `{u in V: exists r in roots: u in between(r, v)}` the vertex v; null for another set.
std::optional<Formula> path_from_root(const Formula& formula, const std::string& roots);
/// Of `count v in ends(e): holds(F, v) & !holds(S, v)`, where a set holds v if it has more than half of the edges at v,
/// what e, F and S are; null for another number.
std::optional<Matched> captures(const Formula& number);
/// The set of all cells of that kind.
std::string printed_universe(const PrintedNames& names);

}  // namespace gamecert::games
