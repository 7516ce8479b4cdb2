// The weighted Laplacian of an ELLO game at a point of GF(2^64), for any set of remaining vertices.
#pragma once

#include <cstdint>
#include <vector>

#include "graphs/graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

class WeightedLaplacian {
 public:
  /// The arguments live as long as the Laplacian; `point` has distinct nonzero elements.
  WeightedLaplacian(const graphs::Graph& graph, const std::vector<char>& green,
                    const std::vector<std::uint64_t>& point);

  /// Whether the determinant of the game on the vertices with `alive` set, colours as given, is not zero.
  bool nonzero(const std::vector<char>& alive, Watch& watch) const;

 private:
  const graphs::Graph& graph_;
  const std::vector<char>& green_;
  std::vector<std::int64_t> first_;     // offsets into weights_, as in adjacency lists
  std::vector<std::uint64_t> weights_;  // 1/(t_u + t_v), u by u, along its neighbours
  std::vector<std::uint64_t> lights_;   // 1/t_v
};

/// The vertices in `alive`, so ordered that neighbours stand close together.
std::vector<int> banded_order(const graphs::Graph& graph, const std::vector<char>& alive);

}  // namespace gamecert::solve
