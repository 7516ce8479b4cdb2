// Lists of graphs seen to be complete by those of the order before.
#pragma once

#include <vector>

#include "certificates/grounds.hpp"
#include "graphs/canonical_word.hpp"
#include "graphs/graph_class.hpp"

namespace gamecert::certificates {

/// Theorem 4 of docs/LEDGERS.md.
extern const Ground theorem_of_extension;

/// Whether theorem 4 is about the class: each of its graphs has a vertex without which it is in the class.
bool extendable(const graphs::GraphClass& graph_class);

/// Throws Rejection if some graph of the class is one of `smaller`, words of order - 1, with a vertex more, and none
/// of `words`, ascending words of that order.
void require_extensions(const graphs::GraphClass& graph_class, int order, const std::vector<graphs::Word>& smaller,
                        const std::vector<graphs::Word>& words);

}  // namespace gamecert::certificates
