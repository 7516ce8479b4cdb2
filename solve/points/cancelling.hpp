// Games for points by pieces that cancel: search for what is left.
#pragma once

#include <optional>
#include <vector>

#include "games/instances/setup.hpp"
#include "graphs/graph.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// The score of a local game for points, with evidence `cancellation` if asked for, and a best move where it is known.
/// Nothing for any other game, on boards with fewer edges than are worth it, if nothing cancels, or if all best moves
/// are wanted. LimitError.
std::optional<Answer> solve_by_cancelling(const games::Setup& setup, const Request& request);

/// The same on a board of any size, on which what an exchange of vertices moves cancels first: pairs as (smaller,
/// larger), ascending, of a symmetry of the board that takes every edge at a vertex of theirs to another edge
/// (docs/SYMMETRY.md). InputError if it is none, or if the game is not one for points. LimitError.
Answer solve_by_exchange(const games::Setup& setup, const Request& request, const std::vector<graphs::Edge>& pairs);

}  // namespace gamecert::solve
