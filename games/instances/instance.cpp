// The graph of a board, and values of its vertices.
#include "games/instances/instance.hpp"

#include <algorithm>

#include "games/instances/entries.hpp"

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
  const auto it =
      std::find_if(attributes_.begin(), attributes_.end(), [&](const Attribute& a) { return a.name == name; });
  return it == attributes_.end() ? nullptr : &*it;
}

bool Instance::has(std::string_view attribute) const { return find(attribute) != nullptr; }

text::Cursor Instance::value_of(std::string_view name) const {
  const Attribute* attribute = find(name);
  return attribute == nullptr ? text::Cursor("") : text::Cursor(attribute->value, {0, attribute->value_column});
}

std::vector<int> Instance::vertex_values(std::string_view name, int least, int greatest, int missing) const {
  std::vector<int> result(static_cast<std::size_t>(order()), missing);
  std::vector<char> seen(result.size(), 0);
  for (text::Cursor in = value_of(name); !in.done();) {
    read_separator(in);
    const text::Cursor place = in;
    const int v = read_vertex(in, order());
    refuse_twice(seen, v, place);
    result[static_cast<std::size_t>(v)] = read_value(in, least, greatest);
  }
  return result;
}

void Instance::refuse(std::string_view name, const std::string& message) const {
  const Attribute* attribute = find(name);
  throw text::InputError(message, attribute == nullptr ? 1 : attribute->value_column);
}

}  // namespace gamecert::games
