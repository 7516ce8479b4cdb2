// Lemmas as theorems of Coq about all graphs.
#pragma once

#include <string>

#include "reductions/gadgets/lemma.hpp"

namespace gamecert::reductions {

/// A file of formal/lemmas/printed: for every statement a theorem in words of neighbours and colours with its proof by
/// tables, and its twin, in which one edge is changed so that the tables refuse it. What a statement supposes of the
/// host is left out: the theorem holds without. InputError of what tables do not prove; InputError, LimitError as of
/// `proved`.
std::string coq_theorems(const Lemma& lemma);

}  // namespace gamecert::reductions
