// Reading graph6 and digraph6: the adjacency matrix, six bits a character.
#include "graphs/formats.hpp"

#include <algorithm>
#include <cstdint>

#include "graphs/matrix_bits.hpp"
#include "graphs/six_bits.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::graphs {
namespace {

/// The matrix begins at offset `begin`; everything about the line but what its bits mean is checked.
void check_matrix(std::string_view line, std::size_t begin, int order, std::uint64_t bits) {
  const std::size_t length = begin + characters(bits);
  for (std::size_t at = begin; at < std::min(length, line.size()); ++at) six_bits(line, at);
  if (line.size() != length)
    throw text::InputError("expected a line of " + std::to_string(length) + " characters for order " +
                               std::to_string(order) + ", found " + std::to_string(line.size()),
                           std::min(length, line.size()) + 1);
  const unsigned padding = static_cast<unsigned>(6 * characters(bits) - bits);
  if (padding > 0 && (six_bits(line, length - 1) & ((1U << padding) - 1)) != 0)
    throw text::InputError("expected zeros in the last " + std::to_string(padding) + " bits, found " +
                               text::quoted_character(line, length - 1),
                           length);
}

/// Calls visit(index of the bit) for every one, ascending.
template <class Visit>
void each_one(std::string_view line, std::size_t begin, Visit&& visit) {
  for (std::size_t at = begin; at < line.size(); ++at) {
    const unsigned bits = static_cast<unsigned>(line[at] - '?');
    for (unsigned i = 0; bits != 0 && i < 6; ++i)
      if ((bits >> (5 - i) & 1) != 0) visit(6 * std::uint64_t{at - begin} + i);
  }
}

}  // namespace

Graph read_graph6(std::string_view line) {
  std::size_t at = 0;
  const int order = read_order(line, at, largest_order, "graph6");
  check_matrix(line, at, order, pairs(order));
  std::vector<Edge> edges;
  int larger = 1;
  std::uint64_t column = 0;  // index of the pair 0, larger
  each_one(line, at, [&](std::uint64_t index) {
    while (index - column >= static_cast<std::uint64_t>(larger)) column += static_cast<std::uint64_t>(larger++);
    edges.emplace_back(static_cast<int>(index - column), larger);
  });
  return Graph(order, edges);
}

Digraph read_digraph6(std::string_view line) {
  if (!line.starts_with('&')) throw text::InputError("expected '&', found " + text::quoted_character(line, 0), 1);
  std::size_t at = 1;
  const int order = read_order(line, at, largest_order, "digraph6");
  check_matrix(line, at, order, ordered_pairs(order));
  std::vector<Edge> arcs;
  each_one(line, at, [&](std::uint64_t index) {
    const int from = static_cast<int>(index / static_cast<std::uint64_t>(order));
    const int to = static_cast<int>(index % static_cast<std::uint64_t>(order));
    if (from == to)
      throw text::InputError("expected no loop, found one at vertex " + std::to_string(from),
                             at + static_cast<std::size_t>(index / 6) + 1);
    arcs.emplace_back(from, to);
  });
  return Digraph(order, arcs);
}

}  // namespace gamecert::graphs
