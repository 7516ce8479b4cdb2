// Elimination of leaves from the linear system of Lights Out, in linear time.
#pragma once

#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::solve {

/// The system (A + D) x = b over GF(2) on a graph, where D starts as the identity.
class LightsOutLeaves {
 public:
  /// Eliminates until every vertex left has two neighbours. `graph` outlives this.
  LightsOutLeaves(const graphs::Graph& graph, std::vector<char> lit);

  /// The vertices left, ascending, with their part of D and b.
  const std::vector<int>& core() const { return core_; }
  bool diagonal(int v) const { return diagonal_[v] != 0; }
  bool side(int v) const { return side_[v] != 0; }
  /// Isolated vertices whose equation became 0 = b: their values are free.
  const std::vector<int>& free() const { return free_; }

  /// Completes values of the core and of the free vertices to a solution; with `homogeneous`, to a
  /// solution of (A + D) x = 0.
  void complete(std::vector<char>& x, bool homogeneous) const;

 private:
  struct Event {
    enum class Kind { isolated, leaf, pair };
    Kind kind;
    int vertex;
    int neighbour;                    // pair: deleted with the vertex
    bool side;                        // b of the vertex then
    bool other_diagonal, other_side;  // pair: D and b of the neighbour then
  };
  void eliminate(int v);
  void remove(int v);

  const graphs::Graph* graph_;
  std::vector<char> side_;
  std::vector<char> diagonal_;
  std::vector<char> alive_;
  std::vector<int> degree_;
  std::vector<int> pending_;  // of degree at most 1 when put here
  std::vector<int> core_;
  std::vector<int> free_;
  std::vector<Event> events_;  // in order of elimination
  std::vector<int> time_;      // of elimination; core and free vertices: never
};

}  // namespace gamecert::solve
