// What is left to play of a local game for points on a forest, tree by tree, for searches that share their trees.
//
// As a LeadGraph (games/play/lead_graph.hpp), but seen by one player throughout, and struck harder: paths of four edges
// lose two (the lemma capture.thread), and two branches at a vertex that are each other's opposites cancel, by the
// theorem on split pairs (docs/SYMMETRY.md). Trees are told apart by codes made from their leaves on (A. V. Aho,
// J. E. Hopcroft, J. D. Ullman, "The design and analysis of computer algorithms", 1974, Section 3.2).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"

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
  struct Tree;

  /// Before play, or with these leads and, at these vertices, an edge to nowhere more. At most `most` vertices.
  explicit LeadForest(const graphs::SmallGraph& forest, const std::vector<int>& leads = {}, Vertices out = 0);

  int order() const { return order_; }
  /// Edges left, in the order of the vertices.
  std::vector<Edge> edges() const;
  int edge_count() const;
  /// Edges left at the vertex.
  int left(int v) const;
  /// The player colours the edge, or with lead -1 the opponent.
  LeadForest played(const Edge& edge, int lead) const;
  /// Seen by the opponent.
  LeadForest turned() const;

  /// Takes away vertices that nobody can turn any more, for these points.
  int settle();
  /// Settles, shortens and cancels whatever it can, and gives what is left tree by tree, for these points.
  int strike(std::vector<Tree>& trees);
  /// What the player makes at least by answers within pairs, whoever is to move: every edge counts for the end for
  /// which the sum over vertices is greatest. With lead -1 the same of the opponent.
  int by_pairs(int lead) const;

 private:
  struct Branch;
  struct Counted;

  void delete_edge(int u, int v);
  void isolate(int v);
  Vertices tree_at(int v) const;
  Vertices with_edges() const;
  bool shorten();
  /// One or two.
  std::vector<int> centres(Vertices tree) const;
  /// The branch at v away from `above`; false if it cancelled two branches instead.
  bool read(int v, int above, Branch& branch);
  void delete_branch(int v, int above);
  LeadForest only(Vertices tree) const;
  Counted count_for_ends(int v, int above, int lead) const;

  int order_ = 0;
  Vertices out_ = 0;
  std::array<Vertices, most> neighbours_{};
  std::array<std::int8_t, most> leads_{};
};

/// The codes of isomorphic trees are equal, and the opposite's is that of the tree with all leads turned.
struct LeadForest::Tree {
  std::string code, opposite;
  LeadForest board;
};

}  // namespace gamecert::solve
