// Two games that are played alike, move by move.
#pragma once

#include <functional>
#include <optional>

#include "certificates/certificate.hpp"
#include "games/instances/setup.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// A certificate that each move of the first game is answered by the move `corresponding` of the second, with the pairs
/// of positions that play leads to. Nothing if some move corresponds to no legal one, or two to the same, or a legal
/// move of the second game to none. LimitError at a limit.
std::optional<certificates::Certificate> played_alike(const games::Setup& first, const games::Setup& second,
                                                      const std::function<int(int)>& corresponding,
                                                      const Limits& limits);

}  // namespace gamecert::solve
