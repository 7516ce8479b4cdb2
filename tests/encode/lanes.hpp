// Up to 64 evaluations of a circuit side by side.
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "encode/circuit_game.hpp"
#include "games/game.hpp"
#include "tests/encode/simulate.hpp"

namespace gamecert::testing {

/// Whether a cell belongs to a plane of a packed position.
inline bool member(games::PositionView at, std::size_t planes, std::size_t plane, std::size_t cell) {
  const std::size_t words = at.size() / planes;
  return (at[plane * words + cell / 64] >> (cell % 64) & 1) != 0;
}

class Lanes {
 public:
  explicit Lanes(const encode::Circuit& circuit) : circuit_(circuit), number_(circuit.gates(), 0) {
    std::size_t next = 0;
    for (std::uint32_t gate = 0; gate < circuit.gates(); ++gate) {
      if (circuit.is_input(gate)) number_[gate] = next++;
    }
    inputs_.assign(next, 0);
  }

  /// Sets an input of one evaluation.
  void set(encode::Literal input, std::size_t lane, bool value) {
    assert(circuit_.is_input(input.gate()) && !input.inverted());
    std::uint64_t& word = inputs_[number_[input.gate()]];
    word = (word & ~(std::uint64_t{1} << lane)) | std::uint64_t{value} << lane;
  }
  void set(const encode::SymbolicBoard& board, std::size_t lane, games::PositionView at) {
    for (std::size_t p = 0; p < board.size(); ++p) {
      for (std::size_t c = 0; c < board[p].size(); ++c) set(board[p][c], lane, member(at, board.size(), p, c));
    }
  }
  void evaluate() { words_ = encode::simulate(circuit_, inputs_); }

  bool of(encode::Literal wire, std::size_t lane) const { return (word_of(wire, words_) >> lane & 1) != 0; }
  int of(const std::vector<encode::Literal>& number, std::size_t lane) const {
    int result = of(number.back(), lane) ? -1 : 0;
    for (std::size_t i = number.size(); i-- > 0;) result = result * 2 + (of(number[i], lane) ? 1 : 0);
    return result;
  }
  bool equal(const encode::SymbolicBoard& board, std::size_t lane, games::PositionView at) const {
    for (std::size_t p = 0; p < board.size(); ++p) {
      for (std::size_t c = 0; c < board[p].size(); ++c) {
        if (of(board[p][c], lane) != member(at, board.size(), p, c)) return false;
      }
    }
    return true;
  }

 private:
  const encode::Circuit& circuit_;
  std::vector<std::size_t> number_;  // of an input, by gate
  std::vector<std::uint64_t> inputs_, words_;
};

}  // namespace gamecert::testing
