// Numbers of graphs that are too large to go through their sets, by formulas of these sets and CaDiCaL.
#pragma once

#include <vector>

#include "certificates/certificate.hpp"
#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "solve/limits.hpp"

namespace gamecert::sweeps {

/// Of the greatest and least numbers of sets of vertices that the formula speaks of at the graph, `independence-number`
/// or `max set S where C: B`, those of which formulas are made and that are finite. LimitError.
std::vector<certificates::Certificate> extreme_facts(const language::Formula& formula, const graphs::SmallGraph& graph,
                                                     solve::Watch& watch);
/// The formula with such numbers, found without evidence, in the place of what has them, but for words for which there
/// is an engine. LimitError.
language::Formula with_extremes(const language::Formula& formula, const graphs::SmallGraph& graph, solve::Watch& watch);
/// Whether there may be some that `with_extremes` puts a number for.
bool has_extremes(const language::Formula& formula);

/// Up to this order sets are gone through.
inline constexpr int most_gone_through = 16;

}  // namespace gamecert::sweeps
