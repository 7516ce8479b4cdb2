// What words say, whatever they are called: engines and theorems are bound to this text.
#pragma once

#include <string>

#include "language/formula.hpp"
#include "language/terms.hpp"

namespace gamecert::language {

/// The formula with definitions, and with questions to games, in the place of words that have them.
Formula expanded(const Formula& formula);
/// The same of a term, as prefix text: `wins odd-elimination`; of a term that is computed its name.
std::string expanded_text(const Term& term);

}  // namespace gamecert::language
