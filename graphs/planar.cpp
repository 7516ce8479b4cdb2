// Planarity by left and right: a depth-first search orients the edges; a graph is planar exactly if its back edges can
// be parted into two sides such that those that interlace, seen from a tree edge, do as the criterion asks.
//
// Invariant: the stack holds pairs of intervals of back edges, each interval on one side, the two of a pair on
// opposite sides; within an interval back edges are linked from the highest return point to the lowest.
// Source: H. de Fraysseix, P. Ossona de Mendez, P. Rosenstiehl, "Tremaux trees and planarity", 2006; U. Brandes, "The
// left-right planarity test", 2009.
#include "graphs/planar.hpp"

#include <algorithm>

namespace gamecert::graphs {
namespace {

constexpr int none = -1;

class LeftRight {
 public:
  explicit LeftRight(const Graph& graph)
      : graph_(graph),
        height_(places(graph.order()), none),
        parent_(places(graph.order()), none),
        out_(places(graph.order())) {}

  bool planar() {
    if (graph_.order() > 2 && graph_.size() > 3 * static_cast<std::int64_t>(graph_.order()) - 6) return false;
    std::vector<int> roots;
    for (int v = 0; v < graph_.order(); ++v) {
      if (height_[at(v)] != none) continue;
      height_[at(v)] = 0;
      roots.push_back(v);
      orient(v);
    }
    for (auto& edges : out_) std::ranges::stable_sort(edges, {}, [&](int e) { return edges_[at(e)].nesting; });
    return std::ranges::all_of(roots, [&](int root) { return test(root); });
  }

 private:
  struct Oriented {
    int from, to;
    int low, second_low;   // heights of the lowest return points
    int nesting = 0;       // by which edges of a vertex are visited
    int reference = none;  // the next back edge of its interval
    int low_edge = none;   // a back edge to the lowest return point
  };
  struct Interval {
    int low = none, high = none;  // back edges
    bool empty() const { return low == none && high == none; }
  };
  struct Pair {
    Interval left, right;
    int number = 0;
  };

  static std::size_t places(int n) { return static_cast<std::size_t>(n); }
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  int low(int edge) const { return edges_[at(edge)].low; }
  int top() const { return stack_.empty() ? none : stack_.back().number; }
  bool conflicts(const Interval& interval, int edge) const {
    return !interval.empty() && low(interval.high) > low(edge);
  }
  int lowest(const Pair& pair) const {
    if (pair.left.empty()) return low(pair.right.low);
    if (pair.right.empty()) return low(pair.left.low);
    return std::min(low(pair.left.low), low(pair.right.low));
  }
  void push(Interval left, Interval right) { stack_.push_back({left, right, pushed_++}); }

  void orient(int v) {
    for (const int w : graph_.neighbours(v)) {
      // Seen before: the edge to the parent, and back edges that come from below.
      const int up = parent_[at(v)];
      if ((up != none && edges_[at(up)].from == w) || height_[at(w)] > height_[at(v)]) continue;
      const int edge = static_cast<int>(edges_.size());
      const int h = height_[at(v)];
      edges_.push_back({.from = v, .to = w, .low = h, .second_low = h});
      out_[at(v)].push_back(edge);
      if (height_[at(w)] == none) {
        parent_[at(w)] = edge;
        height_[at(w)] = h + 1;
        orient(w);
      } else {
        edges_[at(edge)].low = height_[at(w)];
      }
      Oriented& done = edges_[at(edge)];
      done.nesting = 2 * done.low + (done.second_low < h ? 1 : 0);
      if (up != none) inherit(edges_[at(up)], done);
    }
  }
  static void inherit(Oriented& up, const Oriented& edge) {
    if (edge.low < up.low) {
      up.second_low = std::min(up.low, edge.second_low);
      up.low = edge.low;
    } else {
      up.second_low = std::min(up.second_low, edge.low > up.low ? edge.low : edge.second_low);
    }
  }

  bool test(int v) {
    const int up = parent_[at(v)];
    bool first = true;
    for (const int edge : out_[at(v)]) {
      const int bottom = top();
      const int w = edges_[at(edge)].to;
      if (parent_[at(w)] == edge) {
        if (!test(w)) return false;
      } else {
        edges_[at(edge)].low_edge = edge;
        push({}, {edge, edge});
      }
      if (low(edge) < height_[at(v)]) {
        if (first) {
          edges_[at(up)].low_edge = edges_[at(edge)].low_edge;
        } else if (!constrain(edge, up, bottom)) {
          return false;
        }
      }
      first = false;
    }
    if (up != none) trim(up);
    return true;
  }

  /// Back edges of `edge` that return above the lowest point of `up` go to one side, those they interlace with to the
  /// other.
  bool constrain(int edge, int up, int bottom) {
    Interval left, right;
    do {
      Pair pair = stack_.back();
      stack_.pop_back();
      if (!pair.left.empty()) std::swap(pair.left, pair.right);
      if (!pair.left.empty()) return false;
      if (low(pair.right.low) > low(up)) {
        if (right.empty()) {
          right = pair.right;
        } else {
          edges_[at(right.low)].reference = pair.right.high;
        }
        right.low = pair.right.low;
      } else {
        edges_[at(pair.right.low)].reference = edges_[at(up)].low_edge;
      }
    } while (top() != bottom);
    while (!stack_.empty() && (conflicts(stack_.back().left, edge) || conflicts(stack_.back().right, edge))) {
      Pair pair = stack_.back();
      stack_.pop_back();
      if (conflicts(pair.right, edge)) std::swap(pair.left, pair.right);
      if (conflicts(pair.right, edge)) return false;
      if (right.low != none) edges_[at(right.low)].reference = pair.right.high;
      if (pair.right.low != none) right.low = pair.right.low;
      if (left.empty()) {
        left = pair.left;
      } else {
        edges_[at(left.low)].reference = pair.left.high;
      }
      left.low = pair.left.low;
    }
    if (!left.empty() || !right.empty()) push(left, right);
    return true;
  }

  /// Takes away the back edges that return to where `up` comes from.
  void trim(int up) {
    const int u = edges_[at(up)].from;
    while (!stack_.empty() && lowest(stack_.back()) == height_[at(u)]) stack_.pop_back();
    if (!stack_.empty()) {
      Pair& pair = stack_.back();
      shorten(pair.left, pair.right, u);
      shorten(pair.right, pair.left, u);
    }
    if (low(up) < height_[at(u)]) {
      const int left = stack_.back().left.high;
      const int right = stack_.back().right.high;
      edges_[at(up)].reference = left != none && (right == none || low(left) > low(right)) ? left : right;
    }
  }
  void shorten(Interval& interval, const Interval& other, int u) {
    while (interval.high != none && edges_[at(interval.high)].to == u)
      interval.high = edges_[at(interval.high)].reference;
    if (interval.high != none || interval.low == none) return;
    edges_[at(interval.low)].reference = other.low;
    interval.low = none;
  }

  const Graph& graph_;
  std::vector<int> height_, parent_;  // of vertices; the edge to the parent
  std::vector<std::vector<int>> out_;
  std::vector<Oriented> edges_;
  std::vector<Pair> stack_;
  int pushed_ = 0;
};

}  // namespace

bool planar(const Graph& graph) { return LeftRight(graph).planar(); }

}  // namespace gamecert::graphs
