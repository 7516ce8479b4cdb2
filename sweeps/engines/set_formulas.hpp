// Formulas that go through all sets of vertices, at all sets at once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "language/formula.hpp"
#include "language/graph_values.hpp"

namespace gamecert::sweeps {

/// The value of such a closed formula as `max set S where tree(G[S]): |S|`, of graphs of order at most SetTable::most;
/// nothing of others. No function for a formula with words that tables do not have: then it goes through the sets one
/// by one.
language::GameValues::Engine engine_by_sets(const language::Formula& formula);

}  // namespace gamecert::sweeps
