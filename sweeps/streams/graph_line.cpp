// Short lines of graph6 are read without allocation; all others, right or wrong, by the readers of the formats.
#include "sweeps/streams/graph_line.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <variant>

#include "graphs/families/users_board.hpp"
#include "graphs/formats.hpp"
#include "graphs/six_bits.hpp"
#include "text/blanks.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;

/// Whether the line is well-formed graph6 of an order at most 62; then the graph, which must come empty, is its.
bool read_short(std::string_view line, SmallGraph& graph) {
  const auto bits_at = [&](std::size_t at) { return static_cast<unsigned>(line[at]) - '?'; };
  if (line.empty() || bits_at(0) > 62) return false;
  const unsigned order = bits_at(0);
  const std::size_t bits = std::size_t{order} * (order - (order > 0)) / 2;
  if (line.size() != 1 + (bits + 5) / 6) return false;
  graph.order = static_cast<int>(order);
  std::size_t larger = 1;
  std::size_t column = 0;  // index of the pair 0, larger
  for (std::size_t at = 1; at < line.size(); ++at) {
    unsigned six = bits_at(at);
    if (six > 63) return false;
    for (; six != 0; six &= ~std::bit_floor(six)) {
      const std::size_t index = 6 * at - static_cast<std::size_t>(std::bit_width(six));
      if (index >= bits) return false;
      while (index - column >= larger) column += larger++;
      graph.rows[larger] |= graphs::VertexSet{1} << (index - column);
      graph.rows[index - column] |= graphs::VertexSet{1} << larger;
    }
  }
  return true;
}

/// For lines that are not read whole, but for wrong characters.
void look_at_characters(std::string_view line) {
  for (std::size_t at = line.starts_with(':') || line.starts_with('&') ? 1 : 0; at < line.size(); ++at)
    graphs::six_bits(line, at);
}

/// Of a few characters sparse6 can make a graph of millions of vertices.
SmallGraph read_sparse(std::string_view line) {
  std::size_t at = 1;
  const int order = graphs::read_order(line, at, graphs::order_limit, "sparse6");
  if (order <= SmallGraph::max_order) return graphs::small(graphs::read_sparse6(line));
  look_at_characters(line);
  throw text::LimitError("expected an order of at most 64, found " + std::to_string(order));
}

/// Whether a word stands at the beginning, or behind a bracket there, as in `path:3` and `complement(Dhc)`.
bool begins_with_name(std::string_view line) {
  if (line.starts_with('(')) return line.find(':') != std::string_view::npos;
  const std::string_view name = line.substr(0, line.find_first_of(":("));
  return !name.empty() && name.size() < line.size() &&
         std::ranges::all_of(name, [](char c) { return text::small_letter(c) || c == '-'; });
}

/// Of a board that a user names.
SmallGraph read_board(std::string_view line) {
  constexpr std::string_view blanks = " \t";
  const std::size_t blank = line.find_first_of(blanks);
  if (blank != std::string_view::npos) {
    const std::size_t behind = line.find_first_not_of(blanks, blank);
    throw text::InputError("expected a graph alone, found " + text::quoted(line.substr(behind)) + " behind it",
                           behind + 1);
  }
  const graphs::FamilyMember board = graphs::users_board(line).board;
  if (const auto* digraph = std::get_if<graphs::Digraph>(&board)) return graphs::small(*digraph);
  return graphs::small(graphs::graph_of(board));
}

}  // namespace

SmallGraph read_graph_line(std::string_view line) {
  SmallGraph graph;
  if (read_short(line, graph)) return graph;
  if (line.size() > line_limit) {
    look_at_characters(line);
    throw text::LimitError("expected a line of at most " + std::to_string(line_limit) +
                           " characters, found a longer one");
  }
  if (graphs::names_users_board(line)) {
    try {
      return read_board(line);
    } catch (const text::InputError&) {
      if (begins_with_name(line)) throw;  // else a line of a format that was spoilt
    }
  }
  if (line.starts_with('&')) return graphs::small(graphs::read_digraph6(line));
  return line.starts_with(':') ? read_sparse(line) : graphs::small(graphs::read_graph6(line));
}

void tell_triangulation(Evaluator& evaluator, std::string_view line) {
  if (!evaluator.asks_for_triangulation()) return;
  line = line.substr(0, line.find_last_not_of(text::line_blanks) + 1);
  evaluator.of_triangulation(nullptr);
  if (!graphs::names_users_board(line)) return;
  const graphs::FamilyMember board = graphs::users_board(line).board;
  if (const auto* plane = std::get_if<graphs::PlaneBoard>(&board)) evaluator.of_triangulation(plane->triangulation);
}

}  // namespace gamecert::sweeps
