// The arena of games that draw segments between points until these form a triangulation.
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

#include "games/arenas/segment_arena.hpp"
#include "games/shared_rules/painted_edges.hpp"

namespace gamecert::games {

/// InputError if two of the segments drawn, those of `attribute`, cross; in ascending order.
inline void refuse_crossing(const Instance& instance, std::string_view attribute, const std::vector<int>& drawn) {
  const std::vector<graphs::Edge> all = segments(instance.order());
  const std::vector<std::vector<int>> others = crossings(instance.points());
  const auto name = [&](int e) { return graphs::name(all[static_cast<std::size_t>(e)]); };
  for (const int e : drawn) {
    for (const int f : others[static_cast<std::size_t>(e)]) {
      if (std::ranges::binary_search(drawn, f))
        instance.refuse(attribute, "expected segments that do not cross, found " + name(f) + " and " + name(e));
    }
  }
}

/// The segments that either player has at the start, ascending.
inline std::vector<int> edges_of_both(const Instance& instance) {
  const auto [first, second] = edges_painted(instance);
  std::vector<int> result;
  std::ranges::merge(first, second, std::back_inserter(result));
  return result;
}

/// The segments, the empty triangles among them, and which cross.
template <Plane P>
struct DrawingArena : LineArena<P> {
  DrawingArena(const typename P::Space& space, const Instance& instance)
      : LineArena<P>(space, segments(instance.order()), empty_triangles(instance.points())),
        crossing_(planes_with(space, games::crossings(instance.points()))) {
    for (int e = 0; e < this->size(); ++e) neighbours_.push_back(LineArena<P>::neighbours(e) | crossing(e));
  }

  /// The segments that cross segment e.
  const P& crossing(int e) const { return entry(crossing_, e); }
  /// Segments that cross e or are sides of an empty triangle with it.
  const P& neighbours(int e) const { return entry(neighbours_, e); }
  /// The drawn segments that are sides of an empty triangle with one of `part`.
  P sides(const P& drawn, const P& part) const {
    P found = this->none();
    each(part, [&](int e, auto in) { found = found | when(in, LineArena<P>::neighbours(e)); });
    return found & drawn;
  }

 private:
  std::vector<P> crossing_, neighbours_;  // by segment
};

}  // namespace gamecert::games
