// What words of graphs rest on at a graph: the exchange of vertices that splits it, the paths that are contracted.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::sweeps {

/// Lines for people on what makes the word true of the graph, or gives its number there; none where the word is false,
/// and of words that have nothing to show. The words are those of conjectures/words.txt. LimitError.
std::vector<std::string> word_witness(std::string_view word, const graphs::SmallGraph& graph);

}  // namespace gamecert::sweeps
