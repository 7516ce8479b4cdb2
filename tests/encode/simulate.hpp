// The values of the gates of a circuit.
#pragma once

#include <cstdint>
#include <vector>

#include "encode/circuit.hpp"

namespace gamecert::encode {

/// The 64 values of a wire in the result of simulate().
inline std::uint64_t word_of(Literal a, const std::vector<std::uint64_t>& gate_words) {
  return gate_words[a.gate()] ^ (a.inverted() ? ~std::uint64_t{0} : 0);
}

/// 64 evaluations at once: the value of every gate, given one word for each input in order.
inline std::vector<std::uint64_t> simulate(const Circuit& circuit, const std::vector<std::uint64_t>& input_words) {
  std::vector<std::uint64_t> words(circuit.gates(), 0);
  std::size_t next_input = 0;
  for (std::uint32_t gate = 1; gate < circuit.gates(); ++gate) {
    const auto& [a, b] = circuit.fanins(gate);
    words[gate] = circuit.is_input(gate) ? input_words.at(next_input++) : word_of(a, words) & word_of(b, words);
  }
  return words;
}

}  // namespace gamecert::encode
