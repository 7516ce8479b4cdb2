// Three tables in a row, so that the dearer form is made only where the cheaper one is new.
#include "solve/search/position_classes.hpp"

#include "graphs/nauty/canonical.hpp"
#include "solve/search/shape.hpp"

namespace gamecert::solve {
namespace {

constexpr int nauty_order = graphs::SmallGraph::max_order;

/// Colours and edges as they stand, in words.
void write_shape(const Shape& shape, std::vector<games::Word>& key) {
  key.assign(1, static_cast<games::Word>(shape.order()));
  int filled = 64;
  const auto put = [&](games::Word value, int bits) {
    if (filled + bits > 64) {
      key.push_back(0);
      filled = 0;
    }
    key.back() |= value << filled;
    filled += bits;
  };
  for (const int colour : shape.colours) put(static_cast<games::Word>(colour) & 0xffff, 16);
  for (const auto& [u, v] : shape.edges) {
    put(static_cast<games::Word>(u), 16);
    put(static_cast<games::Word>(v), 16);
  }
}

std::vector<games::Word> canonical_key(const Shape& shape) {
  graphs::SmallGraph graph{.order = shape.order()};
  for (const auto& [u, v] : shape.edges) graph.add_edge(u, v);
  return graphs::canonical_key(graph, shape.colours);
}

}  // namespace

std::pair<std::uint32_t, bool> PositionClasses::insert(games::PositionView position) {
  const auto [number, fresh] = positions_.insert(position);
  if (!by_shape_) {
    if (fresh) first_.push_back(number);
    return {number, fresh};
  }
  if (!fresh) return {class_of_[shape_of_[number]], false};
  const Shape shape = *solve::shape(game_, position);
  write_shape(shape, key_);
  const auto [shape_number, fresh_shape] = shapes_.insert(key_);
  shape_of_.push_back(shape_number);
  if (!fresh_shape) return {class_of_[shape_number], false};
  const auto [found, fresh_class] = canonical_.insert(shape.order() <= nauty_order ? canonical_key(shape) : key_);
  class_of_.push_back(found);
  if (fresh_class) first_.push_back(number);
  return {found, fresh_class};
}

std::size_t PositionClasses::bytes() const {
  return positions_.bytes() + shapes_.bytes() + canonical_.bytes() +
         (shape_of_.capacity() + class_of_.capacity() + first_.capacity()) * sizeof(std::uint32_t);
}

}  // namespace gamecert::solve
