// The values of positions of a game for Left and Right, part by part.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "games/forms/forms.hpp"
#include "games/instances/setup.hpp"
#include "solve/limits.hpp"
#include "solve/search/position_classes.hpp"
#include "solve/search/transposition_table.hpp"
#include "solve/values/conflict_values.hpp"

namespace gamecert::solve {

/// A value is { values after Left's moves | values after Right's }, as a canonical form. Of positions that are played
/// alike one is searched; with the players exchanged a value is the negative.
class PartizanValues {
 public:
  /// Of a game of which why_no_values is empty. The setup and the watch must outlive this.
  PartizanValues(const games::Setup& setup, Watch& watch);

  /// The values of the parts of a position as Left sees it, and their sum. LimitError.
  std::vector<games::GameForm> summands(games::PositionView at);
  games::GameForm value(games::PositionView at);
  games::GameForm value_of_part(const games::Position& part);
  games::Forms& forms() { return forms_; }
  std::uint64_t nodes() const { return conflicts_ ? conflicts_->nodes() : values_.size(); }

 private:
  games::GameForm found(const games::Position& part);

  const games::Game& game_;
  Watch& watch_;
  games::Forms forms_;
  std::unique_ptr<ConflictValues> conflicts_;  // null of most games; then positions are played by the rules
  TranspositionTable<std::optional<games::GameForm>, PositionClasses> values_;
};

}  // namespace gamecert::solve
