// The formats in which graphs come, and how each is recognised.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace gamecert::graphs {

enum class Format {
  any,          // what a line says it is
  lines,        // graph6, sparse6 (also incremental) and digraph6
  planar_code,  // binary; without a header it must be asked for
  dimacs,       // .col
  edge_list,    // ORDER SIZE and the edges
  edges,        // the edges alone
  labels,       // the same with words for vertices; must be asked for
  matrix        // of 0 and 1
};

struct FormatName {
  Format format;
  std::string_view name, meaning;
};
/// All but `any`.
std::span<const FormatName> formats();

/// What a graph that takes several lines is, by the first of them that is not blank; nothing if it is no such line. A
/// list begins with an order above 0 and a matrix with the 0 that no loop makes. Lines with a pair of numbers each can
/// be more: graphs/streams/pairs_guess.hpp looks at all of them.
std::optional<Format> format_of_block(std::string_view line);

}  // namespace gamecert::graphs
