// Nimbers of Hackendot on the parts of a forest, which are those of the geodetic game on trees.
//
// Idea: a branch (u, v) is the part of v without the edge uv, rooted at v. Its nimber is the least number that is none
// of its options: for each vertex w of it the xor of the branches that hang off the path from v to w (docs/GEODETIC.md,
// "theorem on deciding trees"). Where v has one edge beside uv, to w, the options are those of (v, w) and the nimber of
// (v, w): they are taken over and not gone through again, so a path takes linear time. Otherwise a branch takes time in
// its order: n^2 steps in all, and of a rooted forest the sum of the orders of all subtrees.
#pragma once

#include <vector>

namespace gamecert::games {

/// Of a forest by the parents of its vertices, Forest::none at a root.
class BranchNimbers {
 public:
  /// Finds the nimbers of all branches away from the roots. LimitError by text::pause.
  explicit BranchNimbers(std::vector<int> parent);

  /// Of Hackendot on the forest with these roots: the xor of its trees.
  int forest() const { return forest_; }
  /// The vertices that win as a first move there, ascending: what they leave has the nimber 0.
  std::vector<int> winning() const;
  /// Of every vertex, what Hackendot on its tree rooted there has after the root is taken, that is, what a first move
  /// there leaves in the geodetic game. Finds the nimbers of the branches towards the roots.
  std::vector<int> after_roots();

 private:
  /// Numbers that options have, and the least one that none has.
  struct Options {
    std::vector<char> has = {};
    int missing = 0;
    void add(int value);
  };
  /// By the vertex v at which it is rooted and the one before it.
  Options options_of(int above, int v) const;
  int branch(int above, int v) const;
  int hanging(int above, int v) const;
  void find_down(int v, std::vector<Options>& kept);
  void find_up(int v, std::vector<Options>& kept_down, std::vector<Options>& kept_up);
  int parent(int v) const { return parent_[static_cast<std::size_t>(v)]; }

  std::vector<int> parent_;
  std::vector<std::vector<int>> children_;
  std::vector<int> from_roots_;     // all vertices, a parent's first child, and what is below it, behind the parent
  std::vector<int> down_, up_;      // of (parent, v), of (v, parent); 0 where there is no parent
  std::vector<int> below_;          // the xor of the branches to the children
  std::vector<Options> kept_ = {};  // of branches away from the roots, while they may be taken over
  int forest_ = 0;
};

}  // namespace gamecert::games
