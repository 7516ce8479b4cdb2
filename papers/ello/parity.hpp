// What Section 3 of the ELLO paper says of single graphs, to Corollary 3.7.
#pragma once

#include "papers/claim.hpp"
#include "papers/ello/games.hpp"

namespace gamecert::papers {

inline bool odd_degenerate(const ElloGames& games) { return games.odd_degenerate(games.all()); }

/// Of every graph of an order: if it is disconnected, it is plausibility-driven exactly if its components are; if it is
/// connected and of odd type, exactly if `described`. Connected ones of even type are counted.
void check_open_1(int order, bool (*described)(const ElloGames&), Trial& trial);

}  // namespace gamecert::papers
