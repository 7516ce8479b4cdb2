// Reading lemma files: docs/LEMMAS.md describes their language.
#pragma once

#include <string>
#include <string_view>

#include "reductions/gadgets/lemma.hpp"

namespace gamecert::reductions {

inline constexpr int statement_limit = 4096;

/// The lemma with all its cases, colourings, mirror images, missing and coinciding boundary vertices as statements.
/// InputError `PLACE:LINE:COLUMN: expected X, found 'y'` for text that is no lemma; LimitError for a gadget above
/// boundary_limit or inner_limit and for more statements than statement_limit. Without a name for the place the errors
/// are those of the text.
Lemma read_lemma(std::string_view text, const std::string& place);

/// What the conclusion of a family says of the gadget for k, at least 1.
Conclusion conclusion_for(const FamilyConclusion& conclusion, int k);

}  // namespace gamecert::reductions
