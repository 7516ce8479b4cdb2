// A board in a page that one can play on by mouse and keyboard.
#pragma once

#include <string>
#include <string_view>

#include "pages/played_board.hpp"

namespace gamecert::pages {

/// One element of HTML with all it needs, its `id` unique in the page: the start and its moves, to be read without a
/// script, and the data that the script plays with. The page has player_script() once.
std::string player(const PlayedBoard& board, std::string_view id);

/// Finds the players of the page. Each element has an object `player` then: moves(), play(name), back(), forward(),
/// undo(), restart(), hint(), and state() with the position as in certificates.
std::string_view player_script();

}  // namespace gamecert::pages
