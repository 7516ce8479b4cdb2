// Games for points by the leads at vertices: what cancels is struck at every position.
#pragma once

#include <optional>

#include "games/instances/setup.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// With fewer edges search by the rules is as quick, and its evidence rests on less.
constexpr int worth_striking = 12;

/// The score of a local game for points, with evidence `leads` if asked for. Nothing for any other game, and on boards
/// with fewer edges than `least`, or more vertices than a LeadGraph has. LimitError.
std::optional<Answer> solve_by_leads(const games::Setup& setup, const Request& request, int least);

}  // namespace gamecert::solve
