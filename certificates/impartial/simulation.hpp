// Evidence `simulation`: pairs of positions.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "certificates/certificate.hpp"
#include "games/game.hpp"

namespace gamecert::certificates {

/// Two impartial games are played alike, and so have equal outcomes and nimbers in normal and in misere
/// play: every move in one position of a pair is answered in the other one so that again a pair arises.
struct Simulation {
  static constexpr std::string_view kind = "simulation";
  Claim other;  // the second game, without a statement; the first is the claim's
  std::vector<std::pair<games::Position, games::Position>> pairs;  // ascending
};

}  // namespace gamecert::certificates
