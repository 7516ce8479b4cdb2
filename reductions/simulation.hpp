// Whether two games are played alike, position by position.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/game.hpp"

namespace gamecert::reductions {

/// Why the pairs of positions, ascending, do not show that the two games, both of the last move, are played alike:
/// "pair 3: expected X, found Y"; nothing if they do. The starts are a pair; in every pair each move of the one game
/// leads to a position that is paired with one that some move of the other leads to; and every pair but that of the
/// starts is met so. Then positions of a pair have the same outcome and the same nimber, in normal and in misere play.
std::optional<std::string> simulation_fails(const games::Game& first, const games::Game& second,
                                            const std::vector<std::pair<games::Position, games::Position>>& pairs);

}  // namespace gamecert::reductions
