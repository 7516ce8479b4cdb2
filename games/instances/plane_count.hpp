// How many planes positions have.
#pragma once

#include <map>
#include <string>

#include "games/instances/ready_game.hpp"
#include "games/registry/infos.hpp"
#include "games/texts/text_names.hpp"

namespace gamecert::games {

/// By the declaration of the game, or on the board where that does not say it. InputError for an unknown game, and for
/// what rules that are asked find wrong with the instance.
inline std::size_t planes_of(const std::string& game, const std::string& instance,
                             const std::map<std::string, int>& parameters) {
  if (const auto& planes = info_of(game).planes; !planes.empty()) return planes.size();
  return make(*text_entry(game), Instance(instance), parameters)->planes();
}

}  // namespace gamecert::games
