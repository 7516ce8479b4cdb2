// The conjecture language as a tree with columns, before names and types are looked at.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace gamecert::conjectures {

/// Words are those of formulas, with the changes of `(G - v)` in front of their bodies. `delete` stands for `remove`
/// too, and `=` and `!=` for `same`: which is meant is a matter of types.
struct Syntax {
  enum class Kind { name, number, word };
  Kind kind = Kind::name;  // name: of a term, a variable, a game, or unknown
  std::string word;
  std::vector<Syntax> arguments = {};
  std::size_t column = 0;  // of the first character it covers, parentheses aside
  int depth = 1;           // words inside one another
};

/// How tightly a word binds; operands of a looser word need parentheses. 0 for quantifiers.
int tightness(std::string_view word);
inline constexpr int negation_tightness = 5, comparison_tightness = 6, tightest = 100;
bool binds_to_the_right(std::string_view word);
/// Comparisons take no comparison as an operand.
bool chains(std::string_view word);

/// InputError with the column.
Syntax parse_syntax(std::string_view text);

}  // namespace gamecert::conjectures
