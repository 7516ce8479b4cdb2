// Playing on by a theorem, where its proof is a strategy.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "games/instances/setup.hpp"
#include "graphs/graph.hpp"

namespace gamecert::solve {

/// Of the options of the position `at` one that the mover takes by the strategy of a theorem of games/theorems/, for
/// whom it is one and who has followed it: by place. `played` are the codes of the moves made from the start on.
/// Nothing where no such strategy is known, or none goes on from here. In `capture` images of edges may be those under
/// the symmetry that exchanges the vertices of some pairs.
std::optional<std::size_t> move_by_theorem(const games::Setup& setup, bool misere, std::span<const int> played,
                                           games::PositionView at, const games::Options& options,
                                           std::span<const graphs::Edge> exchange = {});

}  // namespace gamecert::solve
