// Formulas as users write them.
#pragma once

#include <string>

#include "language/formula.hpp"

namespace gamecert::language {

/// parse_expression of it is the formula again.
std::string infix(const Formula& formula);

}  // namespace gamecert::language
