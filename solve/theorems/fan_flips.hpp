// Flips of black edges in a fan, as runs of spokes between green gaps (docs/TRIANGULATIONS.md, "Flips in fans").
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "graphs/triangulation.hpp"
#include "solve/boards/segments.hpp"
#include "solve/index.hpp"

namespace gamecert::solve {

/// The points of a fan but its centre, from one end to the other.
std::vector<int> rim_of_fan(const graphs::Triangulation& fan);

/// What flips leave of the edges at the centre: all others are green, or sides of the polygon.
struct FanRim {
  std::vector<int> ends;    // of the edges at the centre, by their places along the rim, ascending
  std::vector<char> green;  // whether the edge between each of them and the next is
};

/// A fan in convex position on which nothing is marked. Segments between its points have numbers.
class FanFlips {
 public:
  explicit FanFlips(const graphs::Triangulation& fan);

  int order() const { return order_; }
  /// Between the points at two places of the rim.
  int segment(int one, int other) const { return segment_number(order_, rim_[index(one)], rim_[index(other)]); }
  /// The edges at the centre at the start, along the rim.
  const std::vector<int>& spokes() const { return spokes_; }

  /// What is left at a position, by its planes 0, what is drawn, and 1, what is black: `has(plane, segment)`.
  template <class Has>
  FanRim rim(const Has& has) const {
    FanRim result;
    for (int place = 0; place < std::ssize(spokes_); ++place)
      if (has(0, spokes_[index(place)])) result.ends.push_back(place);
    for (std::size_t i = 0; i + 1 < result.ends.size(); ++i)
      result.green.push_back(has(1, segment(result.ends[i], result.ends[i + 1])) ? 0 : 1);
    return result;
  }
  /// Of an edge at the centre that can be flipped, and is: what is left.
  FanRim flipped(FanRim rim, int spoke) const;
  /// The places of the points between which the flip draws the other diagonal.
  std::pair<int, int> ends_of_flip(const FanRim& rim, int spoke) const;
  /// Whether the flip completes a green triangle.
  bool completes(const FanRim& rim, int spoke) const;
  /// Whether who is to move loses, of positions that the theorem decides; false for others.
  static bool lost(const FanRim& rim);

 private:
  std::size_t end_at(const FanRim& rim, int spoke) const;

  int order_;
  std::vector<int> rim_;     // the points without the centre, from one end to the other
  std::vector<int> spokes_;  // the edges from the centre to them
};

}  // namespace gamecert::solve
