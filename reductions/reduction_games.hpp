// The games a reduction may lead from or to.
#pragma once

#include <map>
#include <string>

#include "reductions/reduction.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {

/// The game as a side of a reduction. InputError unless it is one of painting vertices or of taking edges, with
/// parameters it has and values in their range; what is not given takes its usual value.
Side side(const std::string& game, const std::map<std::string, int>& parameters);

/// Whether it is an impartial game in which a move takes an edge and closes those that share an end with it.
bool takes_edges(const games::GameInfo& info);

/// That a game is none of painting vertices and none of those that `other` says.
text::InputError no_such_side(const std::string& game, bool (*other)(const games::GameInfo&));

}  // namespace gamecert::reductions
