// Nimstring on a small board: the values of all positions, and a player who mirrors.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "papers/triangulations/boards.hpp"

namespace gamecert::papers {

inline constexpr int loony_value = -1;

/// The values of all positions by their marked edges, loony_value where no heap makes the sum lost.
class StringValues {
 public:
  StringValues(const EdgeBoard& board, Trial& trial);
  int of(EdgeSet marked) const { return values_[marked]; }

 private:
  std::vector<signed char> values_;
};

/// What the edge e2 of Fig. 3 is to be incident to besides.
enum class Far { triangle, triangle_or_outside };
/// Whether there is a completable triangle, incident by e1 to a triangle with exactly one marked edge, which is
/// incident by e2 to an incompletable triangle.
bool has_lune(const EdgeBoard& board, EdgeSet marked, Far far);

/// The player of the proofs of Theorems 4 and 5: unless there is a lune, she completes all completable triangles and
/// marks image[e] for the last edge e her opponent marked.
struct Mirror {
  const EdgeBoard& board;
  std::vector<int> image;
};
/// A run of turns in which the player who mirrors cannot mark her edge, and the position she had left before.
struct LostRun {
  std::string moves;
  EdgeSet left;
};
/// The opponent is to move; nothing if there is no such run.
std::optional<LostRun> where_mirroring_fails(const Mirror& mirror, EdgeSet marked, Trial& trial);

}  // namespace gamecert::papers
