// Pendant paths in the vertex-capturing game: what is left of them at one vertex once pairs go.
#pragma once

#include <vector>

namespace gamecert::reductions {

/// The score of the game on a star whose edges are subdivided into legs of these lengths, at least 1; of a path if
/// there are at most two (Theorem 6.7). Linear time.
int subdivided_star_score(const std::vector<int>& legs);

}  // namespace gamecert::reductions
