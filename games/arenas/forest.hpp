// Rooted forests: a board read as one, and its planes.
#pragma once

#include <vector>

#include "games/instances/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::games {

/// A rooted forest by the parents of its vertices.
struct Forest {
  static constexpr int none = -1;
  std::vector<int> parent;  // none at a root

  /// A digraph with arcs away from the roots, or a graph with `roots` as given, else the least vertex of
  /// each tree. InputError for a cycle, two arcs into a vertex, or two roots in a tree.
  explicit Forest(const Instance& instance);
  /// For every vertex its parent, if it has one; its parent and its children; the vertices from it to its root.
  std::vector<std::vector<int>> parents() const, neighbours() const, paths() const;
  int& parent_of(int v) { return parent[static_cast<std::size_t>(v)]; }

 private:
  void hang_up(const graphs::Graph& graph, const Instance& instance);
  void follow_arcs(const Instance& instance);
  /// An edge u-v beside the tree that was built closes a cycle.
  [[noreturn]] void refuse_cycle(int u, int v);
};

/// A rooted forest as planes.
template <Plane P>
class ForestArena {
 public:
  ForestArena(const typename P::Space& space, const Instance& instance) : ForestArena(space, Forest(instance)) {}
  ForestArena(const typename P::Space& space, const Forest& forest)
      : space_(space),
        neighbours_(planes_with(space, forest.neighbours())),
        parent_(planes_with(space, forest.parents())),
        path_to_(planes_with(space, forest.paths())) {}

  int order() const { return static_cast<int>(neighbours_.size()); }
  P vertices() const { return space_.all(order()); }
  P vertex(int v) const { return space_.cell(v); }
  const P& neighbours(int v) const { return entry(neighbours_, v); }
  const P& parent(int v) const { return entry(parent_, v); }
  /// The vertices from v's root to v.
  const P& path_to(int v) const { return entry(path_to_, v); }

 private:
  typename P::Space space_;
  std::vector<P> neighbours_, parent_, path_to_;
};

}  // namespace gamecert::games
