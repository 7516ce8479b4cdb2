// Boards of which a paper asks or says more than is proved.
#pragma once

#include <string>

#include "games/instances/setup.hpp"

namespace gamecert::solve {

/// Why no theorem answers on this board, where one may be looked for: in words, with the claim. Empty for other boards.
std::string why_no_theorem(const games::Setup& setup);

}  // namespace gamecert::solve
