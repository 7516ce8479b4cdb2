// Claiming games that are won, or tied, by keeping a player from sets or by avoiding them.
#pragma once

#include <optional>

#include "games/instances/setup.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// Who wins a claiming game (docs/GAMES.md), or that it is a tie, by evidence `breaker` or `avoider`, whoever begins or
/// as it is said; nothing for other questions and other games. Of the best engine on boards that search may not hold,
/// for a part of the time, and nothing where no such evidence is found. By --engine sat InputError for other texts of
/// two players, and LimitError where none is found.
std::optional<Answer> solve_by_claiming(const games::Setup& setup, const Request& request);

}  // namespace gamecert::solve
