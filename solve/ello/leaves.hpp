// Elimination of leaves and last vertices from an ELLO game of any order, in linear time.
#pragma once

#include <utility>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::solve {

class Leaves {
 public:
  /// Eliminates leaves and isolated green vertices until there are none. `graph` outlives this.
  Leaves(const graphs::Graph& graph, std::vector<char> green);

  /// Deletes a vertex that is to be the last of all that are left (deg = c mod 2), then leaves again.
  void delete_last(int v);
  bool may_be_last(int v) const { return alive_[v] != 0 && (degree_[v] % 2 != 0) != (green_[v] != 0); }

  /// An isolated red vertex was met: what is left cannot be won.
  bool stuck() const { return stuck_; }
  /// The vertices left are the core; their colours are in green().
  const std::vector<char>& alive() const { return alive_; }
  const std::vector<char>& green() const { return green_; }
  int left() const { return left_; }
  /// How many of them are green.
  int greens() const { return greens_; }
  /// The vertices whose colour or degree changed since the last call.
  std::vector<int> take_changed() { return std::exchange(changed_, {}); }

  /// A winning order of the whole graph from one of the core.
  std::vector<int> extended(const std::vector<int>& core_order) const;

 private:
  struct Event {
    int vertex;
    int neighbour;  // -1: the vertex goes to the end
    bool before;
  };
  void eliminate_pending();
  void remove(int v);

  const graphs::Graph* graph_;
  std::vector<char> green_;
  std::vector<char> alive_;
  std::vector<int> degree_;
  std::vector<int> pending_;  // of degree at most 1 when put here
  std::vector<int> changed_;
  std::vector<Event> events_;  // in order of deletion
  int left_, greens_;
  bool stuck_ = false;
};

}  // namespace gamecert::solve
