// Writing instances.
#include "games/instances/instance_text.hpp"

#include <algorithm>
#include <limits>

#include "graphs/formats.hpp"
#include "graphs/plane_board_text.hpp"

namespace gamecert::games {
namespace {

constexpr int greatest = std::numeric_limits<int>::max();

/// Names of families without a choice in their numbers, graph6 and digraph6 are the only texts of their kind.
std::string board_text(std::string_view given, const Board& board) {
  if (given.starts_with(':')) return graphs::write_sparse6(std::get<graphs::Graph>(board));
  const std::string_view name = given.substr(0, given.find(':'));
  if (name != "convex" && name != "disc" && name != "points") return std::string(given);
  return graphs::text(std::get<graphs::PlaneBoard>(board));
}

void append(std::string& list, const std::string& item) { list.append(list.empty() ? "" : ",").append(item); }

std::string attribute_text(const Instance& instance, const AttributeInfo& attribute) {
  using Shape = AttributeInfo::Shape;
  std::string list;
  switch (attribute.shape) {
    case Shape::vertices:
      for (const int v : instance.vertices(attribute.name)) append(list, std::to_string(v));
      break;
    case Shape::vertex_values: {
      const std::vector<int> values = instance.vertex_values(attribute.name, 0, greatest, 0);
      for (std::size_t v = 0; v < values.size(); ++v)
        if (values[v] != 0) append(list, std::to_string(v) + ":" + std::to_string(values[v]));
      break;
    }
    case Shape::edge_values: {
      const std::vector<int> values = instance.edge_values(attribute.name, 0, greatest);
      const std::vector<graphs::Edge> edges = instance.edges();
      for (std::size_t e = 0; e < values.size(); ++e)
        if (values[e] != 0) append(list, graphs::name(edges[e]) + ":" + std::to_string(values[e]));
      break;
    }
    case Shape::edges: {
      const std::vector<graphs::Edge> edges = instance.edges();
      for (const int e : instance.edge_set(attribute.name))
        append(list, graphs::name(edges[static_cast<std::size_t>(e)]));
      break;
    }
    case Shape::order: {
      const std::vector<int> order = instance.ordering(attribute.name);
      if (std::ranges::is_sorted(order)) break;
      for (const int v : order) append(list, std::to_string(v));
      break;
    }
  }
  return list.empty() ? list : " " + std::string(attribute.name) + "=" + list;
}

}  // namespace

std::string canonical_text(const Setup& setup) {
  const Instance& instance = setup.instance();
  const std::string& given = instance.text();
  std::string text = board_text(std::string_view(given).substr(0, given.find(' ')), instance.board());
  for (const AttributeInfo& attribute : setup.info().attributes) {
    if (instance.has(attribute.name)) text += attribute_text(instance, attribute);
  }
  return text;
}

}  // namespace gamecert::games
