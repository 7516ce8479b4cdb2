// A conjecture swept over graphs: what may be said of it, and the certificates of its counterexamples.
#pragma once

#include <functional>
#include <string>

#include "certificates/certificate.hpp"
#include "sweeps/sweep.hpp"

namespace gamecert::verify {

enum class SweepEngine { enumeration, formulas };

struct SweepDecision {
  sweeps::SweepResult result;
  std::string missing;  // why a counterexample has no certificate; empty if each has one, or none is there
  // `HOLDS order 1..8 connected graphs 12113`, `FAILS D?{`, `EVIDENCE FAILS D?{ without ...`, `UNKNOWN shard 3/40 ...`
  std::string statement;
  /// Whether this is all there is to know, so that certificates of an earlier run can go.
  bool settled() const;
};

/// Proves every counterexample and hands its certificate, numbered from 1, to `certified`. Errors are those of
/// sweeps::sweep and sweeps::sweep_by_formulas.
SweepDecision decide(const sweeps::SweepRequest& request, SweepEngine engine,
                     const std::function<void(std::size_t, const certificates::Certificate&)>& certified);

}  // namespace gamecert::verify
