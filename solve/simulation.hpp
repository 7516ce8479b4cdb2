// Two games that are played alike, move by move.
#pragma once

#include <functional>
#include <optional>

#include "certificates/certificate.hpp"
#include "certificates/impartial/simulation.hpp"
#include "games/game.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// The pairs of positions that play leads to when each move of the first game is answered by the move
/// `corresponding` of the second; without the second game's name. Nothing if some move corresponds to no
/// legal one, or two to the same, or a legal move of the second game to none. LimitError at a limit.
std::optional<certificates::Simulation> simulation(const games::Game& first, const games::Game& second,
                                                   const std::function<int(int)>& corresponding, const Limits& limits);

}  // namespace gamecert::solve
