// Triangulations as claims look at them: sets of edges, classes gone through.
#pragma once

#include <bit>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "graphs/small_graph.hpp"
#include "graphs/triangulation.hpp"
#include "papers/claim.hpp"
#include "papers/game_question.hpp"

namespace gamecert::papers {

using EdgeSet = std::uint64_t;  // bit e is edge e of the board

constexpr EdgeSet one_edge(int e) { return EdgeSet{1} << e; }
/// Calls visit(e) for every member, ascending.
template <class Visit>
void each_edge(EdgeSet set, Visit&& visit) {
  for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

/// A triangulation of at most 64 edges with its edges numbered as games number them.
struct EdgeBoard {
  /// LimitError for more edges.
  explicit EdgeBoard(const graphs::Triangulation& triangulation, std::string name = {});

  int size() const { return static_cast<int>(edges.size()); }
  EdgeSet all() const { return edges.size() == 64 ? ~EdgeSet{0} : one_edge(size()) - 1; }
  int number(int u, int v) const;
  std::string edge_name(int e) const;
  /// The faces that have this edge, by their numbers.
  std::vector<int> faces_at(int e) const;

  graphs::Triangulation triangulation;
  std::string name;                 // the board as users write it
  std::vector<graphs::Edge> edges;  // as the games number them
  std::vector<EdgeSet> triangles;   // by face: its three edges
};

/// A question that is answered by search over the rules alone: engines made for these games rest on the paper.
GameQuestion by_rules(std::string_view game, std::string instance);

/// EG(T): the edges of T, two adjacent if they are sides of a face.
graphs::SmallGraph edge_graph(const EdgeBoard& board);

/// The lengths of the arrays of faces off the inner faces.
std::vector<int> arrays(const EdgeBoard& board);

/// The triangulations of a set of boards in the words of files of claims, `every convex triangulation of order n`.
void each_board(std::string_view set, int n, Trial& trial, const std::function<void(const EdgeBoard&)>& visit);

/// The faces of a triangulation of a polygon without inner triangles, from ear to ear.
std::vector<int> along_the_dual(const EdgeBoard& board);

/// The edge that corresponds to e when that row of faces is reversed.
int reversed(const EdgeBoard& board, int e);

}  // namespace gamecert::papers
