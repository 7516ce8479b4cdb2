// A block is coloured when the search leaves it: what hangs on its other vertices has been cut off by then.
#include "papers/ello/blocks.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "graphs/invariants.hpp"
#include "papers/ello/games.hpp"
#include "papers/facts.hpp"
#include "papers/lists.hpp"

namespace gamecert::papers {
namespace {

struct BlockGame {
  VertexSet vertices, green;
};

class BlockColourings {
 public:
  BlockColourings(const SmallGraph& graph, VertexSet green)
      : graph_(graph), green_(green), number_(static_cast<std::size_t>(graph.order)), low_(number_) {
    visit(0, -1);
  }

  const std::vector<BlockGame>& blocks() const { return blocks_; }
  /// Neighbours looked at, edges and vertices put into blocks, cut vertices coloured.
  int operations() const { return operations_; }

 private:
  int& number(int v) { return number_[static_cast<std::size_t>(v)]; }
  int& low(int v) { return low_[static_cast<std::size_t>(v)]; }

  void visit(int v, int parent) {
    number(v) = low(v) = ++visited_;
    open_.push_back(v);
    graphs::each(graph_.neighbours(v), [&](int u) {
      ++operations_;
      if (u == parent) return;
      if (number(u) != 0) {
        edges_ += number(u) < number(v) ? 1 : 0;
        low(v) = std::min(low(v), number(u));
        return;
      }
      const int edges_before = edges_++;
      visit(u, v);
      low(v) = std::min(low(v), low(u));
      if (low(u) >= number(v)) leave(v, u, edges_ - edges_before);
      if (low(u) >= number(v)) edges_ = edges_before;
    });
  }
  /// The block of the edge vu, which hangs on v, with so many edges: v has the colour there that makes it plausible,
  /// and keeps its colour in what is left exactly if that is green (Theorem 4.1).
  void leave(int v, int u, int edges) {
    BlockGame block{graphs::single(v), 0};
    for (int last = -1; last != u;) {
      last = open_.back();
      open_.pop_back();
      block.vertices |= graphs::single(last);
      ++operations_;
    }
    block.green = green_ & block.vertices & ~graphs::single(v);
    operations_ += edges + 1;
    if ((std::popcount(block.vertices) + edges + std::popcount(block.green)) % 2 != 0)
      block.green |= graphs::single(v);
    else
      green_ ^= graphs::single(v);
    blocks_.push_back(block);
  }

  const SmallGraph& graph_;
  VertexSet green_;  // what has been cut off left these
  std::vector<int> number_, low_;
  std::vector<int> open_;  // visited, not in a block below yet
  int visited_ = 0, edges_ = 0, operations_ = 0;
  std::vector<BlockGame> blocks_;
};

}  // namespace

void check_blocks(int order, int most, Trial& trial) {
  each_graph(order, trial, [&](const SmallGraph& graph) {
    if (!graphs::connected(graph)) return;
    const ElloGames games(graph);
    for (VertexSet green = 0; green <= games.all(); ++green) {
      if (!games.parity_plausible(games.all(), green)) continue;
      const BlockColourings found(graph, green);
      const bool wins = games.winnable(games.all(), green);
      const bool blocks_win = std::ranges::all_of(
          found.blocks(), [&](const BlockGame& block) { return games.winnable(block.vertices, block.green); });
      trial.instance(wins == blocks_win && found.operations() <= most * graph.size(), [&] {
        return ello_failure(graph, green, wins,
                            "the blocks say otherwise, or after " + std::to_string(found.operations()) + " operations");
      });
    }
  });
}

}  // namespace gamecert::papers
