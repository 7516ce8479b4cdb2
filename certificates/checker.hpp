// The checker: accepts a certificate or says why not.
#pragma once

#include "certificates/certificate.hpp"
#include "certificates/format.hpp"
#include "certificates/grounds.hpp"

namespace gamecert::certificates {

/// What an accepted certificate rests on, added to `grounds`. Throws Rejection if the evidence does not prove the
/// claim, and LimitError if it meets a limit, that of memory among them: then nothing is known.
Grounds check(const Certificate& certificate, Grounds grounds = {});

}  // namespace gamecert::certificates
