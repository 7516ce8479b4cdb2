// Conditions on bits, gathered into a formula: satisfiable exactly if some values of the inputs meet them all.
#pragma once

#include <string>
#include <utility>

#include "encode/checkpoint.hpp"
#include "encode/circuit_plane.hpp"
#include "encode/tseitin.hpp"
#include "text/errors.hpp"

namespace gamecert::encode {

class Conditions {
 public:
  using Bit = CircuitBit;
  /// A formula is made in at most about so many bytes, and in so many times the steps of a Pace; else LimitError.
  static constexpr std::size_t most_bytes = std::size_t{256} << 20, most_paces = 1024;

  explicit Conditions(Checkpoint between = {}) : circuit_(bounded(std::move(between))) {}
  Bit constant(bool value) { return {&circuit_, value ? always : never}; }
  /// A new input; inputs become the variables 1, 2, ... in their order.
  Bit input() {
    const Bit bit(&circuit_, circuit_.input());
    requirement_.inputs.emplace_back(bit.literal(), "");
    return bit;
  }
  void require(Bit bit) { requirement_.clauses.push_back({bit.literal()}); }
  Circuit& circuit() { return circuit_; }
  Cnf cnf() const { return clauses_of(circuit_, requirement_).cnf; }

 private:
  static Checkpoint bounded(Checkpoint between) {
    return [between = std::move(between), paces = std::size_t{0}](std::size_t bytes) mutable {
      if (bytes > most_bytes || ++paces > most_paces)
        throw text::LimitError("the formula takes more than " + std::to_string(most_bytes >> 20) +
                               " MB or 4 million steps");
      if (between) between(bytes);
    };
  }

  Circuit circuit_;
  Requirement requirement_;
};

}  // namespace gamecert::encode
