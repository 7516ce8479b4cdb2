// Flips as a matching of the dual tree, by dynamic programming from the leaves up and back down.
//
// A flip of a diagonal makes the sides of both its triangles green, and no other diagonal of these can be flipped
// afterwards. So the flips of a play are a matching of the dual tree, every matching can be played in any order, and
// green in the end are the edges with a matched triangle beside them, each counted once. For every triangle, seen from
// a neighbour, the best number behind the edge between them is kept for each of three states of the triangle.
#include "solve/boards/all_green.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "solve/boards/dual_tree.hpp"

namespace gamecert::solve {
namespace {

/// Green edges behind the edge from which a triangle is seen, that edge not counted.
struct Best {
  int unmatched;
  int matched_behind;
  int matched_before;  // with the triangle from which it is seen
  /// With the edge, when the triangle before it is matched elsewhere or not at all.
  int apart(bool matched) const {
    return matched ? std::max(unmatched, matched_behind) + 1 : std::max(unmatched, matched_behind + 1);
  }
  int together() const { return matched_before + 1; }
};
constexpr int impossible = std::numeric_limits<int>::min() / 2;

Best best_of(int outer_sides, const std::vector<Best>& behind) {
  Best best{0, impossible, outer_sides};
  for (const Best& each : behind) {
    best.unmatched += each.apart(false);
    best.matched_before += each.apart(true);
  }
  for (const Best& each : behind)
    best.matched_behind = std::max(best.matched_behind, best.matched_before - each.apart(true) + each.together());
  return best;
}

class Matching {
 public:
  explicit Matching(const graphs::Triangulation& triangulation)
      : dual_(triangulation), tree_(dual_), from_above_(dual_.sides.size()), from_below_(dual_.sides.size()) {
    for (auto it = tree_.order.rbegin(); it != tree_.order.rend(); ++it)
      from_above_[*it] = seen(*it, tree_.parent[*it]);
    for (const int triangle : tree_.order) {
      for (const int child : tree_.children[triangle]) from_below_[child] = seen(triangle, child);
    }
  }

  AllGreenBest best() const {
    AllGreenBest best;
    best.green = green();
    best.green_by = green_by();
    add_flips(best);
    return best;
  }

 private:
  int green() const {
    const Best& root = from_above_[tree_.order.front()];
    return std::max(root.unmatched, root.matched_behind);
  }

  std::vector<int> green_by() const {
    std::vector<int> best(edges(), -1);
    for (const int triangle : tree_.order) {
      if (tree_.parent[triangle] < 0) continue;
      best[tree_.edge[triangle]] = from_above_[triangle].matched_before + from_below_[triangle].together();
    }
    return best;
  }

  void add_flips(AllGreenBest& result) const {
    std::vector<char> matched_before(dual_.sides.size(), 0);
    std::vector<char> unmatched_before(dual_.sides.size(), 0);  // the parent is not matched at all
    std::vector<char> is_green(edges(), 0);
    int green = 0;
    for (const int triangle : tree_.order) {
      const Best& best = from_above_[triangle];
      if (matched_before[triangle] != 0) continue;
      const int behind = best.matched_behind + (unmatched_before[triangle] != 0 ? 1 : 0);
      if (best.unmatched >= behind) {
        for (const int child : tree_.children[triangle]) unmatched_before[child] = 1;
        continue;
      }
      const int partner = *std::ranges::find_if(tree_.children[triangle], [&](int child) {
        return best.matched_before - from_above_[child].apart(true) + from_above_[child].together() ==
               best.matched_behind;
      });
      matched_before[partner] = 1;
      for (const int matched : {triangle, partner}) {
        for (const auto& [edge, beyond] : dual_.sides[matched]) green += std::exchange(is_green[edge], 1) == 0 ? 1 : 0;
      }
      result.flips.push_back(tree_.edge[partner]);
      result.after.push_back(green);
    }
  }

  /// One shared side fewer than triangles.
  std::size_t edges() const { return 2 * dual_.sides.size() + 1; }

  Best seen(int triangle, int from) const {
    std::vector<Best> behind;
    for (const int child : tree_.children[triangle]) {
      if (child != from) behind.push_back(from_above_[child]);
    }
    const int parent = tree_.parent[triangle];
    if (parent >= 0 && parent != from) behind.push_back(from_below_[triangle]);
    return best_of(dual_.outer_sides(triangle), behind);
  }

  DualTree dual_;
  RootedDual tree_;
  std::vector<Best> from_above_;  // the triangle seen from its parent
  std::vector<Best> from_below_;  // the parent seen from the triangle
};

}  // namespace

AllGreenBest all_green(const graphs::Triangulation& triangulation) { return Matching(triangulation).best(); }

std::vector<int> AllGreenBest::reaching(int wanted) const {
  std::vector<int> diagonals;
  for (int e = 0; e < std::ssize(green_by); ++e) {
    if (green_by[static_cast<std::size_t>(e)] >= wanted) diagonals.push_back(e);
  }
  return diagonals;
}

}  // namespace gamecert::solve
