// What the geodetic paper says of trees (Section 2), with the parts that tests put false statements into.
#pragma once

#include <functional>
#include <string>
#include <utility>

#include "graphs/small_graph.hpp"
#include "papers/claim.hpp"

namespace gamecert::papers {

/// T'^u, the Hackendot game on T after its root u is removed, as an instance: proofs::hackendot_after_root.
using AfterFirst = std::string (*)(const graphs::SmallGraph& tree, int u);

/// Theorem 1 on every tree of an order, at every first vertex u, in every reading of the rules: move by move the
/// vertices labelled are those deleted in `after_first`, and the nimbers are the same and those of Branches.
void check_thm_1(int order, AfterFirst after_first, Trial& trial);

/// Corollary 1 on every tree of an order: `wins` of the tree, and how many options it looked at, against search and
/// n(n-1).
using Procedure = std::pair<bool, std::uint64_t> (*)(const graphs::Graph& tree);
void check_cor_1(int order, Procedure wins, Trial& trial);

}  // namespace gamecert::papers
