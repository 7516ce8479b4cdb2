// Edges are tried in the order of the list.
#include "solve/points/captured_vertices.hpp"

#include <algorithm>
#include <bit>

#include "reductions/gadgets/difference_board.hpp"
#include "solve/search/packed_key.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

constexpr int lead_bits = 8;  // of a lead that counts, from the least on

}  // namespace

CapturedVertices::CapturedVertices(const games::Instance& instance, int boundary, const Watch& watch)
    : NullWindows(watch.left()),
      at_(static_cast<std::size_t>(instance.order()), 0),
      boundary_(static_cast<std::size_t>(boundary)) {
  const std::vector<graphs::Edge> edges = instance.graph().edges();
  if (edges.size() > most)
    throw text::LimitError("counterplay is searched on boards of at most " + std::to_string(most) + " edges");
  const std::vector<int> painted = instance.edge_values("painted", 1, 2);
  start_.leads.assign(at_.size(), 0);
  for (std::size_t e = 0; e < edges.size(); ++e) {
    ends_.emplace_back(edges[e].first, edges[e].second);
    for (const std::size_t v : {ends_[e].first, ends_[e].second}) {
      at_[v] |= OpenEdges{1} << e;
      if (painted[e] != 0) start_.leads[v] += painted[e] == 1 ? 1 : -1;
    }
    if (painted[e] == 0) start_.open |= OpenEdges{1} << e;
  }
}

CapturedVertices::Position CapturedVertices::played(Position at, int edge) const {
  const auto& [u, v] = ends_[static_cast<std::size_t>(edge)];
  at.open ^= OpenEdges{1} << edge;
  for (const std::size_t end : {u, v}) at.leads[end] += at.first ? 1 : -1;
  at.first = !at.first;
  return at;
}

int CapturedVertices::worth(std::size_t vertex, int lead) const {
  return vertex < boundary_ ? reductions::DifferenceBoard::worth(lead) : (lead > 0) - (lead < 0);
}

CapturedVertices::Bounds CapturedVertices::possible(const Position& at) const {
  Bounds sum{0, 0};
  for (std::size_t v = 0; v < at_.size(); ++v) {
    const int left = std::popcount(at.open & at_[v]);
    sum.least += worth(v, at.leads[v] - left);
    sum.greatest += worth(v, at.leads[v] + left);
  }
  return at.first ? sum : Bounds{-sum.greatest, -sum.least};
}

games::Position CapturedVertices::key(const Position& at) const {
  games::Position key{at.open, 0};
  PackedKey packed(key);
  int counted = 0;  // at vertices without an edge left, which count as they are
  for (std::size_t v = 0; v < at_.size(); ++v) {
    const int left = std::popcount(at.open & at_[v]);
    const int beyond = v < boundary_ ? left + 2 : left + 1;
    if (left == 0) {
      counted += worth(v, at.leads[v]);
    } else {
      packed.put(static_cast<games::Word>(std::clamp(at.leads[v], -left - 1, beyond) + left + 1), lead_bits);
    }
  }
  key[1] = static_cast<games::Word>(2 * counted + (at.first ? 1 : 0));
  return key;
}

bool CapturedVertices::at_least(const Position& at, int bound) {
  const Bounds known = possible(at);
  if (known.least >= bound) return true;
  if (known.greatest < bound) return false;
  return look_up(at, key(at), bound);
}

bool CapturedVertices::some_move_gets(const Position& at, int bound) {
  for (OpenEdges left = at.open; left != 0; left &= left - 1)
    if (gets({.position = played(at, std::countr_zero(left))}, bound)) return true;
  return false;
}

}  // namespace gamecert::solve
