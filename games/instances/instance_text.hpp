// The text of an instance that certificates carry: one of the many that users may write.
#pragma once

#include <string>

#include "games/instances/setup.hpp"

namespace gamecert::games {

/// The line that names the same board, in the format or family in which it was given, with the same attributes: boards
/// as graphs/plane_board_text.hpp and the writers of graphs/formats.hpp have them; attributes in the game's order, each
/// only if it says something; vertices and edges in it ascending, the smaller end of an edge first, values 0 left out.
std::string canonical_text(const Setup& setup);

}  // namespace gamecert::games
