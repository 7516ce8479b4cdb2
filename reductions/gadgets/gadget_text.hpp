// Gadgets and conclusions as text of one line, one text for each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reductions/gadgets/conclusion.hpp"
#include "reductions/gadgets/gadget.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {

/// What a claim about a gadget of a game has behind the name of the game: `node-kayles-gadget`.
constexpr std::string_view gadget_suffix = "-gadget";

/// `2+1:0-2,1-2 green=2`: boundary and inner vertices, edges ascending with the smaller end first, and the green inner
/// vertices, ascending, if there are any. Arcs have the tail first: `1+1:1>0`. Behind painted edges
/// stands their player: `1+2:0-1,1-2 painted=1-2:1`.
std::string text(const Gadget& gadget);
/// `2,3,5`
std::string listed(const std::vector<int>& numbers);
/// `0-2,1-2`, ascending with the smaller end first; arcs `1>0`, with the tail first.
std::string listed(std::vector<graphs::Edge> edges, bool arcs = false);
/// Numbers least..greatest separated by commas; at least one. InputError, with the column, for any other.
std::vector<int> numbers(text::Cursor& at, int least, int greatest);
/// ` painted=0-2:1,1-2:2`; empty without an edge.
std::string painted_text(const std::map<graphs::Edge, int>& painted);
/// ` recoloured=0,2`: the boundary vertices in a set of them; empty without one.
std::string recoloured_text(unsigned recoloured, int boundary);
/// `SAME AS 2+0:0-1 recoloured=0`, `SAME AS 1+0: plus=2`, `IF GADGET`, `ONLY IF GADGET`, `FIRST 2,3`, `LAST 2`,
/// `UNWINNABLE`.
std::string text(const Conclusion& conclusion);

/// InputError, with the column, for any other text.
Gadget read_gadget(std::string_view text);
Conclusion read_conclusion(std::string_view text);

/// What was read from a text; InputError if it is written otherwise.
template <class Value>
Value in_its_only_text(Value value, std::string_view given) {
  if (const std::string only = text(value); only != given)
    throw text::InputError("expected " + text::quoted(only) + ", found " + text::quoted(given));
  return value;
}

}  // namespace gamecert::reductions
