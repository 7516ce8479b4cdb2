// Certificates that leave the program have been accepted by the checker.
#pragma once

#include "certificates/certificate.hpp"
#include "certificates/grounds.hpp"

namespace gamecert::verify {

/// What the certificate rests on, if the checker accepts; std::logic_error with its reason otherwise: an engine is
/// wrong. games::RulesError where it meets what the rules of a text rule out; LimitError where the checker meets a
/// limit, or has not come to its end a second after an interrupt.
certificates::Grounds require_accepted(const certificates::Certificate& certificate);

}  // namespace gamecert::verify
