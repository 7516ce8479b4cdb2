// What claims on colouring games share: their questions, and paintings as instances.
#pragma once

#include <span>
#include <string>

#include "papers/claim.hpp"
#include "papers/game_question.hpp"

namespace gamecert::papers {

/// PROPER k-COLORING on a board.
GameQuestion proper(std::string board, int colours);
/// ORIENTED BLUE-RED-COLORING.
GameQuestion blue_red(std::string board);
/// 2-DISTANCE 2-COLORING.
GameQuestion two_distance(std::string board);

/// `path:3 painted=0:1,2:2`: the colours of the vertices from 0 on, 0 for unpainted.
std::string painted(const std::string& board, std::span<const int> colours);

enum class OutcomeClass { n, p };
/// An instance: the position is in the class.
void outcome_is(OutcomeClass expected, const GameQuestion& asked, Trial& trial);
/// An instance: the position has this value.
void nimber_is(int expected, const GameQuestion& asked, Trial& trial);
/// The failure of a position that has another value.
Failure not_nimber(int expected, const GameQuestion& asked);

}  // namespace gamecert::papers
