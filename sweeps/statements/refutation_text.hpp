// The refutation of a statement by one graph as a text for provers.
#pragma once

#include <string>
#include <string_view>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"

namespace gamecert::sweeps {

/// For Coq, over formal/language: the graph, the statement as its reader reads it, and the theorem that the statement
/// is false at the graph, proved by computation. InputError for digraphs, which it does not have, and for statements
/// that ask a game, whose answers are not computed there.
std::string coq_refutation(const language::Formula& statement, const graphs::SmallGraph& graph);

/// For Lean 4: the graph, and the statement as a comment for a proof of one's own. It says that nothing of it was
/// checked. InputError for digraphs.
std::string lean_refutation(const language::Formula& statement, const graphs::SmallGraph& graph);

}  // namespace gamecert::sweeps
