// Treewidth and bandwidth by search between bounds.
//
// Treewidth: orders of elimination, set by set, between the greatest least degree of a minor and what eliminating
// vertices of least degree gives: H. Bodlaender and A. Koster, Treewidth computations (2010, 2011). Bandwidth: vertices
// placed from left to right; neighbours of what is placed have a last place. J. Saxe, Dynamic programming algorithms
// for recognizing small bandwidth graphs in polynomial time (1980), by search alone.
#include <algorithm>
#include <array>
#include <bit>
#include <unordered_set>

#include "sweeps/engines/word_engines.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;
using Number = std::int64_t;

VertexSet& row_of(SmallGraph& graph, int v) { return graph.rows[static_cast<std::size_t>(v)]; }

int of_least_degree(const SmallGraph& graph, VertexSet left) {
  int best = std::countr_zero(left);
  each(left, [&](int v) {
    if (graph.degree(v) < graph.degree(best)) best = v;
  });
  return best;
}

/// Joins the neighbours of a vertex and deletes it.
void eliminate(SmallGraph& graph, int v) {
  const VertexSet row = graph.neighbours(v);
  each(row, [&](int u) { row_of(graph, u) = (row_of(graph, u) | row) & ~single(u) & ~single(v); });
  row_of(graph, v) = 0;
}

/// The greatest least degree that is met when a vertex of least degree is contracted into a neighbour of least degree.
int least_degree_of_a_minor(SmallGraph graph) {
  int result = 0;
  for (VertexSet left = graph.vertices(); left != 0;) {
    const int v = of_least_degree(graph, left);
    const VertexSet row = graph.neighbours(v);
    result = std::max(result, std::popcount(row));
    left &= ~single(v);
    each(row, [&](int u) { row_of(graph, u) &= ~single(v); });
    row_of(graph, v) = 0;
    if (row == 0) continue;
    const int into = of_least_degree(graph, row);
    each(row & ~single(into), [&](int u) { graph.add_edge(u, into); });
  }
  return result;
}

int width_by_least_degrees(SmallGraph graph) {
  int result = 0;
  for (VertexSet left = graph.vertices(); left != 0;) {
    const int v = of_least_degree(graph, left);
    result = std::max(result, graph.degree(v));
    eliminate(graph, v);
    left &= ~single(v);
  }
  return result;
}

bool clique_of(const SmallGraph& graph, VertexSet set) {
  for (VertexSet left = set; left != 0; left &= left - 1) {
    const int v = std::countr_zero(left);
    if ((set & ~graph.neighbours(v)) != single(v)) return false;
  }
  return true;
}

/// Whether some order eliminates all vertices at degrees of at most `width`. What is left of a graph depends on which
/// vertices are left alone, not on the order of the others; a vertex whose neighbours form a clique may go first, as
/// what is left then is a subgraph of what was there.
class Eliminations {
 public:
  explicit Eliminations(int width) : width_(width) {}
  bool succeed(const SmallGraph& graph, VertexSet left) {
    if (std::popcount(left) <= width_ + 1) return true;
    if (failed_.contains(left)) return false;
    text::pause();
    VertexSet possible = 0;
    for (VertexSet rest = left; rest != 0; rest &= rest - 1) {
      const int v = std::countr_zero(rest);
      if (graph.degree(v) > width_) continue;
      possible |= single(v);
      if (!clique_of(graph, graph.neighbours(v))) continue;
      possible = single(v);
      break;
    }
    for (; possible != 0; possible &= possible - 1) {
      const int v = std::countr_zero(possible);
      SmallGraph next;
      next.assign(graph);
      eliminate(next, v);
      if (succeed(next, left & ~single(v))) return true;
    }
    constexpr std::size_t most = std::size_t{1} << 22;
    if (failed_.size() == most)
      throw text::LimitError("a treewidth is not found with " + std::to_string(most) + " sets of vertices");
    failed_.insert(left);
    return false;
  }

 private:
  int width_;
  std::unordered_set<VertexSet> failed_;  // what was left
};

/// Whether the vertices can stand in a row, neighbours at most so far apart.
class Row {
 public:
  Row(const SmallGraph& graph, int apart) : graph_(graph), apart_(apart) { last_.fill(graph.order - 1); }
  bool possible() { return place(0, graph_.vertices()); }

 private:
  bool place(int at, VertexSet left) {
    if (left == 0) return true;
    text::pause();
    const VertexSet open = urgent(at, left);
    for (VertexSet rest = open; rest != 0; rest &= rest - 1) {
      const int v = std::countr_zero(rest);
      VertexSet changed = 0;
      each(graph_.neighbours(v) & left, [&](int u) {
        if (last(u) > at + apart_) changed |= single(u);
      });
      std::array<int, SmallGraph::max_order> before{};
      each(changed, [&](int u) {
        before[static_cast<std::size_t>(u)] = last(u);
        last(u) = at + apart_;
      });
      const bool found = place(at + 1, left & ~single(v));
      each(changed, [&](int u) { last(u) = before[static_cast<std::size_t>(u)]; });
      if (found) return true;
    }
    return false;
  }
  /// Those that may stand next: all, or the one that must; none if there are too many with early last places.
  VertexSet urgent(int at, VertexSet left) {
    std::array<int, SmallGraph::max_order> ending{};
    each(left, [&](int v) { ++ending[static_cast<std::size_t>(last(v))]; });
    int room = 0;
    VertexSet result = left;
    for (int place = at, due = 0; place < graph_.order; ++place) {
      due += ending[static_cast<std::size_t>(place)];
      ++room;
      if (due > room) return 0;
      // As many are due as there is room: one of them is next.
      if (due == room && result == left) {
        result = 0;
        each(left, [&](int v) {
          if (last(v) <= place) result |= single(v);
        });
        if (result == left) break;
      }
    }
    return result;
  }
  int& last(int v) { return last_[static_cast<std::size_t>(v)]; }

  const SmallGraph& graph_;
  int apart_;
  std::array<int, SmallGraph::max_order> last_{};  // the last place of each
};

/// From each vertex so many are reached in k steps, on two sides of it in the row.
int least_apart(const SmallGraph& graph) {
  int result = 0;
  for (int v = 0; v < graph.order; ++v) {
    VertexSet reached = single(v), layer = reached;
    for (int k = 1; layer != 0; ++k) {
      layer = neighbours_of(graph, layer) & ~reached;
      reached |= layer;
      const int others = std::popcount(reached) - 1;
      result = std::max(result, (others + 2 * k - 1) / (2 * k));
    }
  }
  return result;
}

}  // namespace

Number treewidth(const SmallGraph& graph) {
  if (graph.order == 0) return -1;
  const int most = width_by_least_degrees(graph);
  for (int width = least_degree_of_a_minor(graph); width < most; ++width)
    if (Eliminations(width).succeed(graph, graph.vertices())) return width;
  return most;
}

Number bandwidth(const SmallGraph& graph) {
  if (graph.order == 0) return language::minus_infinite;
  int apart = least_apart(graph);
  while (!Row(graph, apart).possible()) ++apart;
  return apart;
}

}  // namespace gamecert::sweeps
