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

/// The four edges around every edge inside.
std::vector<Line> four_cycles_of(const graphs::Triangulation& triangulation);

/// For every edge of a list so long: the numbers of the lines it is in, and the other edges of these, ascending.
struct EdgeLines {
  std::vector<std::vector<int>> numbers;
  std::vector<std::vector<int>> others;
  EdgeLines(std::size_t edges, const std::vector<Line>& lines);
};

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
  std::string edge_name(int e) const { return graphs::name(entry(ends_, e)); }

  /// The edges of a set of which something holds, as `holds(e)` says.
  template <class Holds>
  P those(const P& set, const Holds& holds) const {
    P result = none();
    each(set, [&](int e, auto in) { result = result | when(in & holds(e), edge(e)); });
    return result;
  }
  /// Whether all edges of some line lie in `taken`.
  typename P::Bit line_within(const P& taken) const { return some_within(lines_, taken); }
  /// Whether all edges of some line at e lie in `taken`.
  typename P::Bit line_at_within(int e, const P& taken) const { return some_within(entry(at_, e), taken); }
  /// How many lines at e lie in `taken`.
  typename P::Number lines_within(int e, const P& taken) const {
    typename P::Number lines = 0;
    for (const P& line : entry(at_, e)) lines = lines + when(!any(line - taken), typename P::Number(1));
    return lines;
  }

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
