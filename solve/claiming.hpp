// Claiming games that one player wins by keeping the other from sets: by pairs, or as there are few sets.
#pragma once

#include <optional>

#include "games/instances/setup.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// That a player of a claiming game (docs/GAMES.md) wins by evidence `breaker`, whoever begins or as it is said;
/// nothing for other games and other questions, and where no such evidence is found. Of the best engine on boards that
/// search may not hold, for a part of the time. LimitError.
std::optional<Answer> solve_by_claiming(const games::Setup& setup, const Request& request);

}  // namespace gamecert::solve
