// Intervals, stars and the outcomes of Phase I.
#include "papers/geodetic/rays.hpp"

#include <algorithm>
#include <bit>

#include "papers/geodetic/play.hpp"

namespace gamecert::papers {

std::string Rays::text() const { return "rays:" + std::to_string(m) + "," + std::to_string(n); }

Interval Interval::with(int vertex) const {
  if (empty()) return {vertex, vertex};
  return {std::min(low, vertex), std::max(high, vertex)};
}

bool positive_power_of_two(int n) { return n >= 2 && std::has_single_bit(static_cast<unsigned>(n)); }

std::string text(Interval interval) {
  return "[" + std::to_string(interval.low) + "," + std::to_string(interval.high) + "]";
}

std::string instance(const Rays& rays, Interval interval) {
  return rays.text() +
         attribute("labelled", graphs::first_vertices(interval.high) & ~graphs::first_vertices(interval.low - 1));
}

std::optional<std::vector<Interval>> by_rays(const Rays& rays, graphs::VertexSet labelled) {
  std::vector<Interval> result(static_cast<std::size_t>(rays.m));
  std::vector<int> count(result.size());
  graphs::each(labelled, [&](int v) {
    const auto ray = static_cast<std::size_t>(v / rays.n);
    result[ray] = result[ray].with(v % rays.n + 1);
    ++count[ray];
  });
  for (std::size_t ray = 0; ray < result.size(); ++ray) {
    if (!result[ray].empty() && count[ray] != result[ray].high - result[ray].low + 1) return {};
  }
  return result;
}

bool phase_two(const Rays& rays, const std::vector<Interval>& labelled) {
  const auto some = std::ranges::count_if(labelled, [](Interval interval) { return !interval.empty(); });
  return some > 1 || std::ranges::count(labelled, Interval{1, rays.n}) > 0;
}

std::vector<int> effective(const Rays& rays, const std::vector<Interval>& labelled) {
  std::vector<int> lengths;
  for (const Interval interval : labelled) lengths.push_back(rays.n - interval.high);
  return lengths;
}

int nim_sum(const std::vector<int>& lengths) {
  int sum = 0;
  for (const int length : lengths) sum ^= length;
  return sum;
}

std::optional<RaysMove> zero_star_move(const Rays& rays, Interval interval) {
  const auto [m, n] = rays;
  const bool whole_ray_leaves_0 = (m - 1) % 2 == 0;
  if (whole_ray_leaves_0 && interval.low == 1) return RaysMove{false, n};
  if (whole_ray_leaves_0 && interval.high == n) return RaysMove{false, 1};
  const int length = (n - interval.high) ^ (m % 2 == 0 ? 0 : n);
  if (length < n) return RaysMove{true, n - length};
  return {};
}

bool in_e(const Rays& rays, Interval interval) {
  return interval != Interval{1, rays.n} && !zero_star_move(rays, interval);
}

PhaseOne::PhaseOne(const Rays& rays) : rays_(rays) {
  const int n = rays.n;
  won_.resize(index({n, n}) + 1);
  for (int length = n - 1; length >= 1; --length) {
    for (int low = 1; low + length - 1 <= n; ++low) {
      const Interval at{low, low + length - 1};
      bool wins = zero_star_move(rays, at).has_value();
      for (int v = 1; v <= n && !wins; ++v) {
        const Interval next = at.with(v);
        wins = next != at && next != Interval{1, n} && !won(next);
      }
      won_[index(at)] = wins;
    }
  }
}

bool PhaseOne::start_won() const {
  for (int v = 1; v <= rays_.n; ++v) {
    if (!won({v, v})) return true;
  }
  return false;
}

std::size_t PhaseOne::index(Interval interval) const {
  return static_cast<std::size_t>(interval.low) * static_cast<std::size_t>(rays_.n + 1) +
         static_cast<std::size_t>(interval.high);
}

}  // namespace gamecert::papers
