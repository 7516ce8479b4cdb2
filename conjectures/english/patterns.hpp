// How each word of formulas is said in English: tables, one line for a word.
//
// In a text, `$1` and `$2` stand for the arguments: numbers and variables as they are, other sets as `the set of ...`.
// `$p1` is what an argument has, `the vertices of S`; `$i1` what being in it is, `in S`; `$t1` is a number
// inside parentheses that the text has, `$o1` one in parentheses of its own unless it is one word. `$G` is the graph;
// `$of` and `$at` are ` of GRAPH` and ` in GRAPH` where the sentence speaks of several graphs, and nothing where it
// speaks of one; `$H` is ` of GRAPH` where the graph is not the whole.
// `$n` is a name; `$s` and `$k` are what an argument or its members are, `vertex` and `vertices`.
#pragma once

#include <span>
#include <string_view>

namespace gamecert::conjectures {

/// What a part of a formula is, as sentences need it.
enum class Noun { truth, number, vertex, edge, arc, vertices, edges, arcs, numbers, order };

/// `vertex`, `vertices`; of sets what their members are.
std::string_view singular(Noun noun);
std::string_view plural(Noun noun);
/// The set of such members, and the members of such a set.
Noun set_of_members(Noun member);
Noun member_of(Noun set);
constexpr bool is_set(Noun noun) { return noun >= Noun::vertices && noun <= Noun::numbers; }

/// A word whose arguments are said one by one.
struct WordPattern {
  std::string_view word;  // perhaps with the sorts of arguments
  Noun gives;
  std::string_view text;
  std::string_view denied = {};  // of truths: the text behind `!`
};

/// A quantifier: `$b` is its body, `$one` and `$many` what it goes through, with `such that`.
struct QuantifierPattern {
  std::string_view word;
  Noun gives;
  std::string_view text;
  std::string_view lines;  // above a body that stands in lines of its own
};

/// What quantifiers go through; arguments are those behind the name.
struct RangePattern {
  std::string_view word;
  Noun gives;  // of its variable
  std::string_view one, many;
};

/// A change of the graph: how the graph is called (`$G` the one before), and what that means; empty if it says itself.
struct ChangePattern {
  std::string_view word;
  std::string_view called, meaning;
};

/// Words about games: `$1` is the game, `$2` the value that it is compared with.
struct GamePattern {
  std::string_view word;
  Noun gives;
  std::string_view text, denied;
  std::string_view name, meaning;  // a line below the sentence; empty if it says itself
};

/// A term: `is a tree` of properties, `number of leaves` of numbers, `centre` of sets.
struct TermPattern {
  std::string_view name, text;
};

/// Null for other words. A word may have a pattern of its own for arguments of some sorts, `in vertex edge`.
const WordPattern* word_pattern(std::string_view word, std::string_view first = "", std::string_view second = "");
const QuantifierPattern* quantifier_pattern(std::string_view word);
const RangePattern* range_pattern(std::string_view word);
const ChangePattern* change_pattern(std::string_view word);
const GamePattern* game_pattern(std::string_view word);
const TermPattern* term_pattern(std::string_view name);
/// Whether a text connects others: `&`, `if`, `let`, `+`, `in` and the like, which the sentence has forms of its own
/// for.
bool has_own_form(std::string_view word);

}  // namespace gamecert::conjectures
