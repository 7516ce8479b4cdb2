// The game of a claim about outcomes and nimbers.
#pragma once

#include <memory>

#include "certificates/subject.hpp"

namespace gamecert::certificates {

/// The claim's game on its instance. Rejects one that is not impartial and decided by the last move.
std::unique_ptr<games::Game> impartial_game(const Claim& claim, Grounds& grounds);

}  // namespace gamecert::certificates
