// Edges are tried in the order of the list.
#include "solve/points/captured_vertices.hpp"

#include <algorithm>
#include <bit>

#include "reductions/gadgets/difference_board.hpp"
#include "solve/index.hpp"
#include "solve/search/packed_key.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

constexpr int lead_bits = 8;  // of a lead that counts, from the least on

}  // namespace

CapturedVertices::CapturedVertices(const games::Instance& instance, int boundary, const Watch& watch)
    : NullWindows(watch.left()) {
  const std::vector<graphs::Edge> edges = instance.graph().edges();
  if (edges.size() > most)
    throw text::LimitError("counterplay is searched on boards of at most " + std::to_string(most) + " edges");
  std::vector<std::size_t> number(index(instance.order()), 0);
  for (int v = 0; v < instance.order(); ++v) {
    if (instance.graph().degree(v) == 0) continue;  // counts nothing
    number[index(v)] = vertices_++;
    if (v < boundary) ++boundary_;
  }
  const std::vector<int> painted = instance.edge_values("painted", 1, 2);
  for (std::size_t e = 0; e < edges.size(); ++e) {
    ends_.emplace_back(number[index(edges[e].first)], number[index(edges[e].second)]);
    for (const std::size_t v : {ends_[e].first, ends_[e].second}) {
      if (painted[e] == 0) ++start_.left[v];
      if (painted[e] == 1) ++start_.leads[v];
      if (painted[e] == 2) --start_.leads[v];
    }
    if (painted[e] == 0) start_.open |= OpenEdges{1} << e;
  }
}

CapturedVertices::Position CapturedVertices::played(Position at, int edge) const {
  const auto& [u, v] = ends_[static_cast<std::size_t>(edge)];
  at.open ^= OpenEdges{1} << edge;
  for (const std::size_t end : {u, v}) {
    at.first ? ++at.leads[end] : --at.leads[end];
    --at.left[end];
  }
  at.first = !at.first;
  return at;
}

int CapturedVertices::worth(std::size_t vertex, int lead) const {
  return vertex < boundary_ ? reductions::DifferenceBoard::worth(lead) : (lead > 0) - (lead < 0);
}

CapturedVertices::Bounds CapturedVertices::possible(const Position& at) const {
  Bounds sum{0, 0};
  for (std::size_t v = 0; v < vertices_; ++v) {
    const int left = at.left[v];
    sum.least += worth(v, at.leads[v] - left);
    sum.greatest += worth(v, at.leads[v] + left);
  }
  return at.first ? sum : Bounds{-sum.greatest, -sum.least};
}

games::PositionView CapturedVertices::key(const Position& at) {
  key_ = {at.open, 0};
  PackedKey packed(key_);
  int counted = 0;  // at vertices without an edge left, which count as they are
  for (std::size_t v = 0; v < vertices_; ++v) {
    const int left = at.left[v], beyond = v < boundary_ ? left + 2 : left + 1;
    if (left == 0) {
      counted += worth(v, at.leads[v]);
    } else {
      packed.put(static_cast<games::Word>(std::clamp<int>(at.leads[v], -left - 1, beyond) + left + 1), lead_bits);
    }
  }
  key_[1] = static_cast<games::Word>(2 * counted + (at.first ? 1 : 0));
  return key_;
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
