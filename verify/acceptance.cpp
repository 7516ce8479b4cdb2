// The checker's word before a certificate is shown to anyone.
#include "verify/acceptance.hpp"

#include <stdexcept>

#include "certificates/checker.hpp"
#include "text/grace.hpp"

namespace gamecert::verify {

certificates::Grounds require_accepted(const certificates::Certificate& certificate) {
  constexpr double seconds = 1;
  const text::Grace grace(seconds);
  try {
    return certificates::check(certificate);
  } catch (const certificates::Rejection& rejection) {
    throw std::logic_error("the certificate of " + certificates::text(certificate.claim) +
                           " is rejected: " + rejection.what());
  }
}

}  // namespace gamecert::verify
