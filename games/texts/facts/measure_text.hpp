// What falls with every move, in words.
#pragma once

#include <string>

#include "games/texts/facts/facts.hpp"

namespace gamecert::games {

/// `the members of open`, `what is missing of mine, and what is missing of theirs`.
std::string measure_text(const GameText& text, const TextMeasure& measure);

}  // namespace gamecert::games
