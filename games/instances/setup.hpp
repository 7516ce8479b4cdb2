// A game set up on a board: the rules, the instance they are played on, and the parameters. What questions are about.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "games/game.hpp"
#include "games/instances/instance.hpp"

namespace gamecert::games {

class Setup {
 public:
  /// Parameters not given take their usual values. InputError if a parameter or the kind of the board does not fit the
  /// game.
  Setup(const Entry& entry, Instance instance, const std::map<std::string, int>& parameters = {})
      : entry_(&entry), instance_(std::move(instance)), parameters_(entry.info, parameters) {
    instance_.require(entry.info);
  }

  const Entry& entry() const { return *entry_; }
  const GameInfo& info() const { return entry_->info; }
  const Instance& instance() const { return instance_; }
  /// All parameters of the game.
  const Parameters& parameters() const { return parameters_; }

  /// Ready to play: made when it is first asked for, and shared by copies made after that. InputError for what its
  /// rules find wrong with the instance; LimitError for a board too large to be searched. Not for two threads at once.
  const Game& game() const {
    if (!game_) game_ = entry_->make(instance_, parameters_);
    return *game_;
  }

  /// The game, a text by its short name, with its parameters, then the instance: `proper --colours 2 path:5`.
  std::string text() const;

 private:
  const Entry* entry_;
  Instance instance_;
  Parameters parameters_;
  mutable std::shared_ptr<const Game> game_;
};

}  // namespace gamecert::games
