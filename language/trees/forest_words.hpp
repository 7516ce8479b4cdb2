// What words say of forests, in words that are simpler there.
#pragma once

#include "language/formula.hpp"

namespace gamecert::language::trees {

/// The formula with definitions, or what is the same of all forests, in the place of words.
Formula on_forests(const Formula& formula);

}  // namespace gamecert::language::trees
