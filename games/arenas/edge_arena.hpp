// The arena of a game on the edges of a graph.
#pragma once

#include <string>
#include <vector>

#include "games/instances/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::games {

/// By cell: the two ends of an edge, the edges at a vertex; vertices are numbered behind the edges.
inline std::vector<std::vector<int>> incidence(int order, const std::vector<graphs::Edge>& edges) {
  const auto size = static_cast<int>(edges.size());
  std::vector<std::vector<int>> result(edges.size() + static_cast<std::size_t>(order));
  for (int e = 0; e < size; ++e) {
    const auto [u, v] = edges[static_cast<std::size_t>(e)];
    result[static_cast<std::size_t>(e)] = {size + u, size + v};
    result[static_cast<std::size_t>(size + u)].push_back(e);
    result[static_cast<std::size_t>(size + v)].push_back(e);
  }
  return result;
}

/// Cells for the edges, in the order of the graph's list, and behind them for the vertices. The
/// neighbours of an edge are its two ends.
template <Plane P>
class EdgeArena {
 public:
  EdgeArena(const typename P::Space& space, const Instance& instance)
      : space_(space), order_(instance.order()), ends_(instance.graph().edges()) {
    const std::vector<std::vector<int>> incident = incidence(order_, ends_);
    neighbours_ = planes_with(space, incident);
    for (int v = 0; v < order_; ++v) degrees_.push_back(static_cast<int>(entry(incident, size() + v).size()));
  }

  int order() const { return order_; }
  int size() const { return static_cast<int>(ends_.size()); }
  int degree(int v) const { return entry(degrees_, v); }
  const graphs::Edge& ends(int e) const { return entry(ends_, e); }
  P edge(int e) const { return space_.cell(e); }
  P vertex(int v) const { return space_.cell(size() + v); }
  P edges() const { return space_.all(size()); }
  P edges(const std::vector<int>& members) const { return space_.cells(members); }
  const P& edges_at(int v) const { return neighbours(size() + v); }
  const P& neighbours(int cell) const { return entry(neighbours_, cell); }
  std::string edge_name(int e) const { return graphs::name(ends(e)); }

 private:
  typename P::Space space_;
  int order_;
  std::vector<graphs::Edge> ends_;
  std::vector<int> degrees_;
  std::vector<P> neighbours_;  // by cell
};

}  // namespace gamecert::games
