// Words about a triangulation, which its graph does not say: its triangles, and the quadrilaterals that two of them
// make.
#pragma once

#include "graphs/triangulation.hpp"
#include "language/formula.hpp"
#include "language/outside.hpp"
#include "language/typing.hpp"

namespace gamecert::conjectures {

/// `corners(e)`, `sides(e, v)`, `convex(e)`: docs/LANGUAGE.md.
const language::OtherWords& triangulation_words();
/// Those that are not words of users.
language::OtherWords triangulation_words_beside(const language::UserWords& users);
bool names_triangulation_word(const language::Formula& formula);

/// What such a word says of the triangulation, whose edges have the numbers of its graph; null where the graph is of
/// none. InputError for that, and of `convex` for one that is not drawn.
language::Number value_on(const graphs::Triangulation* triangulation, const language::OtherWord& word,
                          const language::Given& given);

}  // namespace gamecert::conjectures
