// Winning moves of Hackendot and of the geodetic game on trees, from any position.
#pragma once

#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::solve {

/// Of Hackendot where these vertices of a forest are left, given by the parents of all (games::Forest::none at a root):
/// the vertices by which the next player wins, ascending. LimitError by text::pause.
std::vector<int> hackendot_moves(const std::vector<int>& parent, const std::vector<char>& left);

/// Of the geodetic game on a tree where these vertices are not labelled: the others are none, or make a tree.
std::vector<int> geodetic_tree_moves(const graphs::Graph& tree, const std::vector<char>& open);

}  // namespace gamecert::solve
