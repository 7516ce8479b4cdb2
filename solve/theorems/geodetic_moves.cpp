// Each move is told by what it leaves: an arc, or intervals of rays (docs/GEODETIC.md).
#include "solve/theorems/geodetic_moves.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "games/theorems/shapes.hpp"
#include "solve/index.hpp"
#include "text/deadline.hpp"

namespace gamecert::solve {
namespace {

/// An arc of so many vertices of a cycle of n, of which one more is labelled so far behind its end: how many are
/// labelled then.
int labelled_after(int n, int labelled, int behind, bool contract) {
  if (contract) {
    const int around = n - labelled + 1;  // of the cycle that is left, where the arc is one vertex
    return 2 * behind < around ? labelled + behind : 2 * behind == around ? n : labelled + around - behind;
  }
  const int arc = labelled + behind, from_other_end = n - behind + 1;  // with the new vertex at an end
  return 2 * (arc - 1) < n ? arc : 2 * (from_other_end - 1) < n ? from_other_end : n;
}

/// "Cycles" there.
bool arc_is_lost(int n, int labelled, bool contract, bool misere) {
  const auto open = static_cast<unsigned>(n - labelled);
  if (contract) return misere ? open > 0 && std::has_single_bit(open + 1) : std::has_single_bit(open + 2);
  if (misere) return open > 0 && labelled == (n - 1) / 2 + 1;
  return open == 0 || (labelled == 1 && n % 2 == 1);
}

/// Of a ray, the vertices that are labelled, from 1 on: first..last, or none.
struct Interval {
  unsigned first = 0, last = 0;
};

/// Whether the vertices a and b of a ray of n vertices, numbered from 1, are partners in the strategy W.
bool partners(unsigned n, unsigned a, unsigned b) {
  const auto is_pair = [n](unsigned one, unsigned other) {
    if (one >= n) return false;
    const unsigned power = std::bit_floor(n - one);
    if ((n & power) != 0 || power > n) return false;
    return other == (power - 1 - n % power) + 2 + (n - one - power);
  };
  return is_pair(a, b) || is_pair(b, a);
}

/// Whether a player who leaves this plays by the strategy: a 0-star, or an interval of partners.
bool is_left_by_strategy(unsigned n, const std::vector<Interval>& rays) {
  unsigned sum = 0;
  int touched = 0;
  bool from_first = true;
  Interval some;
  for (const Interval& ray : rays) {
    sum ^= ray.first == 0 ? n : n - (ray.last - ray.first + 1);
    if (ray.first == 0) continue;
    ++touched;
    some = ray;
    from_first = from_first && ray.first == 1;
  }
  if (from_first && touched > 0 && sum == 0) return true;
  return touched == 1 && rays.size() % 2 == 1 && partners(n, some.first, some.last);
}

/// With the vertex at that place of that ray labelled, and the way from it to others.
std::vector<Interval> after_label(std::vector<Interval> rays, std::size_t ray, unsigned place) {
  const bool alone = std::ranges::all_of(rays, [&](const Interval& r) { return r.first == 0 || &r == &rays[ray]; });
  Interval& at = rays[ray];
  if (at.first == 0) {
    at = {alone ? place : 1, place};
    for (Interval& other : rays)
      if (!alone && other.first != 0) other.first = 1;
  } else {
    at = {std::min(at.first, place), std::max(at.last, place)};
  }
  return rays;
}

}  // namespace

std::optional<int> geodetic_cycle_move(const graphs::Graph& cycle, const std::vector<char>& open, bool contract,
                                       bool misere) {
  std::vector<int> way = *games::around_cycle(cycle);
  const int n = cycle.order();
  const auto is_open = [&](int v) { return open[index(v)] != 0; };
  const auto labelled = static_cast<int>(n - std::ranges::count_if(way, is_open));
  if (labelled == 0) return arc_is_lost(n, 1, contract, misere) ? std::optional(way.front()) : std::nullopt;
  // The arc at the front of the way.
  std::ranges::rotate(way, std::ranges::find_if(way, is_open));
  std::ranges::rotate(way, std::ranges::find_if_not(way, is_open));
  for (int behind = 1; behind <= n - labelled; ++behind) {
    text::pause();
    if (arc_is_lost(n, labelled_after(n, labelled, behind, contract), contract, misere))
      return way[index(labelled - 1 + behind)];
  }
  return std::nullopt;
}

std::optional<int> geodetic_rays_move(const graphs::Graph& graph, const std::vector<char>& open) {
  const auto rays = *games::rays(graph);
  const auto n = static_cast<unsigned>(rays.front().size());
  std::vector<Interval> labelled;
  for (const std::vector<int>& ray : rays) {
    Interval& interval = labelled.emplace_back();
    for (unsigned place = 1; place <= n; ++place) {
      if (open[index(ray[place - 1])] != 0) continue;
      interval = {interval.first == 0 ? place : interval.first, place};
    }
  }
  for (std::size_t ray = 0; ray < rays.size(); ++ray) {
    for (unsigned place = 1; place <= n; ++place) {
      text::pause();
      const int v = rays[ray][place - 1];
      if (open[index(v)] != 0 && is_left_by_strategy(n, after_label(labelled, ray, place))) return v;
    }
  }
  return std::nullopt;
}

}  // namespace gamecert::solve
