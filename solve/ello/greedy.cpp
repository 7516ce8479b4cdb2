// Greedy elimination: place a vertex last that may be last, eliminate the leaves this makes, repeat.
//
// Which vertex is a matter of rank: breadth-first numbers from one end or the other, more or less
// shuffled, so that play sweeps through the graph and seldom cuts it.
// Once few vertices are left, exact search finishes, so that a bad choice near the end costs
// nothing. A choice that cuts off a component of the wrong parity loses the attempt. The last green
// vertex stays: without one no play begins.
// Cost of an attempt: O((n + m) log n).
#include "solve/ello/greedy.hpp"

#include <cstdint>
#include <queue>

#include "solve/ello/components.hpp"
#include "solve/ello/leaves.hpp"
#include "solve/ello/parts.hpp"
#include "solve/index.hpp"

namespace gamecert::solve {
namespace {

constexpr int attempts = 32;
constexpr int few = 48;                  // vertices left to exact search
constexpr std::size_t few_sets = 20000;  // its budget

/// Every second attempt goes from the other end; later ones are shuffled more and more.
std::int64_t rank_of(int v, int attempt) {
  const std::int64_t window = std::int64_t{1} << attempt / 2;
  const std::uint64_t mixed =
      (static_cast<std::uint64_t>(v) * attempts + static_cast<std::uint64_t>(attempt)) * 0x9e3779b97f4a7c15;
  const std::int64_t rank = v + static_cast<std::int64_t>(mixed >> 32) % window;
  return attempt % 2 == 0 ? rank : -rank;
}

/// A winning order of what is left, if search finds one.
std::optional<std::vector<int>> finish(const graphs::Graph& graph, const Leaves& leaves, Watch& watch) {
  std::vector<int> core_order;
  for (const Part& part : parts_of(graph, leaves.green(), leaves.alive())) {
    if (part.graph.order() > few) return std::nullopt;
    ComponentSearch search(part.graph, part.green, watch);
    if (search.run(few_sets) != ComponentSearch::Result::won) return std::nullopt;
    for (const int v : search.order()) core_order.push_back(part.vertices[v]);
  }
  return leaves.extended(core_order);
}

}  // namespace

std::optional<std::vector<int>> greedy_order(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch) {
  for (int attempt = 0; attempt < attempts; ++attempt) {
    Leaves leaves(graph, green);
    std::priority_queue<std::pair<std::int64_t, int>> ready;
    std::vector<char> waits(index(graph.order()), 0);  // in the queue, where once is enough
    const auto offer = [&](int v) {
      if (waits[index(v)] != 0 || !leaves.may_be_last(v)) return;
      waits[index(v)] = 1;
      ready.emplace(rank_of(v, attempt), v);
    };
    for (int v = 0; v < graph.order(); ++v) offer(v);
    while (!leaves.stuck() && leaves.left() > few && !ready.empty()) {
      watch.step();
      const int v = ready.top().second;
      ready.pop();
      waits[index(v)] = 0;
      if (!leaves.may_be_last(v) || (leaves.green()[index(v)] != 0 && leaves.greens() == 1)) continue;
      leaves.delete_last(v);
      for (const int u : leaves.take_changed()) offer(u);
    }
    if (leaves.stuck()) continue;
    if (auto order = finish(graph, leaves, watch)) return order;
  }
  return std::nullopt;
}

}  // namespace gamecert::solve
