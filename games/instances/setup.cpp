// Games are made once for each setup.
#include "games/instances/setup.hpp"

#include <utility>

namespace gamecert::games {

Setup::Setup(const Entry& entry, Instance instance, const std::map<std::string, int>& parameters)
    : entry_(&entry), instance_(std::move(instance)), parameters_(entry.info, parameters) {
  instance_.require(entry.info);
}

const Game& Setup::game() const {
  if (!game_) game_ = entry_->make(instance_, parameters_);
  return *game_;
}

}  // namespace gamecert::games
