// Lights Out by linear algebra over GF(2).
#pragma once

#include "games/instances/instance.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// WINNABLE with vertices to press, or UNWINNABLE with a kernel vector that meets the lit vertices
/// in an odd number. Throws LimitError.
Answer solve_lights_out(const games::Instance& instance, const Request& request);

}  // namespace gamecert::solve
