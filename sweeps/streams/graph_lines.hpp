// Lines of graph6 and sparse6 read as graphs to be evaluated.
#pragma once

#include <cstddef>
#include <string_view>

#include "graphs/small_graph.hpp"

namespace gamecert::sweeps {

/// Longer lines are of graphs that cannot be evaluated; their ends need not be seen.
inline constexpr std::size_t line_limit = std::size_t{1} << 20;

/// The graph of a line without newline and header; of a line above line_limit its beginning is enough.
/// InputError with the column for a line that is malformed or of a digraph; LimitError for an order above 64.
graphs::SmallGraph read_graph_line(std::string_view line);

/// The header that a file of graphs may begin with, `>>graph6<<` or `>>sparse6<<`, with the end of the line if
/// nothing else stands there; empty if there is none.
std::string_view header(std::string_view input);

}  // namespace gamecert::sweeps
