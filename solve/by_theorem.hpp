// Boards on which a theorem says who wins, and how play goes on there.
#pragma once

#include <optional>
#include <string_view>

#include "games/instances/setup.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// What the theorem of that name, of games/theorems/, answers; nothing where it does not know what is asked. Evidence
/// `theorem` if asked for. LimitError.
std::optional<Answer> answer_by(std::string_view theorem, const games::Setup& setup, const Request& request);

/// The answer of some theorem on a board that is too large to be left to search; else nothing. LimitError.
std::optional<Answer> solve_by_theorem(const games::Setup& setup, const Request& request);

}  // namespace gamecert::solve
