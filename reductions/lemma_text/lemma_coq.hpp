// Lemmas as theorems of Coq about all graphs.
#pragma once

#include <functional>
#include <string>

#include "reductions/gadgets/lemma.hpp"

namespace gamecert::reductions {

/// Whether a conclusion about a gadget is proved for every graph.
using Proves = std::function<bool(const Gadget&, const Conclusion&)>;

/// A file of formal/print_lemmas.sh: for every statement a theorem in words of neighbours and colours with its proof by
/// tables, or in words of neighbours and nimbers with its proof by mirrored play, and its twin, in which one edge is
/// changed so that `proves` is false and Coq refuses it. What a statement supposes of the host is left out: the theorem
/// holds without. InputError for a game that formal/lemmas has not; and what `proves` throws.
std::string coq_theorems(const Lemma& lemma, const Proves& proves);

}  // namespace gamecert::reductions
