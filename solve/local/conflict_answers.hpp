// Local games in normal play by search over sets of moves that are open.
#pragma once

#include <optional>
#include <vector>

#include "games/instances/setup.hpp"
#include "solve/search/impartial_answers.hpp"

namespace gamecert::solve {

/// The answer of search over the graph of conflicts, with evidence `positions` if asked for; nothing if the game is not
/// local, in misere play, and where the graph is too large. LimitError.
std::optional<Answer> solve_by_conflicts(const games::Setup& setup, const Request& request);

/// A local game in normal play beside a heap; by the rules where the graph is too large. LimitError.
BesideHeap solve_beside_heap(const games::Setup& setup, int heap, const std::vector<int>& tried,
                             const Request& request);

}  // namespace gamecert::solve
