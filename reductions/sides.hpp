// The games a reduction may lead from or to.
#pragma once

#include <map>
#include <string>

#include "reductions/reduction.hpp"

namespace gamecert::reductions {

/// The game as a side of a reduction. InputError unless it is one of painting vertices, with parameters it has and
/// values in their range; what is not given takes its usual value.
Side side(const std::string& game, const std::map<std::string, int>& parameters);

}  // namespace gamecert::reductions
