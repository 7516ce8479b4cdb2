// Cases of a lemma file: their mirror images, and those about parts as statements.
#pragma once

#include <vector>

#include "reductions/gadgets/lemma.hpp"
#include "reductions/lemma_text/lemma_draft.hpp"

namespace gamecert::reductions {

/// The case with the vertices of the mirror's pairs exchanged in all it supposes and concludes.
Case mirrored(const Case& original, const Draft& draft);

/// Whether the case is about parts, or says that a graph is winnable, plausible by a colour or parity-driven.
bool about_parts(const Case& one, const Draft& draft);

/// What such a case says where the gadget and its replacement are those of the statement: one statement for all
/// colours that matter; none where parts cannot be as supposed. InputError, LimitError.
std::vector<LemmaOfParts> with_parts(const Case& one, const Draft& draft, const Statement& statement);

}  // namespace gamecert::reductions
