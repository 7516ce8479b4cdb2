// Canonical words of connected cubic graphs too large for their adjacency to be one.
#pragma once

#include "graphs/canonical_word.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// The words of larger ones might not fit into 128 bits.
inline constexpr int largest_cubic_word_order = 24;

/// In the same order of the vertices as canonical_word, but saying of each vertex which later ones it is joined to, of
/// those that still have fewer than three neighbours: docs/LEDGERS.md. InputError for a graph that is not connected and
/// cubic; LimitError for a larger order and as canonical_word.
CanonicalWord cubic_word(const SmallGraph& graph);
/// The reverse. InputError unless the word is one of such a graph.
SmallGraph cubic_graph_of_word(Word word, int order);

}  // namespace gamecert::graphs
