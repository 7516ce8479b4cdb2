// Conjectures that no graph can refute, whatever the values of what they speak of.
#pragma once

#include <string>

#include "language/formula.hpp"
#include "sweeps/evaluator.hpp"

namespace gamecert::sweeps {

/// Why the formula is true at every graph in this mode, by its form, by the definitions of its words, or since engines
/// answer both sides by one computation, with the theorems that say so: `decided by a theorem, not graph by graph:
/// ...`; empty if that is not seen.
std::string decided_by_form(const language::Formula& formula, Evaluator::Mode mode);

}  // namespace gamecert::sweeps
