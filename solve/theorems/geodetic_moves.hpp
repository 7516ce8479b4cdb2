// Winning moves of the geodetic game on cycles and on rays, from any position.
#pragma once

#include <optional>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::solve {

/// On a cycle where these vertices are not labelled: a move that wins, if there is one. `contract`: the reading of the
/// rules, else one of the others. What is labelled is an arc.
std::optional<int> geodetic_cycle_move(const graphs::Graph& cycle, const std::vector<char>& open, bool contract,
                                       bool misere);

/// On K_m with a path of n vertices at each of its vertices, where play has come to this by the strategy of the second
/// player: in normal play, a move of this strategy.
std::optional<int> geodetic_rays_move(const graphs::Graph& graph, const std::vector<char>& open);

}  // namespace gamecert::solve
