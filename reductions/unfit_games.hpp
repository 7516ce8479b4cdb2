// Games that are no side of a reduction that is proved.
#pragma once

#include <string>

#include "games/info.hpp"

namespace gamecert::reductions {

/// Why a game that paints no vertices is none, as it declares itself: `whose moves are ...`.
std::string why_no_side(const games::GameInfo& info);

}  // namespace gamecert::reductions
