// Formulas as users write them.
#pragma once

#include <string>

#include "conjectures/formula.hpp"

namespace gamecert::conjectures {

/// parse_expression of it is the formula again.
std::string infix(const Formula& formula);

}  // namespace gamecert::conjectures
