// Lines of lemma files about what replaces the gadget.
#pragma once

#include <string>
#include <vector>

#include "reductions/lemma_text/lemma_draft.hpp"
#include "reductions/lemma_text/lemma_words.hpp"

namespace gamecert::reductions {

/// A line behind `replace by` or the like. `names` are those of the vertices so far, boundary first; `nothing`: there
/// are no others. InputError.
void read_replacement(const LemmaLine& line, const Draft& draft, Replacement& after, std::vector<std::string>& names,
                      bool nothing);

}  // namespace gamecert::reductions
