// Games as users write them: docs/GAMES.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/texts/game_text.hpp"

namespace gamecert::games {

/// A game, and what is about it and not of its rules.
struct UsersGame {
  GameText text;
  std::string prose;                                      // lines behind `>`, joined by line ends
  std::vector<std::pair<std::string, std::string>> show;  // how parts are drawn
};

/// InputError with line and column.
UsersGame read_users_game(std::string_view text);

}  // namespace gamecert::games
