// The conjecture language as users write it: infix, with variables.
//
//   oddity -> odd-degenerate
//   connected & max-degree <= 3 -> nimber(node-kayles) <= 4
//   forall colouring: plausible -> winnable
//   exists vertex v: odd-degenerate(G - v)
//   forall edge e: max-degree(G - e) < max-degree
//
// From loosest to tightest: forall/exists/count ... : body (as far right as possible), <->, -> (to
// the right), |, &, !, comparisons (which do not chain), + and -, * and mod; `P(G - v)` is the
// property or number on the graph without the vertex or edge v, also several times: P(G - u - v).
// Where P is more than a name it stands in parentheses: (max-degree <= 3)(G - v).
//
// A name is a run of letters, digits and hyphens, each hyphen before a letter: in `max-degree - 1`
// and `max-degree-1` the last hyphen is minus, in `order-size` there is none. G is always a name of
// its own: G-v is G - v.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "conjectures/formula.hpp"

namespace gamecert::conjectures {

using About = std::optional<conjectures::GraphKind>;

/// InputError with the column, what was expected, what was found and the nearest known name. Where it is known what the
/// formula is about, words that make no sense for that are refused too.
conjectures::Formula parse_conjecture(std::string_view text, About about = {});  // gives a truth value
conjectures::Formula parse_number(std::string_view text, About about = {});      // gives a number
conjectures::Formula parse_expression(std::string_view text, About about = {});  // gives a truth value or a number

/// The formula as a user would write it; parse_expression of it is the formula again.
std::string infix(const conjectures::Formula& formula);

}  // namespace gamecert::conjectures
