// Words of graphs by engines of rows of bits, in place of their definitions in conjectures/words.txt.
#pragma once

#include <string_view>

#include "language/formula.hpp"
#include "language/graph_values.hpp"
#include "language/words.hpp"

namespace gamecert::sweeps {

/// The way to the value of a word that says this, by its expanded text; null if there is no engine for it here.
language::GameValues::Way engine_of(std::string_view text);
/// The same of a word with arguments.
language::GameValues::WordWay engine_of(const language::LanguageWord& word);
/// The value of such a closed formula as `k-domination-number(2)` stands for; no function for others.
language::GameValues::Engine engine_of(const language::Formula& formula);

}  // namespace gamecert::sweeps
