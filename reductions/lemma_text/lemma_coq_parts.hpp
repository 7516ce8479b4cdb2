// Lemmas about parts and about parity-driven graphs as theorems of Coq.
#pragma once

#include <string>

#include "reductions/gadgets/lemma.hpp"

namespace gamecert::reductions {

/// The file of formal/lemmas that the theorems are said in.
std::string coq_file_of_parts(const Lemma& lemma);

/// The theorem of this name, and its twin, in which an edge, a colour, what is supposed of a part, or if nothing else
/// will do the direction is changed so that it is not proved. InputError, at the place, for a part at two vertices,
/// which formal/lemmas does not go through, and for what tables do not prove.
std::string coq_theorem_of_parts(const LemmaOfParts& lemma, const std::string& name, text::Place place);

}  // namespace gamecert::reductions
