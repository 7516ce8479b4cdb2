// Accepting a certificate, or rejecting it for a reason, whatever it holds.
#include "certificates/checker.hpp"

#include <new>

#include "certificates/subject.hpp"
#include "text/too_large.hpp"

namespace gamecert::certificates {
namespace {

struct Check {
  const Claim& claim;
  Grounds& grounds;
  void operator()(const Order& evidence) const { check_order(claim, evidence, grounds); }
  void operator()(const Closure& evidence) const { check_closure(claim, evidence, grounds); }
  void operator()(const Determinant& evidence) const { check_determinant(claim, evidence, grounds); }
  void operator()(const Implausible& evidence) const { check_implausible(claim, evidence, grounds); }
  void operator()(const Kernel& evidence) const { check_kernel(claim, evidence, grounds); }
  void operator()(const Positions& evidence) const { check_positions(claim, evidence, grounds); }
  void operator()(const Strategy& evidence) const { check_strategy(claim, evidence, grounds); }
  void operator()(const Simulation& evidence) const { check_simulation(claim, evidence, grounds); }
  void operator()(const Symmetry& evidence) const { check_symmetry(claim, evidence, grounds); }
  void operator()(const Refutation& evidence) const { check_lrat(claim, evidence, grounds); }
  void operator()(const Signature& evidence) const { check_signature(claim, evidence, grounds); }
  void operator()(const Grounding& evidence) const { check_grounding(claim, evidence, grounds); }
  void operator()(const Derivation& evidence) const { check_derivation(claim, evidence, grounds); }
  void operator()(const Counterexample& evidence) const { check_counterexample(claim, evidence, grounds); }
};

}  // namespace

Grounds check(const Certificate& certificate) {
  const auto too_large = [&] {
    return text::LimitError("expected a claim that fits into memory, found " + text::quoted(text(certificate.claim)));
  };
  Grounds grounds;
  try {
    std::visit(Check{certificate.claim, grounds}, certificate.evidence);
  } catch (const text::InputError& error) {
    const std::string place =
        error.column() == 0 ? "" : " at column " + std::to_string(error.column()) + " of its text";
    if (text::beyond_limit(error)) throw text::LimitError(error.what() + place);
    reject(error.what() + place);
  } catch (const text::LimitError& limit) {
    const std::string reason = limit.what();
    if (reason.starts_with("expected")) throw;
    throw text::LimitError("expected a claim within the checker's limits, found that " + reason);
  } catch (const std::bad_alloc&) {
    throw too_large();
  } catch (const std::length_error&) {
    throw too_large();
  }
  return grounds;
}

}  // namespace gamecert::certificates
