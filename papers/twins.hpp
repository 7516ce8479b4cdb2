// Nonadjacent vertices with the same neighbourhood.
#pragma once

#include "papers/claim.hpp"

namespace gamecert::papers {

/// If the common degree of such vertices is allowed, and the graph without them is parity-driven, then the
/// graph is parity-driven and of the same type. An instance for every two of them in a graph of the order.
void every_twins(bool (*allowed_degree)(int), int order, Trial& trial);

}  // namespace gamecert::papers
