// The arena of a game on the edges of a triangulation in which sets of edges, its lines, are completed.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/instances/instance.hpp"
#include "games/plane.hpp"
#include "graphs/triangulation.hpp"

namespace gamecert::games {

/// A set of edges, by their numbers in the instance's list, ascending.
using Line = std::vector<int>;

/// The line of these edges of the list.
Line numbered(const std::vector<graphs::Edge>& edges, std::initializer_list<graphs::Edge> members);

/// The three edges of every triangle.
std::vector<Line> triangles_of(const graphs::Triangulation& triangulation);

/// An edge between two triangles: the corners that face it, and the four edges around.
struct Quadrilateral {
  int diagonal;
  graphs::Edge corners;
  Line around;
};

/// One for every edge inside.
std::vector<Quadrilateral> quadrilaterals_of(const graphs::Triangulation& triangulation);

/// For every edge of a list so long: the numbers of the lines it is in, and the other edges of these, ascending.
struct EdgeLines {
  std::vector<std::vector<int>> numbers;
  std::vector<std::vector<int>> others;
  EdgeLines(std::size_t edges, const std::vector<Line>& lines);
};

/// What games declare whose edges are black or green.
inline AttributeInfo green_edges() {
  return {"marked", AttributeInfo::Shape::edges, "the edges that are green at the start"};
}

/// A cell for every edge of a list. The neighbours of an edge are those that share
/// a line with it.
template <Plane P>
class LineArena {
 public:
  LineArena(const typename P::Space& space, std::vector<graphs::Edge> edges, const std::vector<Line>& lines)
      : space_(space), ends_(std::move(edges)), lines_(planes_with(space, lines)) {
    const EdgeLines of(ends_.size(), lines);
    neighbours_ = planes_with(space, of.others);
    for (const std::vector<int>& numbers : of.numbers) {
      std::vector<P>& at = at_.emplace_back();
      for (const int line : numbers) at.push_back(entry(lines_, line));
    }
  }

  /// On the edges of the instance.
  LineArena(const typename P::Space& space, const Instance& instance, const std::vector<Line>& lines)
      : LineArena(space, instance.edges(), lines) {}

  int size() const { return static_cast<int>(ends_.size()); }
  P none() const { return space_.none(); }
  P edges() const { return space_.all(size()); }
  P edge(int e) const { return space_.cell(e); }
  P edges(const std::vector<int>& members) const { return space_.cells(members); }
  const P& neighbours(int e) const { return entry(neighbours_, e); }
  const std::vector<P>& lines() const { return lines_; }
  const std::vector<P>& lines_at(int e) const { return entry(at_, e); }
  std::string edge_name(int e) const { return graphs::name(entry(ends_, e)); }

  /// Whether all edges of some line lie in `taken`.
  typename P::Bit line_within(const P& taken) const { return some_within(lines_, taken); }
  /// Whether all edges of some line at e lie in `taken`.
  typename P::Bit line_at_within(int e, const P& taken) const { return some_within(entry(at_, e), taken); }

 private:
  typename P::Bit some_within(const std::vector<P>& lines, const P& taken) const {
    typename P::Bit found = any(space_.none());
    for (const P& line : lines) found = found | !any(line - taken);
    return found;
  }

  typename P::Space space_;
  std::vector<graphs::Edge> ends_;
  std::vector<P> lines_, neighbours_;
  std::vector<std::vector<P>> at_;  // by edge
};

/// InputError if all edges of a line are among `given`, the edges of `attribute`.
void refuse_complete(const Instance& instance, std::string_view attribute, const std::vector<int>& given,
                     const std::vector<Line>& lines, std::string_view what);

}  // namespace gamecert::games
