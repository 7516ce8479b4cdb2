// The conjecture language as users write it: infix, with variables.
//
//   oddity -> odd-degenerate
//   connected & max-degree <= 3 -> nimber(node-kayles) <= 4
//   forall colouring: plausible -> winnable
//   exists vertex v: odd-degenerate(G - v)
//   forall edge e: max-degree(G - e) < max-degree
//
//   max set S where size(G[S]) = 0: |S|
//   let d = max-degree: exists vertex v: degree(v) = d & planar(complement(G - v))
//
// From loosest to tightest: quantifiers, if ... then ... else ... and let ... : body (as far right as possible), <->,
// -> (to the right), |, &, !, comparisons and `in` (which do not chain), + and -, * and mod. `P(G - v)` is the property
// or number on another graph, which is made of G step by step: `- v`, `- e`, `- S`, `+ uv`, `+ S`, `/ e`, `/ S`, `[S]`,
// and complement(...), line(...), square(...), cone(...). Where P is more than a name it stands in parentheses:
// (max-degree <= 3)(G - v). `where C` in a quantifier leaves out the instances that do not meet C. {u, v} is a set,
// N[v] is {v, N(v)}.
//
// A name is a run of letters, digits and hyphens, each hyphen before a letter: in `max-degree - 1`
// and `max-degree-1` the last hyphen is minus, in `order-size` there is none. G is always a name of
// its own: G-v is G - v.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "conjectures/formula.hpp"
#include "conjectures/infix.hpp"
#include "conjectures/words.hpp"

namespace gamecert::conjectures {

using About = std::optional<conjectures::GraphKind>;

/// Words of users stand for their definitions: no formula has them.
struct UserWord {
  Sort gives;
  Formula definition;
};
using UserWords = std::map<std::string, UserWord, std::less<>>;
/// Of a file as defined_words.hpp describes; a definition may use the words before it. InputError with the line.
UserWords read_user_words(std::string_view text);
/// The formula with other names for those of its variables that are taken.
Formula renamed(Formula formula, std::set<std::string> taken, std::map<std::string, std::string> names = {});

/// InputError with the column, what was expected, what was found and the nearest known name. Where it is known what the
/// formula is about, words that make no sense for that are refused too.
Formula parse_conjecture(std::string_view text, About about = {}, const UserWords* users = nullptr);  // a truth value
Formula parse_number(std::string_view text, About about = {}, const UserWords* users = nullptr);      // a number
struct TypedFormula {
  Formula formula;
  bool truth;  // a truth value and no number
};
TypedFormula parse_expression(std::string_view text, About about = {}, const UserWords* users = nullptr);  // either

}  // namespace gamecert::conjectures
