// Positions up to equality of play: what a transposition table is indexed by.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/game.hpp"
#include "solve/search/position_table.hpp"
#include "solve/search/shape_classes.hpp"

namespace gamecert::solve {

/// Numbers classes of positions of one game that are played alike. Where the rules declare live cells
/// these are positions with isomorphic shapes (equal ones, where a shape has more than 64 cells), elsewhere
/// single positions.
class PositionClasses {
 public:
  explicit PositionClasses(const games::Game& game) : game_(game), by_shape_(game.refinements().live) {}

  /// The number of the position's class, and whether it is new.
  std::pair<std::uint32_t, bool> insert(games::PositionView position);
  /// The class of a position that was met before; nothing of another, even if it is played alike.
  std::optional<std::uint32_t> find(games::PositionView position) const;
  /// The position of the class that was met first; the view becomes invalid with the next new position.
  games::PositionView example(std::uint32_t number) const { return positions_[first_[number]]; }
  /// Classes met so far.
  std::size_t size() const { return first_.size(); }
  std::size_t bytes() const;

 private:
  const games::Game& game_;
  bool by_shape_;
  PositionTable positions_;
  ShapeClasses shapes_;
  std::vector<std::uint32_t> class_of_;  // by number in positions_, where positions have shapes
  std::vector<std::uint32_t> first_;     // by class, a number in positions_
};

}  // namespace gamecert::solve
