// Graphs as mathematicians and other programs name them: `K5`, `K_{3,3}`, `Petersen`, `cycle_graph(5)`.
#pragma once

#include <string>
#include <string_view>

namespace gamecert::graphs {

/// The family that is meant, such as `complete:5`, which make_family reads; empty if none is known.
std::string meant_family(std::string_view name);

}  // namespace gamecert::graphs
