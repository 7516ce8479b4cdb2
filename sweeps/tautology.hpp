// Conjectures that no graph can refute, whatever the values of what they speak of.
#pragma once

#include <string>

#include "language/formula.hpp"
#include "sweeps/evaluator.hpp"

namespace gamecert::sweeps {

/// What a sweep is asked for: whether a conjecture is true of every graph, or whether a graph has a property.
enum class SweptFor { conjecture, property };

/// Why the formula is true at every graph in this mode, by its form, by the definitions of its words, or since engines
/// answer both sides by one computation, with the theorems that say so: `decided by a theorem, not graph by graph:
/// ...`; empty if that is not seen. Where a property is asked for, the formula is its negation, and what is said is
/// about the property.
std::string decided_by_form(const language::Formula& formula, Evaluator::Mode mode,
                            SweptFor swept = SweptFor::conjecture);

}  // namespace gamecert::sweeps
