// Values of directed paths in ORIENTED BLUE-RED-COLORING, in four classes by what is painted at their ends.
//
// A path of length k has the vertices 1 to k and arcs i to i + 1. In class A its first vertex is blue, in B its last
// vertex is red, in C both, in D nothing is painted. Painting a vertex leaves two paths of these classes and kills the
// vertex between them: the sums are those of Proposition 9 of "Impartial coloring games". A path without vertices,
// and D of length -1, where the killed vertex is not there, are nothing: value 0.
#pragma once

#include <vector>

namespace gamecert::papers {

/// Values by length; index 0 is unused.
struct PathValues {
  std::vector<int> a, c, d;
};
/// By the recursions of Proposition 9 as printed, G(B_i) = G(A_i): lengths up to `length`, in quadratic time.
PathValues printed_recursions(int length);

}  // namespace gamecert::papers
