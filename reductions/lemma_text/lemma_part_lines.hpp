// Lines of lemma files about parts.
#pragma once

#include "reductions/lemma_text/lemma_draft.hpp"
#include "reductions/lemma_text/lemma_words.hpp"

namespace gamecert::reductions {

/// `part P at x`, `part P at x y oddity`. InputError, here and below.
PartLine read_part(const LemmaLine& line, const Draft& draft);

/// Whether the line supposes something of a part: `odd P`, `even P`, `trivial P-x`, `nontrivial P-x`, `winnable P`,
/// `unwinnable P with x green y red`.
bool supposes_of_part(const LemmaLine& line, const Draft& draft);
void suppose_of_part(const LemmaLine& line, const Draft& draft, Hypotheses& hypotheses);

}  // namespace gamecert::reductions
