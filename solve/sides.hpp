// Answers about games of Left and Right: what engines say of the player who begins, said of Left and Right.
#pragma once

#include <functional>
#include <string>

#include "games/instances/setup.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// A sided game with that value of its option `first`.
games::Setup with_first(const games::Setup& setup, std::string_view first);
/// The value of the option.
std::string_view first_of(const games::Setup& setup);

/// `OUTCOME first` as `OUTCOME left` and the like, `SCORE 3` as the number at the end, `NUMBER 3` or `NUMBER -3`: of a
/// sided game whose option `first` is left or right.
std::string of_sides(const games::Setup& setup, const std::string& statement);
/// The other way round; `OUTCOME L` and the like, of either start, become what they say of the start of Left. Other
/// statements, and those of other games, stay.
std::string of_first_player(const games::Setup& setup, const std::string& statement);

/// The answer about either start, from those about each: `OUTCOME L`, `R`, `N` (the first player wins), `P` (the
/// second), or, where a start is a tie, `OUTCOME left/tie`.
std::string of_both_starts(const std::string& left_first, const std::string& right_first);

/// By an engine that knows who begins, and no sides.
using OneStart = std::function<Answer(const games::Setup&, const Request&)>;
/// Decides a sided game. InputError where all winning moves of either start are asked.
Answer solve_sided(const games::Setup& setup, const Request& request, const OneStart& engine);

}  // namespace gamecert::solve
