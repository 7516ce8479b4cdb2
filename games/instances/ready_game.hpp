// A game ready to play, for who does not need its setup.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "games/game.hpp"

namespace gamecert::games {

/// As Setup::game() has it. Parameters not given take their usual values. InputError if the instance or a parameter
/// does not fit the game; LimitError for a board too large to be searched.
inline std::unique_ptr<Game> make(const Entry& entry, const Instance& instance,
                                  const std::map<std::string, int>& parameters = {}) {
  const Parameters checked(entry.info, parameters);
  instance.require(entry.info);
  return entry.make(instance, checked);
}

}  // namespace gamecert::games
