// Evidence `symmetry`: openings and images of cells.
#pragma once

#include <string_view>

#include "games/play/mirroring.hpp"

namespace gamecert::certificates {

/// The outcome of a game in which whoever completes a line of cells wins: the winner opens, then mirrors.
struct Symmetry : games::Mirroring {
  static constexpr std::string_view kind = "symmetry";
};

}  // namespace gamecert::certificates
