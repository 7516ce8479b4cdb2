// Shapes up to isomorphism.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "games/game.hpp"
#include "solve/search/position_table.hpp"
#include "solve/search/shape.hpp"

namespace gamecert::solve {

/// Numbers classes of shapes: isomorphic ones, or equal ones where a shape has more than 64 cells. The dearer form is
/// made only where the cheaper one is new.
class ShapeClasses {
 public:
  /// The number of the shape's class, and whether it is new.
  std::pair<std::uint32_t, bool> insert(const Shape& shape);
  /// Classes met so far.
  std::size_t size() const { return size_; }
  std::size_t bytes() const;

 private:
  PositionTable shapes_, canonical_;          // canonical forms of small shapes alone
  std::vector<std::uint32_t> class_of_;       // by number in shapes_
  std::vector<std::uint32_t> class_of_form_;  // by number in canonical_
  std::uint32_t size_ = 0;
  std::vector<games::Word> key_;
};

}  // namespace gamecert::solve
