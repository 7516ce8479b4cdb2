// The language as users write it: infix, with variables.
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
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "language/about.hpp"
#include "language/formula.hpp"
#include "language/infix.hpp"
#include "language/outside.hpp"
#include "language/reader/asking_syntax.hpp"
#include "language/sort.hpp"

namespace gamecert::language {

/// Words of users stand for their definitions: no formula has them.
struct UserWord {
  Sort gives;
  Formula definition;
  std::vector<Parameter> parameters = {};
};
using UserWords = std::map<std::string, UserWord, std::less<>>;
/// The name, with a number behind it if it is taken; it is taken afterwards.
std::string new_name(const std::string& old, std::set<std::string>& taken);
/// The formula with other names for those of its variables that are taken.
Formula renamed(Formula formula, std::set<std::string> taken, std::map<std::string, std::string> names = {});
/// A closed formula with names of variables and recursions that depend on its form alone: x0 is the outermost.
Formula renamed_by_depth(Formula formula);

struct TypedFormula {
  Formula formula;
  Sort sort;
  bool truth() const { return sort == Sort::truth; }
};

/// A word whose definition calls it, with the parameters that the definition is about.
struct RecursiveWord {
  std::string name;
  Sort gives;
};

/// What texts are read with.
struct Reading {
  About about = {};  // where it is known, words that make no sense for that are refused too
  const UserWords* users = nullptr;
  const GameSyntax* games = nullptr;           // without it no question to a game is known
  std::span<const Parameter> parameters = {};  // that the text is about
  const OtherWords* others = nullptr;
  const RecursiveWord* recursion = nullptr;  // the text is its definition; the formula is a call with the parameters
};
/// Of a value of the sort that is wanted, of Sort::any any value. InputError with the column, what was expected, what
/// was found and the nearest known name.
TypedFormula parse(std::string_view text, Sort wanted, const Reading& reading);

}  // namespace gamecert::language
