// The codes that moves have, and the moves that are legal among them: what play and circuits take from the rules.
#pragma once

#include "games/instances/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::games {

/// How many codes there are: `codes` of the rules, or without it as many as cells.
template <class Rules>
int move_codes(const Instance& instance, const Parameters& parameters) {
  if constexpr (requires { Rules::codes(instance, parameters); }) {
    return Rules::codes(instance, parameters);
  } else {
    return Rules::cells(instance, parameters);
  }
}

/// The moves that the rules allow, as far as they are `codes`, the plane of all codes. Rules need not say of a board
/// that play never reaches that no other cell is a move.
template <class Rules, Plane P>
P legal_moves(const Rules& rules, const typename Rules::Board& board, const P& codes) {
  return rules.moves(board) & codes;
}

}  // namespace gamecert::games
