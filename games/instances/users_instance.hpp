// Instances as users write them.
#pragma once

#include <string_view>

#include "games/instances/instance.hpp"

namespace gamecert::games {

/// Whether a board of the game may be a graph.
bool played_on_graphs(const GameInfo& game);

/// The instance that the line names, with the text that certificates carry. Beyond what Instance reads, a board may be
/// any of graphs::users_board, a triangulation where the game is played on graphs; `sets:...` brings the attribute
/// `sets`; attributes may say `all`, of vertices also `0-24`. Without a game, attributes are those of all games.
/// InputError with the column in the line.
Instance users_instance(std::string_view line, const GameInfo* game);

}  // namespace gamecert::games
