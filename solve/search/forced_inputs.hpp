// What inputs must be for a wire of a circuit to be true.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "encode/circuit.hpp"

namespace gamecert::solve {

class ForcedInputs {
 public:
  /// By unit propagation: of an and both wires are true, and of one that is false the other one is false where the one
  /// is true.
  ForcedInputs(const encode::Circuit& circuit, encode::Literal wire);

  /// Inputs, or negatives of them, all of which are true wherever the wire is.
  const std::vector<encode::Literal>& literals() const { return literals_; }
  /// Whether the wire is true wherever all of them are.
  bool decide() const { return pending_.empty() && !never_; }
  /// Whether it is seen that the wire is never true.
  bool never() const { return never_; }

 private:
  void require(encode::Literal wire);
  bool settle_pending();
  std::optional<bool> value(encode::Literal wire, int depth = 0) const;

  const encode::Circuit& circuit_;
  std::vector<encode::Literal> literals_, pending_;
  std::vector<std::int8_t> forced_;  // by gate: 1 true, -1 false, 0 not forced
  bool never_ = false;
};

}  // namespace gamecert::solve
