// Two tables in a row.
#include "solve/search/shape_classes.hpp"

#include <algorithm>
#include <bit>

#include "graphs/nauty/canonical.hpp"
#include "solve/search/packed_key.hpp"

namespace gamecert::solve {
namespace {

constexpr int nauty_order = graphs::SmallGraph::max_order;

/// Colours and edges as they stand, in words, each in no more bits than the range of them needs.
void write_shape(const Shape& shape, std::vector<games::Word>& key) {
  const int least = shape.colours.empty() ? 0 : std::ranges::min(shape.colours);
  const int largest = shape.colours.empty() ? 0 : std::ranges::max(shape.colours);
  const auto width = [](int range) {
    return std::max(1, static_cast<int>(std::bit_width(static_cast<games::Word>(range))));
  };
  const int of_colour = width(largest - least), of_vertex = width(shape.order());
  key = {static_cast<games::Word>(shape.order()), static_cast<games::Word>(least), static_cast<games::Word>(of_colour)};
  PackedKey packed(key);
  const auto put = [&](int number, int bits) { packed.put(static_cast<games::Word>(number), bits); };
  for (const int colour : shape.colours) put(colour - least, of_colour);
  for (const auto& [u, v] : shape.edges) {
    put(u, of_vertex);
    put(v, of_vertex);
  }
}

std::vector<games::Word> canonical_key(const Shape& shape) {
  graphs::SmallGraph graph{.order = shape.order()};
  for (const auto& [u, v] : shape.edges) graph.add_edge(u, v);
  return graphs::canonical_key(graph, shape.colours);
}

}  // namespace

std::pair<std::uint32_t, bool> ShapeClasses::insert(const Shape& shape) {
  write_shape(shape, key_);
  const auto [number, fresh] = shapes_.insert(key_);
  if (!fresh) return {class_of_[number], false};
  if (shape.order() > nauty_order) {
    class_of_.push_back(size_);
    return {size_++, true};
  }
  const auto [form, fresh_form] = canonical_.insert(canonical_key(shape));
  if (fresh_form) class_of_form_.push_back(size_++);
  class_of_.push_back(class_of_form_[form]);
  return {class_of_.back(), fresh_form};
}

std::size_t ShapeClasses::bytes() const {
  return shapes_.bytes() + canonical_.bytes() +
         (class_of_.capacity() + class_of_form_.capacity()) * sizeof(std::uint32_t);
}

}  // namespace gamecert::solve
