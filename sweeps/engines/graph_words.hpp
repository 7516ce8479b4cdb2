// Words of graphs by engines of rows of bits, in place of their definitions in conjectures/words.txt.
#pragma once

#include <string_view>

#include "language/graph_values.hpp"
#include "language/words.hpp"

namespace gamecert::sweeps {

/// The way to the value of a word; null for a word that has no engine here.
language::GameValues::Way engine_of(std::string_view word);
/// The same of a word with arguments.
language::GameValues::WordWay engine_of(const language::LanguageWord& word);

}  // namespace gamecert::sweeps
