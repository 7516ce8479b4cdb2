// Elimination of leaves, and orders put together from what was eliminated.
//
// A green leaf has to come before its neighbour, whose colour it flips; a red one has to come after
// it, and flips nothing. Either way the game without the leaf is winnable iff the game with it is,
// and a winning order of the rest takes the leaf directly before or after its neighbour, because
// no other vertex sees where it is. An isolated vertex is winnable iff it is green. Undoing the
// deletions one by one in a linked list gives an order of the whole in linear time.
#include "solve/ello/leaves.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace gamecert::solve {

Leaves::Leaves(const graphs::Graph& graph, std::vector<char> green)
    : graph_(&graph),
      green_(std::move(green)),
      alive_(green_.size(), 1),
      degree_(green_.size()),
      left_(graph.order()),
      greens_(static_cast<int>(graph.order() - std::ranges::count(green_, 0))) {
  for (int v = 0; v < graph.order(); ++v) {
    degree_[v] = graph.degree(v);
    if (degree_[v] <= 1) pending_.push_back(v);
  }
  eliminate_pending();
  changed_.clear();
}

void Leaves::remove(int v) {
  alive_[v] = 0;
  --left_;
  greens_ -= green_[v] != 0 ? 1 : 0;
  for (const int u : graph_->neighbours(v)) {
    if (alive_[u] == 0) continue;
    changed_.push_back(u);
    if (--degree_[u] <= 1) pending_.push_back(u);
  }
}

void Leaves::eliminate_pending() {
  while (!pending_.empty()) {
    const int v = pending_.back();
    pending_.pop_back();
    if (alive_[v] == 0) continue;
    int neighbour = -1;
    for (const int u : graph_->neighbours(v)) {
      if (alive_[u] != 0) neighbour = u;
    }
    const bool green = green_[v] != 0;
    if (neighbour < 0 && !green) {
      stuck_ = true;
      continue;
    }
    if (neighbour >= 0 && green) {
      green_[neighbour] ^= 1;
      greens_ += green_[neighbour] != 0 ? 1 : -1;
    }
    events_.push_back({v, neighbour, green});
    remove(v);
  }
}

void Leaves::delete_last(int v) {
  assert(may_be_last(v));
  events_.push_back({v, -1, false});
  remove(v);
  eliminate_pending();
}

std::vector<int> Leaves::extended(const std::vector<int>& core_order) const {
  const int end = graph_->order();  // a sentinel on both sides of the ring
  std::vector<int> next(static_cast<std::size_t>(end) + 1, end);
  std::vector<int> previous = next;
  const auto insert_before = [&](int v, int place) {
    const int left = previous[place];
    next[left] = previous[place] = v;
    previous[v] = left;
    next[v] = place;
  };
  for (const int v : core_order) insert_before(v, end);
  for (std::size_t i = events_.size(); i-- > 0;) {
    const auto [v, neighbour, before] = events_[i];
    insert_before(v, neighbour < 0 ? end : before ? neighbour : next[neighbour]);
  }
  std::vector<int> order;
  order.reserve(static_cast<std::size_t>(end));
  for (int v = next[end]; v != end; v = next[v]) order.push_back(v);
  return order;
}

}  // namespace gamecert::solve
