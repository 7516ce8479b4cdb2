// graph6, sparse6 and digraph6: one graph a line of printable characters
// (Brendan McKay, "Description of graph6, sparse6 and digraph6 encodings").
#pragma once

#include <string>
#include <string_view>

#include "graphs/graph.hpp"

namespace gamecert::graphs {

/// The reader of each format wants one line without its newline, no header, and refuses
/// whatever its writer could not have meant: a character outside 63..126, a length that does
/// not fit the order, an order in a longer form than needed, padding that is not the format's,
/// trailing text. InputError names the column. LimitError for an order the format's writer refuses.
Graph read_graph6(std::string_view line);
/// Loops and multiple edges, which sparse6 can hold, are refused.
Graph read_sparse6(std::string_view line);
Digraph read_digraph6(std::string_view line);

/// Graphs of order up to 258047 in graph6 and digraph6, up to order_limit in sparse6; LimitError above.
std::string write_graph6(const Graph& graph);
std::string write_sparse6(const Graph& graph);
std::string write_digraph6(const Digraph& graph);
/// The one line that certificates have for a graph: graph6, of more than 62 vertices sparse6.
std::string line_of(const Graph& graph);

}  // namespace gamecert::graphs
