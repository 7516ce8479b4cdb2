// Lemmas about families of gadgets as theorems of Coq.
#pragma once

#include <string>

#include "reductions/gadgets/lemma.hpp"

namespace gamecert::reductions {

/// The theorem of this name, and its twin, in which an edge is left out or a colour changed so that tables do not prove
/// it. InputError, at the place, for what tables do not prove.
std::string coq_theorem_of_family(const FamilyStatement& statement, const std::string& name, text::Place place);

}  // namespace gamecert::reductions
