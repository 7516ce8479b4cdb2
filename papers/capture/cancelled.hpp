// Scores of graphs that an involution cancels but for a few vertices, with certificates.
#pragma once

#include "papers/capture/symmetry.hpp"

namespace gamecert::papers {

/// Keeps a certificate that the graph has this score: s takes every edge at the vertices that it exchanges, or keeps
/// outside `rest`, to another one, so they cancel, and what is left on `rest` has the score (docs/LEMMAS.md, "Branches
/// that cancel"). Throws a failure if that is not so.
void keep_cancelled(const SmallGraph& graph, const Images& images, VertexSet rest, int score, Trial& trial);

}  // namespace gamecert::papers
