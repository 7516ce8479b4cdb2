// The line of a graph that certificates hold inside derivations.
#pragma once

#include <string>

#include "graphs/graph.hpp"

namespace gamecert::reductions {

/// As an instance line: graph6, of more than 62 vertices sparse6.
std::string line_of(const graphs::Graph& graph);

}  // namespace gamecert::reductions
