// Lines of graph6, sparse6 and digraph6, and boards that users name, read as graphs to be evaluated.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "graphs/small_graph.hpp"
#include "graphs/triangulation.hpp"
#include "sweeps/evaluator.hpp"

namespace gamecert::sweeps {

/// Longer lines are of graphs that cannot be evaluated; their ends need not be seen.
inline constexpr std::size_t line_limit = std::size_t{1} << 20;

/// The graph of a line without newline; of a line above line_limit its beginning is enough.
/// InputError with the column for a line that is malformed; LimitError for an order above 64.
graphs::SmallGraph read_graph_line(std::string_view line);
/// Of the graph of that line, which the evaluator is asked next.
void tell_triangulation(Evaluator& evaluator, std::string_view line);

}  // namespace gamecert::sweeps
