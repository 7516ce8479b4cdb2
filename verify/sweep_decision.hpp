// A conjecture swept over graphs: what may be said of it, and the certificates of its counterexamples.
#pragma once

#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "sweeps/sweep.hpp"
#include "sweeps/tautology.hpp"
#include "sweeps/witness.hpp"

namespace gamecert::verify {

enum class SweepEngine { enumeration, formulas, types };

/// Whom a sweep tells what it finds, from the calling thread.
class SweepReader {
 public:
  virtual ~SweepReader() = default;
  /// A counterexample less than those before it, and then, if it has one, its certificate. The least comes last; an
  /// interrupt may keep it back.
  virtual void found(const graphs::SmallGraph&) {}
  virtual void certified_so_far(const certificates::Certificate&) {}
  /// At the end: the certificates of the counterexamples, numbered from 1.
  virtual void certified(std::size_t number, const certificates::Certificate& certificate) = 0;
  /// The certificate of all orders, where one says it.
  virtual void certified_whole(const certificates::Certificate&) {}
};

struct SweepDecision {
  sweeps::SweepResult result;
  std::vector<std::vector<sweeps::Witness>> witnesses;  // of each counterexample proved, as result.counterexamples
  std::string missing;     // why the first counterexample has no certificate; empty if it has one, or none is there
  std::string incomplete;  // `of counterexample 3: ...`: why some of the others have none
  // `HOLDS order 1..8 connected graphs 12113`, `FAILS D?{`, `EVIDENCE FAILS D?{ without ...`, `UNKNOWN shard 3/40 ...`
  std::string statement;
  /// Whether this is all there is to know, so that certificates of an earlier run can go.
  bool settled() const;
};

/// Proves every counterexample, until it is interrupted; of a sweep that was interrupted only the first. If that one
/// cannot be proved, but one met before it was, that one stands in its place, and the reason says so. Errors are those
/// of sweeps::sweep and sweeps::sweep_by_formulas.
SweepDecision decide(const sweeps::SweepRequest& request, SweepEngine engine, SweepReader& reader);

/// The same of several statements, each with a reader of its own, in one pass; all proved as far as there is time.
std::vector<SweepDecision> decide(const sweeps::StatementsRequest& request, const std::vector<SweepReader*>& readers);

/// Theorems that stand in for definitions in the conjecture.
std::vector<std::string> theorems_of(const sweeps::SweepRequest& request);
/// Why no graph could refute the conjecture in this sweep, or have the property of which it is the negation; empty if
/// that is not seen, or not all was gone through.
std::string decided_by(const sweeps::SweepRequest& request, SweepEngine engine, const sweeps::SweepResult& result,
                       sweeps::SweptFor swept = sweeps::SweptFor::conjecture);
/// A ledger has all graphs that are generated, and so has a formula about some graph: conditions of the class become
/// hypotheses of the conjecture. False if there are none.
bool suppose_conditions(sweeps::SweepRequest& request);

/// `order 1..8 connected graphs 12113`: what was gone through whole.
std::string gone_through(const sweeps::Scope& request, const sweeps::SweepResult& result, SweepEngine engine);

}  // namespace gamecert::verify
