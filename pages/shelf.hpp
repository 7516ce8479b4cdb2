// The shelf: every game that has a text, with its rules as users write them, a board drawn, and known values.
#pragma once

#include <string>

namespace gamecert::pages {

/// The built-in games and those of examples/games, by name: HTML that begins with a title. Values are those of
/// examples/games/values.tsv, each with where it is from.
std::string shelf();

}  // namespace gamecert::pages
