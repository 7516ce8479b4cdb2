// What an instance holds: its board, its graph and its attributes by name.
#include "games/instances/instance.hpp"

#include <algorithm>

namespace gamecert::games {

std::string_view kind_of(const Board& board) {
  if (const auto* plane = std::get_if<graphs::PlaneBoard>(&board))
    return plane->triangulation ? "a triangulation" : "points without edges";
  constexpr std::string_view kinds[] = {"a graph", "a digraph", "heaps"};
  return kinds[board.index()];
}

Instance::Instance(Board board, std::string text) : text_(std::move(text)), board_(std::move(board)) {}

const graphs::Graph& Instance::graph() const {
  if (const auto* graph = std::get_if<graphs::Graph>(&board_)) return *graph;
  throw text::InputError("expected a graph, found " + std::string(kind_of(board_)), 1);
}

int Instance::order() const {
  if (const auto* heaps = std::get_if<graphs::Heaps>(&board_)) return heaps->rows.order();
  if (const auto* graph = std::get_if<graphs::Graph>(&board_)) return graph->order();
  if (const auto* digraph = std::get_if<graphs::Digraph>(&board_)) return digraph->order();
  return std::get<graphs::PlaneBoard>(board_).graph.order();
}

std::span<const int> Instance::neighbours(int v) const {
  if (const auto* graph = std::get_if<graphs::Graph>(&board_)) return graph->neighbours(v);
  if (const auto* heaps = std::get_if<graphs::Heaps>(&board_)) return heaps->rows.neighbours(v);
  return std::get<graphs::Digraph>(board_).out_neighbours(v);
}

const Instance::Attribute* Instance::find(std::string_view name) const {
  const auto it = std::ranges::find(attributes_, name, &Attribute::name);
  return it == attributes_.end() ? nullptr : &*it;
}

bool Instance::has(std::string_view attribute) const { return find(attribute) != nullptr; }

text::Cursor Instance::value_of(std::string_view name) const {
  const Attribute* attribute = find(name);
  return attribute == nullptr ? text::Cursor("") : text::Cursor(attribute->value, {0, attribute->value_column});
}

void Instance::refuse(std::string_view name, const std::string& message) const {
  const Attribute* attribute = find(name);
  throw text::InputError(message, attribute == nullptr ? 1 : attribute->value_column);
}

}  // namespace gamecert::games
