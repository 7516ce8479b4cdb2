// How the vertices and lines of a picture look, as letters that pages/player.js reads.
#pragma once

#include <string>

#include "pictures/picture.hpp"
#include "verify/position_pictures.hpp"

namespace gamecert::pages {

constexpr int colour_count = 8;

/// A letter for every vertex, then for every line: '0' plus colour + 8 * state. Of a line, state 0 is not shown.
std::string looks(const pictures::Picture& picture);
/// The letter of what a move leaves behind.
char look(const verify::Trace& trace);

}  // namespace gamecert::pages
