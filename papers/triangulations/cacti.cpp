// Cacti grown a triangle at a time, one kept of each class.
#include "papers/triangulations/cacti.hpp"

#include <algorithm>
#include <set>

#include "graphs/nauty/canonical.hpp"

namespace gamecert::papers {
namespace {

using Block = std::array<int, 3>;

/// In how many blocks the vertex is.
int blocks_at(const TriangleCactus& cactus, int v) {
  return static_cast<int>(std::ranges::count_if(
      cactus.blocks, [&](const Block& block) { return std::ranges::find(block, v) != block.end(); }));
}

TriangleCactus with_block_at(TriangleCactus cactus, int v) {
  const int u = cactus.graph.order, w = u + 1;
  cactus.graph.order += 2;
  cactus.graph.add_edge(v, u);
  cactus.graph.add_edge(v, w);
  cactus.graph.add_edge(u, w);
  cactus.blocks.push_back({v, u, w});
  return cactus;
}

bool branches(const TriangleCactus& cactus, const Block& block) {
  return std::ranges::all_of(block, [&](int v) { return blocks_at(cactus, v) > 1; });
}

}  // namespace

std::vector<TriangleCactus> triangle_cacti(int blocks, int most, Trial& trial) {
  TriangleCactus one_vertex;
  one_vertex.graph.order = 1;
  std::vector<TriangleCactus> cacti{one_vertex};
  for (int count = 0; count < blocks; ++count) {
    std::vector<TriangleCactus> larger;
    std::set<std::vector<std::uint64_t>> seen;
    for (const TriangleCactus& cactus : cacti) {
      for (int v = 0; v < cactus.graph.order; ++v) {
        trial.look();
        if (blocks_at(cactus, v) == most) continue;
        TriangleCactus next = with_block_at(cactus, v);
        const std::vector<int> plain(static_cast<std::size_t>(next.graph.order), 0);
        if (seen.insert(graphs::canonical_key(next.graph, plain)).second) larger.push_back(std::move(next));
      }
    }
    cacti = std::move(larger);
  }
  return cacti;
}

bool branches_share_nothing(const TriangleCactus& cactus) {
  std::set<int> used;
  for (const Block& block : cactus.blocks) {
    if (!branches(cactus, block)) continue;
    for (const int v : block) {
      if (!used.insert(v).second) return false;
    }
  }
  return true;
}

std::vector<int> block_groups(const TriangleCactus& cactus) {
  std::vector<Block> left;
  std::ranges::copy_if(cactus.blocks, std::back_inserter(left),
                       [&](const Block& block) { return !branches(cactus, block); });
  std::vector<int> sizes;
  while (!left.empty()) {
    std::vector<Block> group{left.back()};
    left.pop_back();
    for (std::size_t i = 0; i < group.size(); ++i) {
      const Block from = group[i];
      const auto touching = std::ranges::partition(left, [&](const Block& block) {
        return std::ranges::none_of(block, [&](int v) { return std::ranges::find(from, v) != from.end(); });
      });
      group.insert(group.end(), touching.begin(), touching.end());
      left.erase(touching.begin(), touching.end());
    }
    sizes.push_back(static_cast<int>(group.size()));
  }
  return sizes;
}

}  // namespace gamecert::papers
