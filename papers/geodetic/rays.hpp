// Positions of the geodetic game on K_m o R_n by numbers, after Section 5 of the geodetic paper.
//
// In Phase I the labelled vertices are an interval on one ray, numbered from 1 on K_m to n, and all other rays are
// without a label. Labelling a vertex of another ray, or all of the ray, leaves a star: its rays are piles of Nim.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::papers {

struct Rays {
  int m = 0, n = 0;
  /// `rays:3,4`
  std::string text() const;
  /// The vertex with this number on a ray, rays and vertices of the graph being counted from 0.
  int vertex(int ray, int number) const { return ray * n + number - 1; }
};

/// The labelled vertices low..high of a ray, counted from 1; none if high is 0.
struct Interval {
  int low = 0, high = 0;
  bool empty() const { return high == 0; }
  bool contains(int vertex) const { return low <= vertex && vertex <= high; }
  /// With a vertex more, and all between.
  Interval with(int vertex) const;
  friend auto operator<=>(const Interval&, const Interval&) = default;
};
/// n = 2^s for some s >= 1.
bool positive_power_of_two(int n);

/// As a user writes it: `[2,5]`.
std::string text(Interval interval);

/// `rays:3,4 labelled=1,2`: the interval labelled on the first ray.
std::string instance(const Rays& rays, Interval interval);

/// What is labelled on each ray; nothing where that is no interval on one of them.
std::optional<std::vector<Interval>> by_rays(const Rays& rays, graphs::VertexSet labelled);
/// More than one ray has labelled vertices, or one is labelled entirely.
bool phase_two(const Rays& rays, const std::vector<Interval>& labelled);
/// The lengths of the effective rays.
std::vector<int> effective(const Rays& rays, const std::vector<Interval>& labelled);
int nim_sum(const std::vector<int>& lengths);

struct RaysMove {
  bool on_another_ray;
  int number;  // of the vertex, from 1
};
/// A move in Phase I that leaves a 0-star; the interval is neither empty nor the whole ray. On another ray the
/// vertex j makes m rays of lengths n-high, n-j and m-2 times n; the other end of the ray leaves m-1 of length n.
std::optional<RaysMove> zero_star_move(const Rays& rays, Interval interval);

/// Whether a move in Phase I that leaves this interval is in the class E: the next move cannot produce a 0-star, and
/// play has not left Phase I.
bool in_e(const Rays& rays, Interval interval);

/// Outcomes in Phase I, from all intervals; depends on m only by its being even or odd.
class PhaseOne {
 public:
  explicit PhaseOne(const Rays& rays);
  /// Whether the next player wins.
  bool won(Interval interval) const { return won_[index(interval)]; }
  /// With nothing labelled.
  bool start_won() const;

 private:
  std::size_t index(Interval interval) const;
  Rays rays_;
  std::vector<bool> won_;
};

}  // namespace gamecert::papers
