// Reading and writing graph6 and digraph6: the adjacency matrix, six bits a character.
#include "graphs/formats.hpp"

#include <algorithm>
#include <cstdint>

#include "graphs/six_bits.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::graphs {
namespace {

std::size_t characters(std::uint64_t bits) { return static_cast<std::size_t>((bits + 5) / 6); }

/// The bits of graph6: pair after pair, by the larger vertex and then the smaller one.
std::uint64_t pairs(int order) {
  const auto n = static_cast<std::uint64_t>(order);
  return n == 0 ? 0 : n * (n - 1) / 2;
}
std::uint64_t pair_index(int smaller, int larger) { return pairs(larger) + static_cast<std::uint64_t>(smaller); }

/// Those of digraph6: row after row.
std::uint64_t ordered_pairs(int order) { return static_cast<std::uint64_t>(order) * static_cast<std::uint64_t>(order); }

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
  constexpr std::size_t many = 4096;
  for (std::size_t at = begin; at < line.size(); ++at) {
    if (at % many == 0) text::pause();
    const unsigned bits = static_cast<unsigned>(line[at] - '?');
    for (unsigned i = 0; bits != 0 && i < 6; ++i)
      if ((bits >> (5 - i) & 1) != 0) visit(6 * std::uint64_t{at - begin} + i);
  }
}

/// Behind the beginning of a line the order and a matrix; set_ones(set) calls set(index of the bit) for every one in
/// it.
template <class SetOnes>
std::string written(std::string line, int order, std::uint64_t bits, std::string_view format, SetOnes&& set_ones) {
  write_order(line, order, largest_in_four, format);
  const std::size_t begin = line.size();
  line.append(characters(bits), '?');
  set_ones([&](std::uint64_t index) {
    char& character = line[begin + static_cast<std::size_t>(index / 6)];
    character = static_cast<char>(character + (32 >> index % 6));
  });
  return line;
}

}  // namespace

Graph read_graph6(std::string_view line) {
  std::size_t at = 0;
  const int order = read_order(line, at, largest_in_four, "graph6");
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
  const int order = read_order(line, at, largest_in_four, "digraph6");
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

std::string write_graph6(const Graph& graph) {
  return written("", graph.order(), pairs(graph.order()), "graph6", [&](auto&& set) {
    for (int v = 0; v < graph.order(); ++v)
      for (const int u : graph.neighbours(v)) {
        if (u > v) break;
        set(pair_index(u, v));
      }
  });
}

std::string write_digraph6(const Digraph& graph) {
  const auto order = static_cast<std::uint64_t>(graph.order());
  return written("&", graph.order(), ordered_pairs(graph.order()), "digraph6", [&](auto&& set) {
    for (int u = 0; u < graph.order(); ++u)
      for (const int v : graph.out_neighbours(u))
        set(static_cast<std::uint64_t>(u) * order + static_cast<std::uint64_t>(v));
  });
}

}  // namespace gamecert::graphs
