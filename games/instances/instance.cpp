// What a board and its attributes are.
#include "games/instances/instance.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace gamecert::games {
namespace {

/// Reads `text` (which starts at `column`) up to the first character that is no digit.
int read_number(std::string_view text, std::size_t& at, std::size_t column, std::string_view what) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), number);
  if (error == std::errc{} && text[at] == '0' && end - text.data() > static_cast<std::ptrdiff_t>(at) + 1) {
    throw text::InputError("expected " + std::string(what) + " without leading zeros, found '" +
                               std::string(text.substr(at, static_cast<std::size_t>(end - text.data()) - at)) + "'",
                           column + at);
  }
  if (error != std::errc{} || number < 0 || text[at] == '-') {
    throw text::InputError("expected " + std::string(what) + ", found '" + std::string(text.substr(at, 20)) + "'",
                           column + at);
  }
  at = static_cast<std::size_t>(end - text.data());
  return number;
}

int read_vertex(std::string_view text, std::size_t& at, std::size_t column, int order) {
  const std::size_t begin = at;
  const int v = read_number(text, at, column, "a vertex");
  if (v >= order) {
    throw text::InputError("expected a vertex 0.." + std::to_string(order - 1) + ", found " + std::to_string(v),
                           column + begin);
  }
  return v;
}

std::string rest(std::string_view text, std::size_t at) {
  return at == text.size() ? "the end" : "'" + std::string(text.substr(at, 20)) + "'";
}

/// Reads `:value`.
int read_value(std::string_view text, std::size_t& at, std::size_t column, int least, int greatest) {
  if (at == text.size() || text[at] != ':')
    throw text::InputError("expected ':' and a value, found " + rest(text, at), column + at);
  const std::size_t begin = ++at;
  const int value = read_number(text, at, column, "a value");
  if (value < least || value > greatest) {
    throw text::InputError("expected a value " + std::to_string(least) + ".." + std::to_string(greatest) + ", found " +
                               std::to_string(value),
                           column + begin);
  }
  return value;
}

void read_separator(std::string_view text, std::size_t& at, std::size_t column, char separator) {
  if (text[at] != separator || at + 1 == text.size()) {
    throw text::InputError(std::string("expected '") + separator + "' and one more entry, or the end, found '" +
                               std::string(text.substr(at, 20)) + "'",
                           column + at);
  }
  ++at;
}

std::string_view kind_of(const Board& board) {
  constexpr std::string_view kinds[] = {"a graph", "a digraph", "heaps", "a triangulation", "points without edges"};
  return kinds[board.index()];
}

/// What a kind of board is called, and whether the board is one.
struct KindOfBoard {
  std::string_view name;
  bool (*holds)(const Board&);
};

template <class Value>
bool holds(const Board& board) {
  return std::holds_alternative<Value>(board);
}

/// By BoardKind.
constexpr KindOfBoard kinds_of_boards[] = {
    {"a graph", holds<graphs::Graph>},
    {"a digraph", holds<graphs::Digraph>},
    {"a graph or a digraph", [](const Board& b) { return holds<graphs::Graph>(b) || holds<graphs::Digraph>(b); }},
    {"heaps such as heaps:3,5", holds<graphs::Heaps>},
    {"a triangulation such as wheel:6", holds<graphs::Triangulation>},
    {"a triangulation of points in the plane, such as fan:5 or points:...",
     [](const Board& b) {
       return holds<graphs::Triangulation>(b) && std::get<graphs::Triangulation>(b).points().has_value();
     }},
    {"points without edges such as convex:7:", holds<graphs::PointSet>},
};

/// Three bare points are also their only triangulation.
Board of_kind(Board board, BoardKind kind) {
  const auto* points = std::get_if<graphs::PointSet>(&board);
  const bool triangle = points != nullptr && points->order() == 3;
  const bool wanted = kind == BoardKind::triangulation || kind == BoardKind::drawn_triangulation;
  return triangle && wanted ? Board(graphs::Triangulation(*points, {})) : board;
}

void refuse_twice(std::vector<char>& seen, int v, std::size_t column) {
  if (seen[static_cast<std::size_t>(v)] != 0) {
    throw text::InputError("expected every vertex once, found " + std::to_string(v) + " twice", column);
  }
  seen[static_cast<std::size_t>(v)] = 1;
}

}  // namespace

std::string_view board_name(BoardKind kind) { return kinds_of_boards[static_cast<std::size_t>(kind)].name; }

Instance::Instance(Board board, std::string text) : text_(std::move(text)), board_(std::move(board)) {}

const graphs::Graph& Instance::graph() const {
  if (const auto* graph = std::get_if<graphs::Graph>(&board_)) return *graph;
  throw text::InputError("expected a graph, found " + std::string(kind_of(board_)), 1);
}

const graphs::Heaps& Instance::heaps() const {
  if (const auto* heaps = std::get_if<graphs::Heaps>(&board_)) return *heaps;
  throw text::InputError("expected heaps such as heaps:3,5, found " + std::string(kind_of(board_)), 1);
}

graphs::Triangulation Instance::triangulation() const {
  const Board board = of_kind(board_, BoardKind::triangulation);
  if (const auto* triangulation = std::get_if<graphs::Triangulation>(&board)) return *triangulation;
  throw text::InputError("expected a triangulation such as wheel:6, found " + std::string(kind_of(board_)), 1);
}

const graphs::PointSet& Instance::points() const {
  if (const auto* points = std::get_if<graphs::PointSet>(&board_)) return *points;
  throw text::InputError("expected points without edges such as convex:7:, found " + std::string(kind_of(board_)), 1);
}

int Instance::order() const {
  if (const auto* heaps = std::get_if<graphs::Heaps>(&board_)) return heaps->rows.order();
  if (const auto* graph = std::get_if<graphs::Graph>(&board_)) return graph->order();
  if (const auto* digraph = std::get_if<graphs::Digraph>(&board_)) return digraph->order();
  if (const auto* points = std::get_if<graphs::PointSet>(&board_)) return points->order();
  return std::get<graphs::Triangulation>(board_).graph().order();
}

std::span<const int> Instance::neighbours(int v) const {
  if (const auto* graph = std::get_if<graphs::Graph>(&board_)) return graph->neighbours(v);
  if (const auto* heaps = std::get_if<graphs::Heaps>(&board_)) return heaps->rows.neighbours(v);
  return std::get<graphs::Digraph>(board_).out_neighbours(v);
}

std::vector<graphs::Edge> Instance::edges() const {
  if (const auto* triangulation = std::get_if<graphs::Triangulation>(&board_)) return triangulation->graph().edges();
  if (!std::holds_alternative<graphs::PointSet>(board_)) return graph().edges();
  std::vector<graphs::Edge> segments;
  for (int u = 0; u < order(); ++u) {
    for (int v = u + 1; v < order(); ++v) segments.emplace_back(u, v);
  }
  return segments;
}

const Instance::Attribute* Instance::find(std::string_view name) const {
  const auto it =
      std::find_if(attributes_.begin(), attributes_.end(), [&](const Attribute& a) { return a.name == name; });
  return it == attributes_.end() ? nullptr : &*it;
}

bool Instance::has(std::string_view attribute) const { return find(attribute) != nullptr; }

std::vector<int> Instance::vertices(std::string_view name) const {
  std::vector<int> result;
  const Attribute* attribute = find(name);
  if (attribute == nullptr) return result;
  std::vector<char> seen(static_cast<std::size_t>(order()), 0);
  for (std::size_t at = 0; at < attribute->value.size();) {
    if (!result.empty()) read_separator(attribute->value, at, attribute->value_column, ',');
    const std::size_t begin = at;
    result.push_back(read_vertex(attribute->value, at, attribute->value_column, order()));
    refuse_twice(seen, result.back(), attribute->value_column + begin);
  }
  std::sort(result.begin(), result.end());
  return result;
}

std::vector<int> Instance::vertex_values(std::string_view name, int least, int greatest, int missing) const {
  std::vector<int> result(static_cast<std::size_t>(order()), missing);
  const Attribute* attribute = find(name);
  if (attribute == nullptr) return result;
  const auto& [_, text, column, value_column] = *attribute;
  std::vector<char> seen(result.size(), 0);
  for (std::size_t at = 0; at < text.size();) {
    if (at != 0) read_separator(text, at, value_column, ',');
    const std::size_t begin = at;
    const int v = read_vertex(text, at, value_column, order());
    refuse_twice(seen, v, value_column + begin);
    result[static_cast<std::size_t>(v)] = read_value(text, at, value_column, least, greatest);
  }
  return result;
}

template <class ReadValue>
std::vector<int> Instance::read_edges(std::string_view name, ReadValue&& read) const {
  const std::vector<graphs::Edge> all = edges();
  std::vector<int> result(all.size(), 0);
  const Attribute* attribute = find(name);
  if (attribute == nullptr) return result;
  const auto& [_, text, column, value_column] = *attribute;
  for (std::size_t at = 0; at < text.size();) {
    if (at != 0) read_separator(text, at, value_column, ',');
    const std::size_t begin = at;
    const int u = read_vertex(text, at, value_column, order());
    if (at == text.size() || text[at] != '-')
      throw text::InputError("expected '-' and the other end of an edge, found " + rest(text, at), value_column + at);
    const int v = read_vertex(text, ++at, value_column, order());
    const auto edge = std::ranges::lower_bound(all, graphs::Edge(std::minmax(u, v)));
    const std::string shown(text.substr(begin, at - begin));
    if (edge == all.end() || *edge != graphs::Edge(std::minmax(u, v)))
      throw text::InputError("expected an edge of the board, found " + shown, value_column + begin);
    int& value = result[static_cast<std::size_t>(edge - all.begin())];
    if (value != 0) throw text::InputError("expected every edge once, found " + shown + " twice", value_column + begin);
    value = read(text, at, value_column);
  }
  return result;
}

std::vector<int> Instance::edge_values(std::string_view name, int least, int greatest) const {
  return read_edges(name, [&](std::string_view text, std::size_t& at, std::size_t column) {
    return read_value(text, at, column, least, greatest);
  });
}

std::vector<int> Instance::edge_set(std::string_view name) const {
  const std::vector<int> given = read_edges(name, [](std::string_view, std::size_t&, std::size_t) { return 1; });
  std::vector<int> result;
  for (std::size_t e = 0; e < given.size(); ++e) {
    if (given[e] != 0) result.push_back(static_cast<int>(e));
  }
  return result;
}

std::vector<int> Instance::ordering(std::string_view name) const {
  std::vector<int> result(static_cast<std::size_t>(order()));
  std::iota(result.begin(), result.end(), 0);
  const Attribute* attribute = find(name);
  if (attribute == nullptr) return result;
  const std::string& text = attribute->value;
  std::vector<char> seen(result.size(), 0);
  std::size_t at = 0;
  for (std::size_t i = 0; i < result.size(); ++i) {
    if (at == text.size()) {
      const auto missing = std::ranges::find(seen, 0) - seen.begin();
      throw text::InputError("expected every vertex once, found none of " + std::to_string(missing),
                             attribute->value_column + at);
    }
    if (i != 0) read_separator(text, at, attribute->value_column, ',');
    const std::size_t begin = at;
    result[i] = read_vertex(text, at, attribute->value_column, order());
    refuse_twice(seen, result[i], attribute->value_column + begin);
  }
  if (at < text.size())
    throw text::InputError("expected the end, found " + rest(text, at), attribute->value_column + at);
  return result;
}

void Instance::refuse(std::string_view name, const std::string& message) const {
  const Attribute* attribute = find(name);
  throw text::InputError(message, attribute == nullptr ? 1 : attribute->value_column);
}

void Instance::require(const GameInfo& info) const {
  const KindOfBoard& kind = kinds_of_boards[static_cast<std::size_t>(info.board)];
  if (!kind.holds(of_kind(board_, info.board))) {
    const bool disc = info.board == BoardKind::drawn_triangulation && holds<graphs::Triangulation>(board_);
    throw text::InputError("expected " + std::string(kind.name) + ", the board of " + std::string(info.name) +
                               ", found " + (disc ? "one without coordinates" : std::string(kind_of(board_))),
                           1);
  }
  std::vector<std::string_view> names;
  for (const AttributeInfo& known : info.attributes) names.push_back(known.name);
  for (const Attribute& attribute : attributes_) {
    if (std::find(names.begin(), names.end(), attribute.name) != names.end()) continue;
    std::string expected = names.empty() ? "no attributes" : "the attribute";
    for (std::size_t i = 0; i < names.size(); ++i) expected.append(i == 0 ? " " : " or ").append(names[i]);
    throw text::InputError(
        "expected " + expected + " of " + std::string(info.name) + ", found '" + attribute.name + "'",
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
