// Boards with what a text is given beside them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "games/texts/game_text.hpp"

namespace gamecert::games {

/// The line of a board with what is given, in all ways if these are at most `most`; else in that many, spread
/// among all. Sets are any sets, orders any orders, numbers 0, 1 and 2 as far as the range has them. What the rules
/// require is not looked at. None for a text that is given options alone.
std::vector<std::string> given_boards(const std::string& board, const GameText& text, std::size_t most);

}  // namespace gamecert::games
