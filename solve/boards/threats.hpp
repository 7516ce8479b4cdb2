// Wins of the first player of bichromatic-colouring by threats.
#pragma once

#include <optional>
#include <vector>

#include "certificates/plays/strategy.hpp"
#include "solve/boards/edge_board.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

struct WinByThreats {
  std::optional<int> unanswered;    // an answer to the first edge after which this does not win
  certificates::Strategy strategy;  // if there is none: bounds that prove the win
};
/// Red, the first player, colours the edge `first`; after every answer she wins by threats alone, or by one of the
/// edges `seconds` and then by threats. LimitError.
WinByThreats win_by_threats(const EdgeBoard& board, int first, const std::vector<int>& seconds, Watch& watch);

}  // namespace gamecert::solve
