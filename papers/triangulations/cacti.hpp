// Connected graphs in which every block is a triangle.
#pragma once

#include <array>
#include <vector>

#include "graphs/small_graph.hpp"
#include "papers/claim.hpp"

namespace gamecert::papers {

struct TriangleCactus {
  graphs::SmallGraph graph;
  std::vector<std::array<int, 3>> blocks;
};

/// One of each isomorphism class with so many blocks, no vertex in more than `most` of them.
std::vector<TriangleCactus> triangle_cacti(int blocks, int most, Trial& trial);

/// No articulation vertex belongs to two blocks that have three articulation vertices.
bool branches_share_nothing(const TriangleCactus& cactus);

/// Without the blocks that have three articulation vertices: how many blocks hang together, group by group.
std::vector<int> block_groups(const TriangleCactus& cactus);

}  // namespace gamecert::papers
