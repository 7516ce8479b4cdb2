// Answers about games on points in convex position by the engines that need no search.
#pragma once

#include <optional>

#include "games/instances/setup.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// Nothing where no such engine can answer: on other games and boards, where something is marked or painted, and if all
/// moves of a game are wanted that the engine does not know. Without evidence. The instance and the question are such
/// as the game allows. Throws LimitError.
std::optional<Answer> convex_answer(const games::Setup& setup, const Request& request);

}  // namespace gamecert::solve
