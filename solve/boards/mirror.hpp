// Games of completing lines on serpentine triangulations and wheels, won by mirroring.
#pragma once

#include <optional>
#include <vector>

#include "games/game.hpp"
#include "games/instances/instance.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// The outcome with evidence `symmetry`, where reversing the row of triangles or turning or reflecting a wheel meets
/// the conditions of games/play/mirroring.hpp; nothing elsewhere. The board is a triangulation. Linear time.
std::optional<Answer> mirror(const games::Game& game, const games::Instance& instance);

/// The image of every edge when the row of triangles is reversed; nothing if they are not a row.
std::optional<std::vector<int>> reversal(const graphs::Triangulation& triangulation);

}  // namespace gamecert::solve
