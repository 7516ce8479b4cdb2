// Accepting a certificate, or rejecting it for a reason, whatever it holds.
#include "certificates/checker.hpp"

#include <new>

#include "certificates/subject.hpp"

namespace gamecert::certificates {
namespace {

struct Check {
  const Claim& claim;
  void operator()(const Order& evidence) const { check_order(claim, evidence); }
  void operator()(const Closure& evidence) const { check_closure(claim, evidence); }
  void operator()(const Determinant& evidence) const { check_determinant(claim, evidence); }
  void operator()(const Implausible& evidence) const { check_implausible(claim, evidence); }
  void operator()(const Kernel& evidence) const { check_kernel(claim, evidence); }
  void operator()(const Positions& evidence) const { check_positions(claim, evidence); }
  void operator()(const Strategy& evidence) const { check_strategy(claim, evidence); }
  void operator()(const Simulation& evidence) const { check_simulation(claim, evidence); }
  void operator()(const Symmetry& evidence) const { check_symmetry(claim, evidence); }
  void operator()(const Refutation& evidence) const { check_lrat(claim, evidence); }
  void operator()(const Signature& evidence) const { check_signature(claim, evidence); }
  void operator()(const Grounding& evidence) const { check_grounding(claim, evidence); }
  void operator()(const Derivation& evidence) const { check_derivation(claim, evidence); }
  void operator()(const Counterexample& evidence) const { check_counterexample(claim, evidence); }
};

}  // namespace

void check(const Certificate& certificate) {
  try {
    std::visit(Check{certificate.claim}, certificate.evidence);
  } catch (const InputError& error) {
    reject(error.what() + (error.column() == 0 ? "" : " at column " + std::to_string(error.column()) + " of its text"));
  } catch (const LimitError& error) {
    reject(std::string("expected a claim within the checker's limits, found that ") + error.what());
  } catch (const std::bad_alloc&) {
    reject("expected a claim that fits into memory, found " + shown(text(certificate.claim)));
  } catch (const std::length_error&) {
    reject("expected a claim that fits into memory, found " + shown(text(certificate.claim)));
  }
}

}  // namespace gamecert::certificates
