// Colouring games and geodetic games on small graphs, one after another, for sweeps.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "solve/boards/small_search.hpp"

namespace gamecert::solve {

/// The game with these parameters, all of them, from its usual start: `proper`, `weak` but for reading=extendable, and
/// `geodetic`; null for others, and for graphs of that order, which are left to engines that split boards.
std::unique_ptr<SmallGame> small_game(const std::string& game, const std::map<std::string, int>& parameters, int order);

}  // namespace gamecert::solve
