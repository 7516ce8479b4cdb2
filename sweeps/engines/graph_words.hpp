// Words of graphs by engines of rows of bits, in place of their definitions in conjectures/words.txt.
#pragma once

#include <string_view>

#include "conjectures/graph_values.hpp"

namespace gamecert::sweeps {

/// The way to the value of a word; null for a word that has no engine here.
conjectures::GameValues::Way engine_of(std::string_view word);
/// The same of a word with arguments.
conjectures::GameValues::WordWay engine_of(const conjectures::LanguageWord& word);

}  // namespace gamecert::sweeps
