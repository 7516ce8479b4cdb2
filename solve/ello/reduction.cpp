// Series-parallel reduction with links of two kinds.
//
// For the rest of a graph a piece on two vertices x, y is, up to a change of colours: nothing, an edge, or a green
// common neighbour, which adds 1 to both predegrees or to none, as is wanted. So a vertex of degree one or two goes:
// red between two edges leaves an edge, green a green link, and whatever has a green link in it is one again. Of
// parallel links two edges vanish, predegrees being counted modulo 2; a green one swallows the others. Each of these
// replacements is a comparison of two tables, which `derivation` evidence has the checker repeat.
//
// Parallel links are merged only when a vertex is looked at, and it is looked at when so many of its links have changed
// that it may have fewer than three neighbours: 2 * changes + 2 >= links. So all looks together take linear time.
#include "solve/ello/reduction.hpp"

#include <algorithm>
#include <utility>

namespace gamecert::solve {

ElloReduction::ElloReduction(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch)
    : vertex_(green.size()) {
  watch.hold(green.size() * 64 + static_cast<std::size_t>(graph.size()) * sizeof(Link));
  links_.reserve(static_cast<std::size_t>(graph.size()));
  for (int u = 0; u < graph.order(); ++u) {
    vertex_[u].green = green[u] != 0 ? 1 : 0;
    for (const int v : graph.neighbours(u))
      if (u < v) add_link({u, v, none});
  }
  queue_.clear();
  for (int v = graph.order() - 1; v >= 0; --v) {
    vertex_[v].changes = 0;
    vertex_[v].queued = 0;
    change(v, 0);
  }
  run(watch);
  if (lost()) return;
  // Parallel links may be left where too few have changed to look.
  for (int v = 0; v < graph.order(); ++v)
    if (vertex_[v].alive != 0) settle(v);
  make_kernel();
}

void ElloReduction::add_link(Link link) {
  const int number = static_cast<int>(links_.size());
  link.next_u = std::exchange(vertex_[link.u].first, number);
  link.next_v = std::exchange(vertex_[link.v].first, number);
  links_.push_back(link);
  change(link.u, 1);
  change(link.v, 1);
}

void ElloReduction::drop_link(int link) {
  links_[link].there = false;
  change(links_[link].u, -1);
  change(links_[link].v, -1);
}

void ElloReduction::change(int v, int by) {
  Vertex& at = vertex_[v];
  at.count += by;
  ++at.changes;
  if (at.queued != 0 || 2 * at.changes + 2 < at.count) return;
  at.queued = 1;
  queue_.push_back(v);
}

void ElloReduction::run(Watch& watch) {
  while (!queue_.empty() && !lost()) {
    watch.step();
    const int v = queue_.back();
    queue_.pop_back();
    vertex_[v].queued = 0;
    if (vertex_[v].alive == 0) continue;
    settle(v);
    if (near_.empty()) {
      if (vertex_[v].green == 0) lost_ = v;
      remove(v, {Event::isolated, vertex_[v].green, v, none, none, none});
    } else if (near_.size() == 1) {
      take_pendant(v, near_[0]);
    } else if (near_.size() == 2) {
      take_between(v, near_[0], near_[1]);
    }
  }
}

/// Merges parallel links at v; `near_` are those left.
void ElloReduction::settle(int v) {
  near_.clear();
  int* place = &vertex_[v].first;
  while (*place != none) {
    const int link = *place;
    ++looks_;
    if (!links_[link].there) {
      *place = next(link, v);
      continue;
    }
    place = &next(link, v);
    int& seen = vertex_[links_[link].far(v)].seen;
    seen = seen == none ? link : merged(seen, link);
    if (seen != none) near_.push_back(link);
  }
  // Of links to the same vertex one is left, or none.
  std::vector<int>::iterator end = near_.begin();
  for (const int link : near_) {
    int& seen = vertex_[links_[link].far(v)].seen;
    if (seen != none) *end++ = seen;
    seen = none;
  }
  near_.erase(end, near_.end());
  vertex_[v].changes = 0;
}

/// Of two parallel links, the one that is left, or none.
int ElloReduction::merged(int kept, int link) {
  if (links_[kept].hub == none) std::swap(kept, link);
  drop_link(link);
  if (links_[kept].hub == none) {
    drop_link(kept);
    return none;
  }
  const bool edge = links_[link].hub == none;
  if (edge) vertex_[links_[kept].v].green ^= 1;
  events_.push_back({edge ? Event::cancelled : Event::doubled, 0, none, kept, link, none});
  return kept;
}

/// A vertex adds a constant to the predegree of its only neighbour.
void ElloReduction::take_pendant(int v, int link) {
  const bool flips = (links_[link].hub == none) == (vertex_[v].green != 0);
  if (flips) vertex_[links_[link].far(v)].green ^= 1;
  remove(v, {Event::pendant, vertex_[v].green, v, link, none, none});
  drop_link(link);
}

void ElloReduction::take_between(int v, int one, int other) {
  if (links_[one].hub != none) std::swap(one, other);
  const bool green = vertex_[v].green != 0;
  Link made{links_[one].far(v), links_[other].far(v), links_[other].hub};
  if (links_[other].hub == none) {
    if (green) made.hub = v;
  } else if ((links_[one].hub == none) == green) {
    vertex_[made.v].green ^= 1;
  }
  remove(v, {Event::chained, vertex_[v].green, v, one, other, static_cast<int>(links_.size())});
  drop_link(one);
  drop_link(other);
  add_link(made);
}

void ElloReduction::remove(int v, const Event& event) {
  vertex_[v].alive = 0;
  events_.push_back(event);
}

void ElloReduction::make_kernel() {
  std::vector<int> number(vertex_.size(), none);
  const auto add = [&](int v, char green) {
    number[v] = static_cast<int>(vertices_.size());
    vertices_.push_back(v);
    kernel_green_.push_back(green);
  };
  for (int v = 0; v < static_cast<int>(vertex_.size()); ++v)
    if (vertex_[v].alive != 0) add(v, vertex_[v].green);
  std::vector<graphs::Edge> edges;
  for (std::size_t i = 0; i < links_.size(); ++i) {
    if (!links_[i].there) continue;
    const Link& link = links_[i];
    if (link.hub == none) {
      edges.emplace_back(number[link.u], number[link.v]);
    } else {
      add(link.hub, 1);
      edges.emplace_back(number[link.u], number[link.hub]);
      edges.emplace_back(number[link.v], number[link.hub]);
    }
  }
  kernel_ = graphs::Graph(static_cast<int>(vertices_.size()), edges);
}

}  // namespace gamecert::solve
