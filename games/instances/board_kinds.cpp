// The kinds of boards, and which of them an instance has.
#include <algorithm>

#include "games/instances/instance.hpp"

namespace gamecert::games {
namespace {

/// What a kind of board is called, and whether the board is one.
struct KindOfBoard {
  std::string_view name;
  bool (*holds)(const Board&);
};

template <class Value>
bool holds(const Board& board) {
  return std::holds_alternative<Value>(board);
}

/// Three bare points are also their only triangulation.
bool triangulated(const Board& board) {
  const auto* plane = std::get_if<graphs::PlaneBoard>(&board);
  return plane != nullptr && (plane->triangulation || plane->graph.order() == 3);
}

/// By BoardKind.
constexpr KindOfBoard kinds_of_boards[] = {
    {"a graph", holds<graphs::Graph>},
    {"a digraph", holds<graphs::Digraph>},
    {"a graph or a digraph", [](const Board& b) { return holds<graphs::Graph>(b) || holds<graphs::Digraph>(b); }},
    {"heaps such as heaps:3,5", holds<graphs::Heaps>},
    {"a triangulation such as wheel:6", triangulated},
    {"a triangulation of points in the plane, such as fan:5 or points:...",
     [](const Board& b) { return triangulated(b) && std::get<graphs::PlaneBoard>(b).placed; }},
    {"points without edges such as convex:7:",
     [](const Board& b) { return holds<graphs::PlaneBoard>(b) && std::get<graphs::PlaneBoard>(b).points; }},
};

}  // namespace

std::string_view board_name(BoardKind kind) { return kinds_of_boards[static_cast<std::size_t>(kind)].name; }

void Instance::require(const GameInfo& info) const {
  const KindOfBoard& kind = kinds_of_boards[static_cast<std::size_t>(info.board)];
  if (!kind.holds(board_)) {
    const bool disc = info.board == BoardKind::drawn_triangulation && triangulated(board_);
    throw text::InputError("expected " + std::string(kind.name) + ", the board of " + info.called() + ", found " +
                               (disc ? "one without coordinates" : std::string(kind_of(board_))),
                           1);
  }
  std::vector<std::string_view> names;
  for (const AttributeInfo& known : info.attributes) names.push_back(known.name);
  for (const Attribute& attribute : attributes_) {
    if (std::find(names.begin(), names.end(), attribute.name) != names.end()) continue;
    std::string expected = names.empty() ? "no attributes" : "the attribute";
    for (std::size_t i = 0; i < names.size(); ++i) expected.append(i == 0 ? " " : " or ").append(names[i]);
    throw text::InputError("expected " + expected + " of " + info.called() + ", found '" + attribute.name + "'",
                           attribute.column);
  }
  for (const AttributeInfo& known : info.attributes) {
    if (!has(known.name)) continue;
    if (known.shape == AttributeInfo::Shape::vertices) vertices(known.name);
    if (known.shape == AttributeInfo::Shape::order) ordering(known.name);
    if (known.shape == AttributeInfo::Shape::edges) edge_set(known.name);
  }
}

}  // namespace gamecert::games
