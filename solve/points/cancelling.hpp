// Games for points by pieces that cancel: search for what is left.
#pragma once

#include <optional>

#include "games/instances/setup.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// The score of a local game for points, with evidence `cancellation` if asked for, and a best move where it is known.
/// Nothing for any other game, on boards with fewer edges than are worth it, if nothing cancels, or if all best moves
/// are wanted. LimitError.
std::optional<Answer> solve_by_cancelling(const games::Setup& setup, const Request& request);

}  // namespace gamecert::solve
