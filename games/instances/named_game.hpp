// Games as users name them, by their name and the options beside it.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "games/game.hpp"

namespace gamecert::games {

/// The game of that name; `ello` with a modulus is `ello-modular`. InputError with the nearest known name.
inline const Entry& find(std::string_view name, const std::set<std::string>& parameters) {
  return find(name == "ello" && parameters.contains("modulus") ? "ello-modular" : name);
}

}  // namespace gamecert::games
