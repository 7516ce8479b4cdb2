// How many planes positions have.
#pragma once

#include <map>
#include <string>

#include "games/instances/ready_game.hpp"
#include "games/registry/infos.hpp"
#include "games/texts/text_names.hpp"

namespace gamecert::games {

/// By the declaration of the game; of one whose rules are a text by its options, too. InputError for an unknown game,
/// and for what its rules find wrong with the instance.
inline std::size_t planes_of(const std::string& game, const std::string& instance,
                             const std::map<std::string, int>& parameters) {
  if (const Entry* text = text_entry(game)) return make(*text, Instance(instance), parameters)->planes();
  return info_of(game).planes.size();
}

}  // namespace gamecert::games
