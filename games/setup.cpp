// Games are made once for each setup.
#include "games/setup.hpp"

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

std::string Setup::text() const {
  std::string text(info().name);
  for (const auto& [name, value] : parameters_.values()) text += " --" + name + " " + value_text(info(), name, value);
  return text + " " + instance_.text();
}

}  // namespace gamecert::games
