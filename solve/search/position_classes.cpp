// A table of positions before one of shapes, so that a shape is made only of a new position.
#include "solve/search/position_classes.hpp"

#include "solve/search/shape.hpp"

namespace gamecert::solve {

std::pair<std::uint32_t, bool> PositionClasses::insert(games::PositionView position) {
  const auto [number, fresh] = positions_.insert(position);
  if (!by_shape_) {
    if (fresh) first_.push_back(number);
    return {number, fresh};
  }
  if (!fresh) return {class_of_[number], false};
  const auto [shape, fresh_shape] = shapes_.insert(*solve::shape(game_, position));
  class_of_.push_back(shape);
  if (fresh_shape) first_.push_back(number);
  return {shape, fresh_shape};
}

std::optional<std::uint32_t> PositionClasses::find(games::PositionView position) const {
  const auto number = positions_.find(position);
  return number && by_shape_ ? std::optional(class_of_[*number]) : number;
}

std::size_t PositionClasses::bytes() const {
  return positions_.bytes() + shapes_.bytes() + (class_of_.capacity() + first_.capacity()) * sizeof(std::uint32_t);
}

}  // namespace gamecert::solve
