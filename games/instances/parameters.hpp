// Options of games as users read them.
#pragma once

#include <string>

#include "games/info.hpp"

namespace gamecert::games {

/// The values there are: `1..64`, `contract|literal|hull`, `p/q, numbers 1..9999`.
std::string values_text(const ParameterInfo& parameter);

}  // namespace gamecert::games
