// Failures of claims with certificates of what holds instead.
#pragma once

#include <string>
#include <string_view>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "papers/claim.hpp"

namespace gamecert::papers {

/// A failure that rests on one game of ELLO: `where` is the instance, then `what`. The certificate is
/// of WINNABLE or UNWINNABLE, as the engines find it; std::logic_error if that is not `winnable`.
Failure ello_failure(const graphs::SmallGraph& graph, graphs::VertexSet green, bool winnable, std::string_view what);

/// A failure at a graph, certified as a counterexample of a conjecture in the language (docs/LANGUAGE.md).
Failure graph_failure(const graphs::SmallGraph& graph, const language::Formula& conjecture, std::string_view what);

/// Keeps the certificates of a fact, as evidence of an entry that is proved. LimitError if some are missing.
void keep(Failure fact, Trial& trial);

}  // namespace gamecert::papers
