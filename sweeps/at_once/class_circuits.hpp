// What a conjecture and a class say about graphs, as circuits over some graph.
#pragma once

#include "encode/some_graph.hpp"
#include "graphs/graph_class.hpp"
#include "language/formula.hpp"

namespace gamecert::sweeps {

/// A wire that is true exactly on the graphs for which the formula is. It is made of connectives, comparisons, + and -,
/// mod 2, and words that are read off the adjacency; InputError naming any other word.
encode::Literal says(const language::Formula& formula, encode::Circuit& circuit, const encode::Adjacency& adjacency);

/// A wire that is true exactly on the graphs of the class. InputError for a class of digraphs, trees or mops.
encode::Literal belongs(const graphs::GraphClass& graph_class, encode::Circuit& circuit,
                        const encode::Adjacency& adjacency);

}  // namespace gamecert::sweeps
