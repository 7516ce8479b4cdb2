// Null windows over positions.
#include "solve/points/captured_vertices.hpp"

#include <algorithm>
#include <bit>

#include "reductions/gadgets/difference_board.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {

CapturedVertices::CapturedVertices(const games::Instance& instance, int boundary, Watch& watch)
    : at_(static_cast<std::size_t>(instance.order()), 0), boundary_(static_cast<std::size_t>(boundary)), watch_(watch) {
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

void CapturedVertices::move(Position& at, int edge, int lead) const {
  at.open ^= OpenEdges{1} << edge;
  at.leads[ends_[static_cast<std::size_t>(edge)].first] += lead;
  at.leads[ends_[static_cast<std::size_t>(edge)].second] += lead;
}

CapturedVertices::Position CapturedVertices::played(Position at, int edge, bool by_first) const {
  move(at, edge, by_first ? 1 : -1);
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
  return sum;
}

std::string CapturedVertices::key(const Position& at, bool first) const {
  std::string key(1, first ? '1' : '2');
  for (int shift = 0; std::cmp_less(shift, ends_.size()); shift += 8) key += static_cast<char>(at.open >> shift & 0xFF);
  for (std::size_t v = 0; v < at_.size(); ++v) {
    const int left = std::popcount(at.open & at_[v]);
    if (left == 0) continue;
    const int beyond = v < boundary_ ? left + 2 : left + 1;
    key += static_cast<char>(std::clamp(at.leads[v], -left - 1, beyond));
  }
  // Vertices without an edge left count as they are.
  int counted = 0;
  for (std::size_t v = 0; v < at_.size(); ++v)
    if ((at.open & at_[v]) == 0) counted += worth(v, at.leads[v]);
  return key += static_cast<char>(counted);
}

bool CapturedVertices::at_least(Position& at, bool first, int bound) {
  const auto [known, fresh] = known_.try_emplace(key(at, first), Bounds{});
  Bounds& bounds = known->second;  // stays where it is
  if (fresh) {
    bounds = possible(at);
    watch_.hold(known_.size() * (sizeof(Bounds) + 64));
  }
  if (bounds.least >= bound) return true;
  if (bounds.greatest < bound) return false;
  watch_.step();
  const bool result = decides(at, first, bound);
  (result ? bounds.least : bounds.greatest) = result ? bound : bound - 1;
  return result;
}

bool CapturedVertices::decides(Position& at, bool first, int bound) {
  const int lead = first ? 1 : -1;
  for (OpenEdges left = at.open; left != 0; left &= left - 1) {
    const int edge = std::countr_zero(left);
    move(at, edge, lead);
    const bool result = at_least(at, !first, bound);
    move(at, edge, -lead);
    if (result == first) return first;
  }
  return !first;
}

int CapturedVertices::score(const Position& at, bool first) {
  Position copy = at;
  int score = 0;
  while (!at_least(copy, first, score)) --score;
  while (at_least(copy, first, score + 1)) ++score;
  return score;
}

}  // namespace gamecert::solve
