// Conjectures as users write them, with questions to games: docs/LANGUAGE.md.
#pragma once

#include <string_view>

#include "language/about.hpp"
#include "language/typing.hpp"

namespace gamecert::conjectures {

/// As language::parse, of a truth value, a number, and either of them.
language::Formula parse_conjecture(std::string_view text, language::About about = {},
                                   const language::UserWords* users = nullptr,
                                   const language::OtherWords* others = nullptr);
language::Formula parse_number(std::string_view text, language::About about = {},
                               const language::UserWords* users = nullptr,
                               const language::OtherWords* others = nullptr);
language::TypedFormula parse_expression(std::string_view text, language::About about = {},
                                        const language::UserWords* users = nullptr,
                                        const language::OtherWords* others = nullptr);
/// Words of words.txt that have parameters: like words of users they stand for their definitions.
const language::UserWords& inlined_words();
/// Of a file as defined_words.hpp describes; a definition may use the words before it. InputError with the line.
/// The words of inlined_words() are there too.
language::UserWords read_user_words(std::string_view text);

}  // namespace gamecert::conjectures
