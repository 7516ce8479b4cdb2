// Short lines of graph6 are read without allocation; all others, right or wrong, by the readers of the formats.
#include "sweeps/streams/graph_lines.hpp"

#include <bit>
#include <string>

#include "graphs/formats.hpp"
#include "graphs/six_bits.hpp"
#include "text/errors.hpp"

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

/// For lines of which only the beginning is there.
[[noreturn]] void refuse_long(std::string_view line) {
  for (std::size_t at = line.starts_with(':') ? 1 : 0; at < line.size(); ++at) graphs::six_bits(line, at);
  throw text::LimitError("expected a line of at most " + std::to_string(line_limit) +
                         " characters, found a longer one");
}

}  // namespace

SmallGraph read_graph_line(std::string_view line) {
  SmallGraph graph;
  if (read_short(line, graph)) return graph;
  if (line.starts_with('&')) throw text::InputError("expected a graph, found a digraph", 1);
  if (line.starts_with(">>digraph6<<")) throw text::InputError("expected graphs, found the header of digraphs", 1);
  if (line.starts_with(">>graph6<<") || line.starts_with(">>sparse6<<") || line.starts_with(">>planar_code"))
    throw text::InputError("expected a graph, found a header that does not begin the input", 1);
  if (line.starts_with(">>"))
    throw text::InputError(
        "expected graphs, or the header >>graph6<<, >>sparse6<< or >>planar_code<<, found another header", 1);
  if (line.starts_with(';'))
    throw text::InputError("expected graph6 or sparse6, found incremental sparse6, which needs the line before", 1);
  if (line.size() > line_limit) refuse_long(line);
  return graphs::small(line.starts_with(':') ? graphs::read_sparse6(line) : graphs::read_graph6(line));
}

std::string_view header(std::string_view input) {
  for (const std::string_view known : {">>graph6<<", ">>sparse6<<"}) {
    if (!input.starts_with(known)) continue;
    const std::string_view behind = input.substr(known.size());
    const std::size_t line_end = behind.starts_with('\n') ? 1 : behind.starts_with("\r\n") ? 2 : 0;
    return input.substr(0, known.size() + line_end);
  }
  return {};
}

}  // namespace gamecert::sweeps
