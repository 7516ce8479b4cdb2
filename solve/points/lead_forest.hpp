// What is left to play of a local game for points on a forest, tree by tree, for searches that share their trees.
//
// As a LeadGraph (games/play/lead_graph.hpp), but seen by one player throughout, and struck harder: paths of four edges
// lose two (the lemma capture.thread), and two branches at a vertex that are each other's opposites cancel, by the
// theorem on split pairs (docs/SYMMETRY.md). A tree is known by its branch at a centre; of two centres, by the lesser.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "graphs/small_graph.hpp"
#include "solve/points/lead_branches.hpp"

namespace gamecert::solve {

class LeadForest {
 public:
  static constexpr int most = 32;
  using Vertices = std::uint32_t;
  /// An edge between two vertices, the smaller first; or one whose other end counts for nobody.
  struct Edge {
    int vertex, other;
  };
  static constexpr int nowhere = -1;
  /// Numbers of isomorphic trees are equal, and the opposite's is that of the tree with all leads turned.
  struct Tree {
    LeadBranches::Number number, opposite;
    Vertices vertices;
  };

  /// Before play, or with these leads and, at these vertices, an edge to nowhere more. At most `most` vertices.
  explicit LeadForest(const graphs::SmallGraph& forest, const std::vector<int>& leads = {}, Vertices out = 0);
  /// The tree with this number.
  LeadForest(const LeadBranches& branches, LeadBranches::Number tree) { add(branches, tree, nowhere); }

  int order() const { return order_; }
  /// Edges left, in the order of the vertices.
  std::vector<Edge> edges() const;
  int edge_count(Vertices of = ~Vertices{0}) const;
  /// Edges left at the vertex.
  int left(int v) const;
  /// The player colours the edge, or with lead -1 the opponent.
  LeadForest played(const Edge& edge, int lead) const;
  /// Seen by the opponent.
  LeadForest turned() const;

  /// Takes away vertices that nobody can turn any more, for these points.
  int settle();
  /// Settles, shortens and cancels whatever it can, and gives what is left tree by tree, for these points.
  int strike(LeadBranches& branches, std::vector<Tree>& trees);
  /// What the player makes at least by answers within pairs, in all trees or in those with these vertices, whoever is
  /// to move: every edge counts for the end for which the sum over vertices is greatest. With lead -1 the same of the
  /// opponent.
  int by_pairs(int lead, Vertices of = ~Vertices{0}) const;

 private:
  struct Counted;

  void add(const LeadBranches& branches, LeadBranches::Number branch, int above);
  void delete_edge(int u, int v);
  void isolate(int v);
  Vertices tree_at(int v) const;
  Vertices with_edges() const;
  bool shorten();
  /// One or two.
  std::vector<int> centres(Vertices tree) const;
  /// The branch at v away from `above`; nothing if two branches cancelled instead.
  std::optional<LeadBranches::Number> branch_at(int v, int above, LeadBranches& branches);
  void delete_branch(int v, int above);
  Counted count_for_ends(int v, int above, int lead) const;

  int order_ = 0;
  Vertices out_ = 0;
  std::array<Vertices, most> neighbours_{};
  std::array<std::int8_t, most> leads_{};
};

}  // namespace gamecert::solve
