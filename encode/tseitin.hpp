// From circuits to clauses: a variable for a gate, and clauses that tie it to what the gate is made of.
#pragma once

#include <cassert>
#include <vector>

#include "encode/circuit.hpp"
#include "encode/cnf.hpp"

namespace gamecert::encode {

/// What is asked of the inputs of a circuit: that in every clause some wire is true.
struct Requirement {
  std::vector<Literal> inputs;  // these become variables 1, 2, ...; not inverted
  std::vector<std::vector<Literal>> clauses;
};

struct CircuitCnf {
  Cnf cnf;
  std::vector<int> variables;  // by gate; 0 if it has none
  /// The literal of a wire that has a variable.
  int of(Literal wire) const {
    const int variable = variables[wire.gate()];
    assert(variable != 0);
    return wire.inverted() ? -variable : variable;
  }
};

/// A formula whose models, restricted to the inputs, are exactly the values that meet the requirement. Only gates on
/// which it depends are written.
CircuitCnf clauses_of(const Circuit& circuit, const Requirement& requirement);

}  // namespace gamecert::encode
