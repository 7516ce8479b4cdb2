// From a winning order of the kernel to one of the whole graph, and from events to steps of a derivation.
//
// Events are undone from the last to the first. A green link has a choice: whether it adds 1 to the predegrees of its
// ends or 0. Invariant: the order so far, with the choices of the green links so far, wins the game as it was then.
// What a vertex adds depends on nothing but its place relative to the two ends of its link, so it is inserted beside
// one of them. Cost: a constant for each event, but for `OrderList`.
#include <algorithm>

#include "solve/ello/order_list.hpp"
#include "solve/ello/reduction.hpp"

namespace gamecert::solve {

std::vector<int> ElloReduction::extended(const std::vector<int>& kernel_order) const {
  OrderList order(static_cast<int>(vertex_.size()));
  for (const int v : kernel_order) order.push_back(vertices_[static_cast<std::size_t>(v)]);
  std::vector<char> choice(links_.size(), 0);
  for (std::size_t i = 0; i < links_.size(); ++i) {
    if (!links_[i].there || links_[i].hub == none) continue;
    choice[i] = order.before(links_[i].hub, links_[i].u);
    order.erase(links_[i].hub);
  }
  for (std::size_t i = events_.size(); i-- > 0;) {
    const Event& event = events_[i];
    const int v = event.vertex;
    if (event.kind == Event::isolated) {
      order.push_back(v);
      continue;
    }
    const Link& one = links_[event.one];
    if (event.kind == Event::pendant) {
      const int at = one.far(v);
      if (one.hub == none && event.green != 0) {
        order.insert_before(v, at);
      } else {
        order.insert_after(v, at);
      }
      choice[event.one] = event.green == 0;
    } else if (event.kind == Event::cancelled) {
      choice[event.one] ^= order.before(one.v, one.u);
    } else if (event.kind == Event::doubled) {
      choice[event.other] = 0;
    } else {
      const Link& other = links_[event.other];
      const int x = one.far(v), y = other.far(v);
      const char chosen = choice[event.made];
      if (other.hub == none) {
        const bool x_first = order.before(x, y);
        if (event.green == 0) {
          order.insert_after(v, x_first ? x : y);
        } else if (chosen != 0) {
          order.insert_before(v, x_first ? x : y);
        } else {
          order.insert_after(v, x_first ? y : x);
        }
      } else {
        if (one.hub == none && chosen != 0) {
          order.insert_before(v, x);
        } else {
          order.insert_after(v, x);
        }
        const bool flipped = (one.hub == none) == (event.green != 0);
        choice[event.one] = chosen;
        choice[event.other] = static_cast<char>(chosen ^ (flipped ? 1 : 0));
      }
    }
  }
  return order.vertices();
}

/// The event as a step on graphs in which every green link is its green vertex; empty if it changes none of these.
reductions::DerivationStep ElloReduction::step(const Event& event) const {
  reductions::DerivationStep step;
  if (event.kind == Event::isolated) return step;
  const auto toggle = [&](int u, int v) { step.toggled.emplace_back(std::min(u, v), std::max(u, v)); };
  const Link& one = links_[event.one];
  const int v = event.vertex;
  const bool flips = (one.hub == none) == (event.green != 0);
  if (event.kind == Event::pendant) {
    step.deleted.push_back(v);
    if (one.hub != none) step.deleted.push_back(one.hub);
    if (flips) step.flipped.push_back(one.far(v));
  } else if (event.kind == Event::cancelled) {
    step.kept.push_back(one.hub);
    toggle(one.u, one.v);
    step.flipped.push_back(one.v);
  } else if (event.kind == Event::doubled) {
    step.deleted.push_back(links_[event.other].hub);
    step.kept.push_back(one.hub);
  } else {
    const Link& other = links_[event.other];
    const Link& made = links_[event.made];
    if (made.hub == v) return step;  // a green vertex between two edges
    step.deleted.push_back(v);
    if (other.hub == none) {
      toggle(made.u, made.v);
    } else {
      if (one.hub != none) step.deleted.push_back(one.hub);
      step.kept.push_back(other.hub);
      toggle(other.hub, made.u);
      if (flips) step.flipped.push_back(made.v);
    }
  }
  std::ranges::sort(step.deleted);
  return step;
}

/// A step that touches no vertex that matters later is left out; vertices of the others matter before them.
std::vector<reductions::DerivationStep> ElloReduction::steps(const std::vector<int>& component) const {
  std::vector<char> matters(vertex_.size(), 0);
  for (const int v : component) matters[v] = 1;
  std::vector<reductions::DerivationStep> steps;
  for (std::size_t i = events_.size(); i-- > 0;) {
    const Event& event = events_[i];
    reductions::DerivationStep step = this->step(event);
    if (step.deleted.empty() && step.toggled.empty()) continue;
    std::vector<int> touched = step.deleted;
    touched.insert(touched.end(), step.kept.begin(), step.kept.end());
    for (const int link : {event.one, event.other})
      if (link != none) touched.insert(touched.end(), {links_[link].u, links_[link].v});
    if (std::ranges::none_of(touched, [&](int v) { return matters[v] != 0; })) continue;
    for (const int v : touched) matters[v] = 1;
    steps.push_back(std::move(step));
  }
  std::ranges::reverse(steps);
  return steps;
}

}  // namespace gamecert::solve
