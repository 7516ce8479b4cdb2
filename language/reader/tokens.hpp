// The conjecture language cut into names, numbers and signs.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text/quoted.hpp"

namespace gamecert::language {

struct Token {
  enum class Kind { name, number, sign, end };
  Kind kind;
  std::string_view text;  // of the text that was cut
  std::size_t column;     // of its first character, from 1

  bool is(std::string_view wanted) const { return kind != Kind::end && text == wanted; }
};

/// The tokens of the text, the last of them the end. InputError for a character that begins none,
/// and for signs of other languages (`==`, `&&`, `=>`), with the sign that is meant.
std::vector<Token> tokens(std::string_view text);
/// In G - u-v the text `u-v` is one name with a hyphen; names of variables have none.
std::vector<Token> parts_of(const Token& names);

/// What stands between the commas of a list outside parentheses, brackets and braces, without the blanks around it,
/// and the column of its first character. At least one part, which may be empty. InputError as tokens().
struct ListPart {
  std::string_view text;
  std::size_t column;
};
std::vector<ListPart> list_parts(std::string_view text);

using text::quoted;

}  // namespace gamecert::language
