// The checker's word before a certificate is shown to anyone.
#include "verify/acceptance.hpp"

#include <stdexcept>

#include "certificates/checker.hpp"
#include "certificates/kind.hpp"
#include "games/texts/rules_error.hpp"
#include "text/grace.hpp"

namespace gamecert::verify {
namespace {

using certificates::Certificate;

/// Throws what the evidence meets that the rules of the text rule out; to `check` that is a rejection like others.
void require_sound_rules(const Certificate& certificate) {
  const certificates::Kind* const kind = certificates::find_kind(certificate.evidence.kind(), certificate.claim);
  certificates::Grounds grounds;
  try {
    if (kind != nullptr && kind->check) kind->check(certificate.claim, certificate.evidence, grounds);
  } catch (const games::RulesError&) {
    throw;
  } catch (const std::exception&) {  // of which `check` has spoken
  }
}

}  // namespace

certificates::Grounds require_accepted(const Certificate& certificate) {
  constexpr double seconds = 1;
  const text::Grace grace(seconds);
  try {
    return certificates::check(certificate);
  } catch (const certificates::Rejection& rejection) {
    require_sound_rules(certificate);
    throw std::logic_error("the certificate of " + certificates::text(certificate.claim) +
                           " is rejected: " + rejection.what());
  }
}

}  // namespace gamecert::verify
