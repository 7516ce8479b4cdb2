// The values of positions of a game for Left and Right, part by part.
#pragma once

#include <cstdint>
#include <vector>

#include "games/forms/forms.hpp"
#include "games/game.hpp"
#include "solve/limits.hpp"
#include "solve/search/position_classes.hpp"

namespace gamecert::solve {

/// A value is { values after Left's moves | values after Right's }, as a canonical form. Of positions that are played
/// alike one is searched; with the players exchanged a value is the negative.
class PartizanValues {
 public:
  /// Of a game of which why_no_values is empty. It and the watch must outlive this.
  PartizanValues(const games::Game& game, Watch& watch) : game_(game), watch_(watch), classes_(game) {}

  /// Of a position as Left sees it: the sum over its parts. LimitError.
  games::GameForm value(games::PositionView at);
  games::GameForm value_of_part(const games::Position& part);
  games::Forms& forms() { return forms_; }
  std::uint64_t nodes() const { return classes_.size(); }

 private:
  games::GameForm found(const games::Position& part);

  const games::Game& game_;
  Watch& watch_;
  games::Forms forms_;
  PositionClasses classes_;
  std::vector<games::GameForm> values_;  // by class
};

}  // namespace gamecert::solve
