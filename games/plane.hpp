// The plane: a set of cells whose membership bits may be constants or literals.
//
// A game's rules are written once, over an abstract plane. Over WordPlane they play the game;
// over encode's CircuitPlane the same text builds the circuit that solvers read. To stay one
// text, rules use only what both have:
//
//   sets      a & b, a | b, a ^ b, a - b, when(bit, plane), a.contains(cell)
//   bits      !x, x & y, x | y, x ^ y, any(plane), none(plane); never `if (bit)`
//   numbers   count(plane), when(bit, number), + - < <= > >= ==
//   visiting  each(plane, [&](int cell, Bit in) { ... }): every cell that may be a member
//   making    space.none(), space.all(n), space.cell(c), space.cells({...}), cells_where(space, n, in)
//
// A rule that branches on a bit does not compile, so no rule can depend on the kind of plane.
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <utility>

#include "games/arenas/tables.hpp"

namespace gamecert::games {

/// A plane, as far as rules need to tell it from other types; contract::PlaneOperations (rules.hpp) is what it offers.
template <class P>
concept Plane = requires {
  typename P::Bit;
  typename P::Number;
  typename P::Space;
};

/// The cells c below n with the bit in(c).
template <class Space, class In>
auto cells_where(const Space& space, int n, In&& in) {
  auto cells = space.none();
  for (int c = 0; c < n; ++c) {
    const auto bit = in(c);
    cells = std::move(cells) | when(bit, space.cell(c));
  }
  return cells;
}

/// The planes of a board, which is a struct of nothing but planes, as an array in order of declaration.
template <class P, class Board>
constexpr auto planes_of(const Board& board) {
  constexpr std::size_t fields = sizeof(Board) / sizeof(P);
  static_assert(fields * sizeof(P) == sizeof(Board) && fields >= 1 && fields <= 6, "a board is one to six planes");
  if constexpr (fields == 1) {
    const auto& [a] = board;
    return std::array<P, 1>{a};
  } else if constexpr (fields == 2) {
    const auto& [a, b] = board;
    return std::array<P, 2>{a, b};
  } else if constexpr (fields == 3) {
    const auto& [a, b, c] = board;
    return std::array<P, 3>{a, b, c};
  } else if constexpr (fields == 4) {
    const auto& [a, b, c, d] = board;
    return std::array<P, 4>{a, b, c, d};
  } else if constexpr (fields == 5) {
    const auto& [a, b, c, d, e] = board;
    return std::array<P, 5>{a, b, c, d, e};
  } else {
    const auto& [a, b, c, d, e, f] = board;
    return std::array<P, 6>{a, b, c, d, e, f};
  }
}

/// The board with those planes, in order of declaration.
template <class Board, class P, std::size_t N>
constexpr Board board_of(const std::array<P, N>& planes) {
  return std::apply([](const auto&... plane) { return Board{plane...}; }, planes);
}

}  // namespace gamecert::games
