// Depth-first search for blocks, from the leaves of the tree of blocks to its root.
//
// A block is complete when the search leaves its top, the vertex seen first; what hangs on its other vertices is
// complete by then and has changed their colours. The vectors that a piece on one vertex can add have one parity, that
// of its edges and red vertices, so the piece is a change of colour, or cannot be won. Source: J. Hopcroft, R. Tarjan,
// "Algorithm 447: efficient algorithms for graph manipulation", 1973; Theorem 4.1 of the ELLO paper.
#include "solve/ello/blocks.hpp"

#include <algorithm>

#include "solve/ello/order_list.hpp"

namespace gamecert::solve {

ElloBlocks::ElloBlocks(const Part& part) : part_(part), green_(part.green), place_(green_.size(), -1) { find(); }

void ElloBlocks::find() {
  struct Visit {
    int vertex, parent;
    std::size_t next;  // neighbour to look at
  };
  const graphs::Graph& graph = part_.graph;
  std::vector<int> number(green_.size(), -1), low(green_.size(), 0), seen = {0};
  std::vector<Visit> open = {{0, -1, 0}};
  int count = 0;
  number[0] = count++;
  while (!open.empty()) {
    auto& [v, parent, next] = open.back();
    const auto near = graph.neighbours(v);
    if (next < near.size()) {
      const int u = near[next++];
      ++operations_;
      if (u == parent) continue;
      if (number[u] >= 0) {
        low[v] = std::min(low[v], number[u]);
        continue;
      }
      low[u] = number[u] = count++;
      seen.push_back(u);
      open.push_back({u, v, 0});
      continue;
    }
    const int left = v, top = parent;
    open.pop_back();
    if (top < 0) continue;
    low[top] = std::min(low[top], low[left]);
    if (low[left] < number[top]) continue;
    const auto begin = std::ranges::find(seen.rbegin(), seen.rend(), left).base() - 1;
    std::vector<int> vertices(begin, seen.end());
    seen.erase(begin, seen.end());
    vertices.push_back(top);
    add(std::move(vertices), top);
  }
}

void ElloBlocks::add(std::vector<int> vertices, int top) {
  std::ranges::sort(vertices);
  for (std::size_t i = 0; i < vertices.size(); ++i) place_[vertices[i]] = static_cast<int>(i);
  Part block;
  std::vector<graphs::Edge> edges;
  bool odd = false;
  for (const int v : vertices) {
    block.green.push_back(green_[v]);
    ++operations_;
    if (v == top) continue;  // which may be that of many blocks
    odd ^= green_[v] == 0;
    for (const int u : part_.graph.neighbours(v)) {
      ++operations_;
      if (u == top || place_[u] > place_[v]) edges.emplace_back(place_[v], place_[u]);
    }
  }
  odd ^= edges.size() % 2 != 0;
  block.green[static_cast<std::size_t>(place_[top])] = !odd;
  if (odd) green_[top] ^= 1;
  for (const int v : vertices) place_[v] = -1;
  block.graph = graphs::Graph(static_cast<int>(vertices.size()), edges);
  block.vertices = std::move(vertices);
  blocks_.push_back(std::move(block));
  tops_.push_back(top);
}

std::vector<int> ElloBlocks::merged(const std::vector<std::vector<int>>& orders) const {
  OrderList order(part_.graph.order());
  order.push_back(0);
  for (std::size_t block = blocks_.size(); block-- > 0;) {
    const std::vector<int>& vertices = blocks_[block].vertices;
    int last = -1;
    for (const int place : orders[block]) {
      const int v = vertices[place];
      if (v != tops_[block]) {
        if (last < 0) {
          order.insert_before(v, tops_[block]);
        } else {
          order.insert_after(v, last);
        }
      }
      if (v == tops_[block] || last >= 0) last = v;
    }
  }
  return order.vertices();
}

std::vector<reductions::DerivationStep> ElloBlocks::steps(std::size_t block) const {
  const Part& kept = blocks_[block];
  std::vector<char> known(green_.size(), 0);
  for (const int v : kept.vertices) known[v] = 1;
  std::vector<reductions::DerivationStep> steps;
  for (std::size_t i = 0; i < kept.vertices.size(); ++i) {
    const int cut = kept.vertices[i];
    std::vector<int> hanging = {cut};
    for (std::size_t k = 0; k < hanging.size(); ++k)
      for (const int u : part_.graph.neighbours(hanging[k]))
        if (known[u] == 0) {
          known[u] = 1;
          hanging.push_back(u);
        }
    hanging.erase(hanging.begin());
    if (hanging.empty()) continue;
    std::ranges::sort(hanging);
    reductions::DerivationStep& step = steps.emplace_back();
    step.deleted = std::move(hanging);
    if (kept.green[i] != part_.green[cut]) step.flipped = {cut};
  }
  return steps;
}

}  // namespace gamecert::solve
