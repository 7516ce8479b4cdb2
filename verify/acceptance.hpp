// Certificates that leave the program have been accepted by the checker.
#pragma once

#include "certificates/certificate.hpp"

namespace gamecert::verify {

/// Returns if the checker accepts; std::logic_error with its reason otherwise: an engine is wrong.
void require_accepted(const certificates::Certificate& certificate);

}  // namespace gamecert::verify
