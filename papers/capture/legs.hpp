// Pendant paths of trees, the cores that are left when pairs of them go, and strategies on trees.
#pragma once

#include <set>
#include <string>

#include "papers/capture/symmetry.hpp"

namespace gamecert::papers {

/// The canonical graph6 of every tree that is left once no pair of pendant paths can go (reductions::go_together), over
/// all orders in which pairs go.
std::set<std::string> cores(const SmallGraph& tree);

/// Trees with one vertex r of even degree: the pairs of Lemma 6.2, edges to the children of a vertex two by two.
EdgePairs pairs_of_children(const SmallGraph& tree, int root);

}  // namespace gamecert::papers
