// A proof played forward: clauses come and go up to the first conflict.
#pragma once

#include <cstdint>
#include <vector>

#include "solve/limits.hpp"
#include "solve/solvers/drat.hpp"
#include "solve/solvers/unit_propagation.hpp"

namespace gamecert::solve {

/// What a step of a proof did: a clause came or went, or nothing happened.
class ProofEvent {
 public:
  ProofEvent() = default;  // nothing
  ProofEvent(UnitPropagation::Clause clause, bool deletion) : bits_(clause << 1 | (deletion ? 1U : 0U)) {}
  bool nothing() const { return bits_ == idle; }
  bool deletion() const { return (bits_ & 1) != 0; }
  UnitPropagation::Clause clause() const { return bits_ >> 1; }

 private:
  static constexpr std::uint32_t idle = 0xffffffff;
  std::uint32_t bits_ = idle;
};

struct ProofEvents {
  std::vector<ProofEvent> events;  // by step, from 0
  UnitPropagation::Clause conflict = UnitPropagation::none;
};

/// Activates the clauses stored, then takes the steps of the proof, up to the first conflict or the end. Nothing
/// happens at a tautology, nor at the deletion of a clause that is not there or the reason of a literal.
ProofEvents play_forward(DratReader& proof, UnitPropagation& propagation, Watch& watch);

}  // namespace gamecert::solve
