// The words that are defined in the language, as formulas.
#pragma once

#include <string_view>

namespace gamecert::language {

/// The text of definitions.txt, a line for each word of words.txt:
///   theorem theorem of A: WHAT IT SAYS     of the word on the next line
///   digraphs invariant winnable-colourings = count colouring winnable
std::string_view built_in_definitions();

}  // namespace gamecert::language
