// Nimbers of the geodetic game on trees through Hackendot: the decision procedure of Corollary 1.
//
// Idea: taking a vertex of a rooted tree leaves branches, each hanging at the far end of an edge that is cut. A tree
// of order n has 2(n-1) branches (above, v), an edge seen from one of its ends: the part of v, rooted at v. The value
// of one is the mex over its vertices w of the xor of the branches that hang off the path from v to w, so it looks at
// one option for each of its vertices. The two branches of an edge have n vertices together: n(n-1) options in all.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::papers {

/// Of a forest without directions.
class Branches {
 public:
  explicit Branches(graphs::Graph forest) : forest_(std::move(forest)) {}

  /// The nimber of Hackendot on the tree of v rooted at v.
  int rooted_at(int v) { return value(no_vertex, v); }
  /// The same after the root v is taken.
  int after_root(int v) { return hanging(no_vertex, v); }
  /// Whether some vertex, taken as the root, leaves the next player a lost position: Corollary 1, for a tree.
  bool first_player_wins();
  /// The options of branches looked at so far.
  std::uint64_t options() const { return options_; }

 private:
  static constexpr int no_vertex = -1;

  int value(int above, int v);
  /// The xor of the branches at v away from `above`.
  int hanging(int above, int v);
  /// Calls visit for the value of every option in the branch (above, v); `rest` is the option v.
  template <class Visit>
  void each_option(int above, int v, int rest, Visit& visit);

  graphs::Graph forest_;
  std::map<std::pair<int, int>, int> known_;  // (above, v): the value of the branch
  std::uint64_t options_ = 0;
};

}  // namespace gamecert::papers
