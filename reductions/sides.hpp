// The games a reduction may lead from or to.
#pragma once

#include <map>
#include <string>

#include "games/info.hpp"
#include "reductions/reduction.hpp"

namespace gamecert::reductions {

/// The game as a side of a reduction. InputError unless it is one of painting vertices, with parameters it has and
/// values in their range; what is not given takes its usual value.
Side side(const std::string& game, const std::map<std::string, int>& parameters);

/// Why no proof for all graphs applies to a game that is no side, or that says of none how far a clash looks:
/// `arc-kayles, whose moves are ...`.
std::string why_no_proof(const games::GameInfo& info);

}  // namespace gamecert::reductions
