// The strategies for complete-triangulation on points 0..n-1 in convex position, in this order.
#pragma once

#include <optional>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::papers {

/// The segments that complete a triangle beside those drawn, ascending.
std::vector<graphs::Edge> closing_segments(int points, const std::vector<graphs::Edge>& drawn);

/// What the greedy strategy may draw, ascending: the closing segments, if there are any, else the segments between
/// components of the least weight, that is with the fewest ends at segments drawn before.
std::vector<graphs::Edge> greedy_segments(int points, const std::vector<graphs::Edge>& drawn);

/// The first player's strategy for a tie with an even number of points: the diagonal 0-n/2; then close triangles and
/// mirror in this diagonal what the opponent has drawn between components; greedy play for good once the opponent has
/// left a triangle open that could have been closed.
class MirrorStrategy {
 public:
  explicit MirrorStrategy(int points) : points_(points) {}
  /// Whether the opponent has left a triangle open.
  bool greedy() const { return greedy_; }
  /// The player's next segment, which is then drawn.
  graphs::Edge draw();
  void opponent_draws(const graphs::Edge& segment);

 private:
  graphs::Edge next() const;

  int points_;
  std::vector<graphs::Edge> drawn_;
  std::optional<graphs::Edge> to_mirror_;
  bool greedy_ = false;
};

}  // namespace gamecert::papers
