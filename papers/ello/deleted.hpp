// Statements of the ELLO paper on what is left when a vertex is deleted.
#pragma once

#include "papers/statements.hpp"

namespace gamecert::papers {

/// Every vertex-deleted subgraph satisfies the condition.
template <class Condition>
bool every_deleted(const SmallGraph& graph, Condition&& condition) {
  for (int v = 0; v < graph.order; ++v) {
    if (!condition(v, graphs::delete_vertex(graph, v))) return false;
  }
  return true;
}

extern const Implication special_is_driven;   // Proposition 3.13
extern const Implication deleted_are_driven;  // Theorem 3.20
/// After Theorem 3.20: K_1 minus its vertex is no graph, hence no event; in the other reading it is the null
/// graph, an event.
extern const Implication events_deleted;
extern const Implication events_or_null_deleted;
/// After Theorem 3.20: odd type, not special, every vertex-deleted subgraph parity-driven.
extern const Property is_driven_when_deleted;

}  // namespace gamecert::papers
