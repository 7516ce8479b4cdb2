// Games on triangulations, Section 7: all-green solitaire on all small sets of points, and on the sets S(t).
#include <algorithm>
#include <numeric>
#include <optional>
#include <random>
#include <set>

#include "graphs/plane_board_text.hpp"
#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"
#include "papers/triangulations/green.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

GameQuestion all_green(const EdgeBoard& board) { return by_rules("all-green", board.name); }

/// An edge whose quadrilateral is convex, and the corners that it joins when it is flipped.
struct Flip {
  int edge;
  graphs::Edge corners;
};
std::vector<Flip> flips_of(const EdgeBoard& board) {
  std::vector<Flip> flips;
  for (int e = 0; e < board.size(); ++e) {
    const auto [u, v] = board.edges[index(e)];
    std::vector<int> corners;
    for (const int face : board.faces_at(e)) {
      for (const int w : board.triangulation.faces()[index(face)]) {
        if (w != u && w != v) corners.push_back(w);
      }
    }
    if (corners.size() == 2 && board.triangulation.points()->cross({u, v}, {corners[0], corners[1]}))
      flips.push_back({e, std::minmax(corners[0], corners[1])});
  }
  return flips;
}

/// Calls visit for every triangulation of the points.
void each_triangulation(const graphs::PointSet& points, Trial& trial,
                        const std::function<void(const EdgeBoard&)>& visit) {
  using Edges = std::vector<graphs::Edge>;
  Edges first;
  for (int u = 0; u < points.order(); ++u) {
    for (int v = u + 1; v < points.order(); ++v) {
      const auto crossed = [&](const graphs::Edge& edge) { return points.cross(edge, {u, v}); };
      if (std::ranges::none_of(first, crossed)) first.emplace_back(u, v);
    }
  }
  std::set<Edges> seen{first};
  std::vector<Edges> open{first};
  while (!open.empty()) {
    trial.look();
    const EdgeBoard board(graphs::Triangulation(points, open.back()));
    open.pop_back();
    visit(board);
    for (const Flip& flip : flips_of(board)) {
      Edges next = board.edges;
      next[index(flip.edge)] = flip.corners;
      std::ranges::sort(next);
      if (seen.insert(next).second) open.push_back(next);
    }
  }
}

/// Which triples turn left, numbered around a point of the hull: the least such list, of the points or mirrored, is the
/// same for two sets exactly if they have one order type.
std::vector<bool> order_type(const graphs::PointSet& points) {
  std::optional<std::vector<bool>> least;
  for (const int start : points.hull()) {
    for (const bool mirrored : {false, true}) {
      std::vector<int> around(index(points.order()));
      std::iota(around.begin(), around.end(), 0);
      std::swap(around[0], around[index(start)]);
      std::sort(around.begin() + 1, around.end(), [&](int a, int b) { return points.left(start, a, b) != mirrored; });
      std::vector<bool> lefts;
      for (std::size_t i = 0; i < around.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
          for (std::size_t k = 0; k < j; ++k) lefts.push_back(points.left(around[k], around[j], around[i]) != mirrored);
        }
      }
      if (!least || lefts < *least) least = std::move(lefts);
    }
  }
  return *least;
}

/// Points of every order type of 3 to 8 points: found by moving single points at random, complete by their number (O.
/// Aichholzer, F. Aurenhammer, H. Krasser, "Enumerating order types for small point sets with applications", 2002).
std::vector<graphs::PointSet> order_types(int n, Trial& trial) {
  constexpr std::size_t numbers[] = {1, 2, 3, 16, 135, 3315};
  std::mt19937_64 random(static_cast<std::uint64_t>(n));
  const auto place = [&] {
    const auto coordinate = [&] { return static_cast<std::int64_t>(random() % 1000); };
    const std::int64_t x = coordinate();
    return graphs::Point{x, coordinate()};
  };
  std::vector<graphs::PointSet> found;
  std::set<std::vector<bool>> seen;
  while (found.size() < numbers[n - 3]) {
    trial.step();
    std::vector<graphs::Point> points;
    if (!found.empty()) points = found[random() % found.size()].coordinates();
    while (std::ssize(points) < n) points.push_back(place());
    points[random() % points.size()] = place();
    try {
      graphs::PointSet set(points);
      if (seen.insert(order_type(set)).second) found.push_back(std::move(set));
    } catch (const text::InputError&) {  // three on a line
    }
  }
  return found;
}

void lower_bound(int n, const CheckArguments&, Trial& trial) {
  for (const graphs::PointSet& points : order_types(n, trial)) {
    each_triangulation(points, trial, [&](const EdgeBoard& board) {
      trial.instance(2 * score(all_green(board), trial) >= n - 4,
                     [&] { return outcome_failure(all_green(board), "less than (n-4)/2 edges green"); });
    });
  }
}

/// The triangulated point set S(t) of Fig. 13: C(t) on a parabola, and a point v that sees all of it from outside.
graphs::Triangulation recursive_set(int t) {
  const int last = 1 << (t - 1), v = last + 1;
  std::vector<graphs::Point> points;
  for (int i = 0; i <= last; ++i) points.push_back({i, std::int64_t{i} * i});
  points.push_back({last / 2, -1});
  std::vector<graphs::Edge> edges;
  for (int step = 1; step <= last; step *= 2) {
    for (int i = 0; i < last; i += step) edges.emplace_back(i, i + step);
  }
  for (int i = 0; i <= last; ++i) edges.emplace_back(i, v);
  return {graphs::PointSet(points), edges};
}

}  // namespace

int most_green_of_set(int t, const Trial& trial) { return score(all_green(EdgeBoard(recursive_set(t))), trial); }

std::vector<CheckFunction> triangulation_solitaire() { return {{"lower-bound-on-green", lower_bound}}; }

}  // namespace gamecert::papers
