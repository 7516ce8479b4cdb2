// The arena of a game on the edges of a graph.
#pragma once

#include <string>
#include <vector>

#include "games/instances/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::games {

/// Cells for the edges, in the order of the graph's list, and behind them for the vertices. The
/// neighbours of an edge are its two ends.
template <Plane P>
class EdgeArena {
 public:
  EdgeArena(const typename P::Space& space, const Instance& instance)
      : space_(space), order_(instance.order()), ends_(instance.graph().edges()) {
    std::vector<std::vector<int>> at(static_cast<std::size_t>(order_));
    for (int e = 0; e < size(); ++e) {
      const auto [u, v] = ends(e);
      at[static_cast<std::size_t>(u)].push_back(e);
      at[static_cast<std::size_t>(v)].push_back(e);
      neighbours_.push_back(space.cells(std::vector<int>{size() + u, size() + v}));
    }
    for (const std::vector<int>& edges : at) {
      neighbours_.push_back(space.cells(edges));
      degrees_.push_back(static_cast<int>(edges.size()));
    }
  }

  int order() const { return order_; }
  int size() const { return static_cast<int>(ends_.size()); }
  int degree(int v) const { return entry(degrees_, v); }
  const graphs::Edge& ends(int e) const { return entry(ends_, e); }
  P edge(int e) const { return space_.cell(e); }
  P vertex(int v) const { return space_.cell(size() + v); }
  P edges() const { return space_.all(size()); }
  const P& edges_at(int v) const { return neighbours(size() + v); }
  const P& neighbours(int cell) const { return entry(neighbours_, cell); }
  std::string edge_name(int e) const { return std::to_string(ends(e).first) + "-" + std::to_string(ends(e).second); }

 private:
  typename P::Space space_;
  int order_;
  std::vector<graphs::Edge> ends_;
  std::vector<int> degrees_;
  std::vector<P> neighbours_;  // by cell
};

}  // namespace gamecert::games
