// Certificates to text, as FORMAT.md has it.
#pragma once

#include <string>

#include "certificates/certificate.hpp"

namespace gamecert::certificates {

/// One certificate, `gamecert 1` to `end`.
std::string write(const Certificate& certificate);

}  // namespace gamecert::certificates
