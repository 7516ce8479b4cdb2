// The conjecture language as a tree with columns, before names and types are looked at.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "language/outside.hpp"
#include "language/words.hpp"

namespace gamecert::language {

/// Words are those of formulas, with the changes of `(G - v)` in front of their bodies. `delete` stands for `remove`
/// too, `=` and `!=` for `same`, `+`, `-` and `xor` for what they say of sets, `reach` for `reach-along`: which is
/// meant is a matter of sorts. `braces` are members of a set. A range `member` is also what `vertex v in S` says.
struct Syntax {
  enum class Kind { name, number, word, call };
  Kind kind = Kind::name;  // name: of a term, a variable, a game, or unknown; call: of a word of users, or unknown
  std::string word;
  std::vector<Syntax> arguments = {};
  std::size_t column = 0;  // of the first character it covers, parentheses aside
  int depth = 1;           // words inside one another
  std::string of = {};     // of a range `member`: `vertex`, `edge` or `arc`, if it says so
};

inline constexpr std::string_view braces = "{,}";

/// How tightly a word binds; operands of a looser word need parentheses. 0 for quantifiers.
int tightness(std::string_view word);
inline constexpr int negation_tightness = 5, comparison_tightness = 6, tightest = 100;
bool binds_to_the_right(std::string_view word);
/// Comparisons take no comparison as an operand.
bool chains(std::string_view word);

/// What an instance that `where` leaves out has in the place of the body; empty for words of truths.
std::string_view of_none(Meaning meaning);

/// InputError with the column.
Syntax parse_syntax(std::string_view text, const OtherWords* others = nullptr);

}  // namespace gamecert::language
