// Components, closing segments and weights, straight from their definitions in section 5.3 of O. Aichholzer et al.,
// "Games on triangulations", Theoretical Computer Science 343 (2005).
#include "papers/triangulations/strategies.hpp"

#include <algorithm>
#include <numeric>

#include "graphs/points.hpp"

namespace gamecert::papers {
namespace {

using graphs::Edge;
using Segments = std::vector<Edge>;

class Drawn {
 public:
  Drawn(int points, const Segments& drawn)
      : points_(graphs::PointSet::polygon(points)), drawn_(drawn), graph_(points, drawn), component_(number(points)) {
    std::iota(component_.begin(), component_.end(), 0);
    for (const auto& [u, v] : drawn) {
      const int joined = component_[number(u)];
      const int with = component_[number(v)];
      std::ranges::replace(component_, joined, with);
    }
  }

  /// Segments not drawn that cross none drawn, of a kind.
  template <class Kind>
  Segments open(Kind&& kind) const {
    Segments result;
    for (int u = 0; u < points_.order(); ++u) {
      for (int v = u + 1; v < points_.order(); ++v) {
        if (graph_.adjacent(u, v) || !kind(u, v)) continue;
        if (std::ranges::none_of(drawn_, [&](const Edge& edge) { return points_.cross(edge, {u, v}); }))
          result.emplace_back(u, v);
      }
    }
    return result;
  }
  bool closing(int u, int v) const {
    return std::ranges::any_of(graph_.neighbours(u), [&](int w) { return graph_.adjacent(w, v); });
  }
  bool merging(int u, int v) const { return component_[number(u)] != component_[number(v)]; }
  int weight(int u, int v) const { return (graph_.degree(u) > 0 ? 1 : 0) + (graph_.degree(v) > 0 ? 1 : 0); }

 private:
  static std::size_t number(int v) { return static_cast<std::size_t>(v); }

  graphs::PointSet points_;
  const Segments& drawn_;
  graphs::Graph graph_;
  std::vector<int> component_;  // by point
};

}  // namespace

Segments closing_segments(int points, const Segments& drawn) {
  const Drawn board(points, drawn);
  return board.open([&](int u, int v) { return board.closing(u, v); });
}

Segments greedy_segments(int points, const Segments& drawn) {
  const Drawn board(points, drawn);
  Segments segments = board.open([&](int u, int v) { return board.closing(u, v); });
  for (int weight = 0; segments.empty() && weight <= 2; ++weight)
    segments = board.open([&](int u, int v) { return board.merging(u, v) && board.weight(u, v) == weight; });
  return segments;
}

Edge MirrorStrategy::next() const {
  if (drawn_.empty()) return {0, points_ / 2};
  const Segments greedy = greedy_segments(points_, drawn_);
  if (greedy_ || !closing_segments(points_, drawn_).empty()) return greedy.front();
  const auto mirrored = [&](int v) { return (points_ - v) % points_; };
  return std::minmax(mirrored(to_mirror_->first), mirrored(to_mirror_->second));
}

Edge MirrorStrategy::draw() {
  drawn_.push_back(next());
  return drawn_.back();
}

void MirrorStrategy::opponent_draws(const Edge& segment) {
  const Segments closing = closing_segments(points_, drawn_);
  if (std::ranges::find(closing, segment) == closing.end()) {
    to_mirror_ = segment;
    greedy_ = greedy_ || !closing.empty();
  }
  drawn_.push_back(segment);
}

}  // namespace gamecert::papers
