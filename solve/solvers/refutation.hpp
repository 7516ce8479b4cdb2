// Solitaires decided by asking for lines of play that refute statements, whoever answers.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/game.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// A line of play, move codes in order, that shows a statement, `UNWINNABLE` or `SCORE <= v`, to be false; nothing if
/// there is none.
using Refuter = std::function<std::optional<std::vector<int>>(const std::string& statement)>;

/// Decides a game of one player, for a goal or for points, and gives the best line of play. Lines are played by the
/// rules before they are believed; that there is none is believed. With evidence of WINNABLE, if it is wanted, and of
/// no other answer. Throws logic_error for lines that do not do what they should, and whatever `against` throws.
Answer decide_by_refuting(const games::Game& game, const Refuter& against, bool evidence);

}  // namespace gamecert::solve
