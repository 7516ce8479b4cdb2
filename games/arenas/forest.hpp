// Rooted forests: a board read as one, and its planes.
#pragma once

#include <algorithm>
#include <string>
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
  explicit Forest(const Instance& instance) : parent(static_cast<std::size_t>(instance.order()), none) {
    if (const auto* graph = std::get_if<graphs::Graph>(&instance.board())) {
      hang_up(*graph, instance);
    } else {
      follow_arcs(instance);
    }
  }
  int& parent_of(int v) { return parent[static_cast<std::size_t>(v)]; }

 private:
  void hang_up(const graphs::Graph& graph, const Instance& instance) {
    std::vector<int> first = instance.vertices("roots");
    const std::size_t given = first.size();
    for (int v = 0; v < graph.order(); ++v) first.push_back(v);
    std::vector<int> root(parent.size(), none);
    for (std::size_t i = 0; i < first.size(); ++i) {
      if (int& known = root[static_cast<std::size_t>(first[i])]; known != none) {
        if (i >= given) continue;
        instance.refuse("roots", "expected one root in each tree, found " + std::to_string(known) + " and " +
                                     std::to_string(first[i]) + " in the same");
      }
      std::vector<int> queue{first[i]};
      root[static_cast<std::size_t>(first[i])] = first[i];
      for (std::size_t at = 0; at < queue.size(); ++at) {
        const int v = queue[at];
        for (int u : graph.neighbours(v)) {
          if (u == parent_of(v)) continue;
          if (root[static_cast<std::size_t>(u)] != none) refuse_cycle(u, v);
          root[static_cast<std::size_t>(u)] = first[i];
          parent_of(u) = v;
          queue.push_back(u);
        }
      }
    }
  }

  void follow_arcs(const Instance& instance) {
    if (instance.has("roots"))
      instance.refuse("roots", "expected no roots of a digraph, whose arcs tell them, found some");
    for (int u = 0; u < instance.order(); ++u) {
      for (int v : instance.neighbours(u)) {
        if (parent_of(v) != none)
          throw text::InputError("expected a rooted forest, found arcs from " + std::to_string(parent_of(v)) + " and " +
                                     std::to_string(u) + " into " + std::to_string(v),
                                 1);
        parent_of(v) = u;
      }
    }
    for (int v = 0; v < instance.order(); ++v) {
      int above = v;
      for (int steps = 0; above != none; ++steps) {
        if (steps > instance.order())
          throw text::InputError("expected a rooted forest, found a directed cycle through " + std::to_string(above),
                                 1);
        above = parent_of(above);
      }
    }
  }

  /// An edge u-v beside the tree that was built closes a cycle.
  [[noreturn]] void refuse_cycle(int u, int v) {
    const auto line_to_root = [&](int x) {
      std::vector<int> line{x};
      while (parent_of(line.back()) != none) line.push_back(parent_of(line.back()));
      return line;
    };
    std::vector<int> left = line_to_root(u);
    std::vector<int> right = line_to_root(v);
    while (left.size() > 1 && right.size() > 1 && left[left.size() - 2] == right[right.size() - 2]) {
      left.pop_back();
      right.pop_back();
    }
    std::string cycle;
    for (int x : left) cycle += std::to_string(x) + "-";
    for (std::size_t i = right.size() - 1; i-- > 0;) cycle += std::to_string(right[i]) + "-";
    throw text::InputError("expected a forest, found the cycle " + cycle + std::to_string(u), 1);
  }
};

/// A rooted forest as planes.
template <Plane P>
class ForestArena {
 public:
  ForestArena(const typename P::Space& space, const Forest& forest)
      : space_(space), neighbours_(forest.parent.size(), space.none()), parent_(neighbours_), path_to_(neighbours_) {
    for (int v = 0; v < order(); ++v) {
      const auto i = static_cast<std::size_t>(v);
      const int above = forest.parent[i];
      if (above != Forest::none) {
        const auto j = static_cast<std::size_t>(above);
        parent_[i] = space.cell(above);
        neighbours_[i] = neighbours_[i] | space.cell(above);
        neighbours_[j] = neighbours_[j] | space.cell(v);
      }
      for (int u = v; u != Forest::none; u = forest.parent[static_cast<std::size_t>(u)]) {
        path_to_[i] = path_to_[i] | space.cell(u);
      }
    }
  }

  int order() const { return static_cast<int>(neighbours_.size()); }
  P vertices() const { return space_.all(order()); }
  const P& neighbours(int v) const { return entry(neighbours_, v); }
  const P& parent(int v) const { return entry(parent_, v); }
  /// The vertices from v's root to v.
  const P& path_to(int v) const { return entry(path_to_, v); }

 private:
  typename P::Space space_;
  std::vector<P> neighbours_, parent_, path_to_;
};

}  // namespace gamecert::games
