// The arena of a game on the edges of a triangulation in which sets of edges, its lines, are completed.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/instances/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::games {

/// A set of edges, by their numbers in the instance's list, ascending.
using Line = std::vector<int>;

inline Line numbered(const std::vector<graphs::Edge>& edges, std::initializer_list<graphs::Edge> members) {
  Line line;
  for (const auto& [u, v] : members) {
    const auto edge = std::ranges::lower_bound(edges, graphs::Edge(std::minmax(u, v)));
    line.push_back(static_cast<int>(edge - edges.begin()));
  }
  std::ranges::sort(line);
  return line;
}

/// The three edges of every triangle.
inline std::vector<Line> triangles_of(const graphs::Triangulation& triangulation) {
  const std::vector<graphs::Edge> edges = triangulation.graph().edges();
  std::vector<Line> lines;
  for (const auto& [a, b, c] : triangulation.faces()) lines.push_back(numbered(edges, {{a, b}, {a, c}, {b, c}}));
  return lines;
}

/// An edge between two triangles: the corners that face it, and the four edges around.
struct Quadrilateral {
  int diagonal;
  graphs::Edge corners;
  Line around;
};

/// One for every edge inside.
inline std::vector<Quadrilateral> quadrilaterals_of(const graphs::Triangulation& triangulation) {
  const std::vector<graphs::Edge> edges = triangulation.graph().edges();
  std::map<graphs::Edge, std::vector<int>> facing;
  for (const auto& [a, b, c] : triangulation.faces()) {
    facing[{a, b}].push_back(c);
    facing[{a, c}].push_back(b);
    facing[{b, c}].push_back(a);
  }
  std::vector<Quadrilateral> result;
  for (const auto& [edge, corners] : facing) {
    if (corners.size() < 2) continue;
    const auto [u, v] = edge;
    const int p = corners[0];
    const int q = corners[1];
    result.push_back({numbered(edges, {edge}).front(), {p, q}, numbered(edges, {{u, p}, {u, q}, {v, p}, {v, q}})});
  }
  return result;
}

/// A cell for every edge of a list. The neighbours of an edge are those that share
/// a line with it.
template <Plane P>
class LineArena {
 public:
  LineArena(const typename P::Space& space, std::vector<graphs::Edge> edges, const std::vector<Line>& lines)
      : space_(space), ends_(std::move(edges)), at_(ends_.size()) {
    std::vector<std::set<int>> sharing(ends_.size());
    for (const Line& line : lines) {
      lines_.push_back(space.cells(line));
      for (const int e : line) {
        at_[index(e)].push_back(lines_.back());
        sharing[index(e)].insert(line.begin(), line.end());
      }
    }
    for (int e = 0; e < size(); ++e) neighbours_.push_back(space.cells(sharing[index(e)]) - edge(e));
  }

  /// On the edges of the instance.
  LineArena(const typename P::Space& space, const Instance& instance, const std::vector<Line>& lines)
      : LineArena(space, instance.edges(), lines) {}

  int size() const { return static_cast<int>(ends_.size()); }
  const std::vector<graphs::Edge>& ends() const { return ends_; }
  P none() const { return space_.none(); }
  P edges() const { return space_.all(size()); }
  P edge(int e) const { return space_.cell(e); }
  P edges(const std::vector<int>& members) const { return space_.cells(members); }
  const P& neighbours(int e) const { return entry(neighbours_, e); }
  const std::vector<P>& lines() const { return lines_; }
  const std::vector<P>& lines_at(int e) const { return entry(at_, e); }
  std::string edge_name(int e) const {
    const auto& [u, v] = entry(ends_, e);
    return std::to_string(u) + "-" + std::to_string(v);
  }

  /// Whether all edges of some line lie in `taken`.
  typename P::Bit line_within(const P& taken) const { return some_within(lines_, taken); }
  /// Whether all edges of some line at e lie in `taken`.
  typename P::Bit line_at_within(int e, const P& taken) const { return some_within(entry(at_, e), taken); }

 private:
  static std::size_t index(int e) { return static_cast<std::size_t>(e); }
  typename P::Bit some_within(const std::vector<P>& lines, const P& taken) const {
    typename P::Bit found = any(space_.none());
    for (const P& line : lines) found = found | none_left(line - taken);
    return found;
  }
  static typename P::Bit none_left(const P& plane) { return !any(plane); }

  typename P::Space space_;
  std::vector<graphs::Edge> ends_;
  std::vector<P> lines_, neighbours_;
  std::vector<std::vector<P>> at_;  // by edge
};

/// InputError if all edges of a line are among `given`, the edges of `attribute`.
inline void refuse_complete(const Instance& instance, std::string_view attribute, const std::vector<int>& given,
                            const std::vector<Line>& lines, std::string_view what) {
  const std::vector<graphs::Edge> edges = instance.edges();
  for (const Line& line : lines) {
    if (!std::ranges::includes(given, line)) continue;
    std::string names;
    for (const int e : line) {
      const auto& [u, v] = edges[static_cast<std::size_t>(e)];
      names += (names.empty() ? "" : ",") + std::to_string(u) + "-" + std::to_string(v);
    }
    instance.refuse(attribute, "expected no " + std::string(what) + " complete at the start, found " + names);
  }
}

}  // namespace gamecert::games
