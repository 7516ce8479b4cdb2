// Conditions on bits, gathered into a formula: satisfiable exactly if some values of the inputs meet them all.
#pragma once

#include <string>
#include <utility>

#include "encode/circuit_plane.hpp"
#include "encode/tseitin.hpp"

namespace gamecert::encode {

class Conditions {
 public:
  using Bit = CircuitBit;
  Bit constant(bool value) { return {&circuit_, value ? always : never}; }
  /// A new input; inputs become the variables 1, 2, ... in their order.
  Bit input(std::string name) {
    const Bit bit(&circuit_, circuit_.input());
    requirement_.inputs.emplace_back(bit.literal(), std::move(name));
    return bit;
  }
  void require(Bit bit) { requirement_.clauses.push_back({bit.literal()}); }
  Cnf cnf() const { return clauses_of(circuit_, requirement_).cnf; }

 private:
  Circuit circuit_;
  Requirement requirement_;
};

}  // namespace gamecert::encode
