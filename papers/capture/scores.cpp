// Search with bounds over uncoloured edges and balances.
#include "papers/capture/scores.hpp"

#include <algorithm>
#include <stdexcept>

namespace gamecert::papers {
namespace {

std::uint64_t mixed(std::uint64_t word) {
  word ^= word >> 31;
  word *= 0x9e3779b97f4a7c15;
  return word ^ word >> 29;
}

}  // namespace

std::vector<graphs::Edge> edges_of(const SmallGraph& graph) { return graphs::large(graph).edges(); }

CaptureScores::CaptureScores(const SmallGraph& graph) : order_(graph.order), edges_(edges_of(graph)) {
  if (order_ > 32 || edges_.size() > 64) throw std::out_of_range("CaptureScores: order above 32 or size above 64");
  start_.open = graphs::first_vertices(static_cast<int>(edges_.size()));
  start_.balances.fill(0);
  for (int v = 0; v < order_; ++v) {
    if (graph.degree(v) > 15) throw std::out_of_range("CaptureScores: degree above 15");
    Edges at = 0, at_leaf = 0;
    for (std::size_t e = 0; e < edges_.size(); ++e) {
      const auto [a, b] = edges_[e];
      if (a != v && b != v) continue;
      at |= Edges{1} << e;
      if (graph.degree(a == v ? b : a) == 1) at_leaf |= Edges{1} << e;
    }
    at_.push_back(at);
    at_leaf_.push_back(at_leaf);
    set_balance(start_, v, at == 0 ? decided : 7);
  }
}

std::size_t CaptureScores::Hash::operator()(const Position& at) const {
  return mixed(mixed(mixed(at.open) + at.balances[0]) + at.balances[1]);
}

int CaptureScores::balance(const Position& at, int v) {
  return static_cast<int>(at.balances[static_cast<std::size_t>(v / 16)] >> (v % 16 * 4) & 15);
}

void CaptureScores::set_balance(Position& at, int v, int value) {
  std::uint64_t& word = at.balances[static_cast<std::size_t>(v / 16)];
  word = (word & ~(std::uint64_t{15} << (v % 16 * 4))) | static_cast<std::uint64_t>(value) << (v % 16 * 4);
}

int CaptureScores::colour(Position& at, int e, int side) const {
  at.open &= ~(Edges{1} << e);
  int points = 0;
  const auto [a, b] = edges_[static_cast<std::size_t>(e)];
  for (const int v : {a, b}) {
    const int kept = balance(at, v);
    if (kept == decided) continue;
    const int now = kept - 7 + side;
    const int left = std::popcount(at.open & at_[static_cast<std::size_t>(v)]);
    const bool captured = now > left || -now > left;
    if (captured) points += now > 0 ? 1 : -1;
    set_balance(at, v, captured || left == 0 ? decided : now + 7);
  }
  return points;
}

void CaptureScores::leave_out_dead(Position& at) const {
  Edges dead = at.open;
  for (int v = 0; v < order_; ++v) {
    if (balance(at, v) != decided) dead &= ~at_[static_cast<std::size_t>(v)];
  }
  at.open &= ~dead;
  if (std::popcount(dead) % 2 != 0) at.open |= dead & -dead;
}

int CaptureScores::undecided(const Position& at) const {
  int count = 0;
  for (int v = 0; v < order_; ++v) count += balance(at, v) != decided;
  return count;
}

CaptureScores::Edges CaptureScores::moves(const Position& at) const {
  Edges to_decided = 0;
  for (int v = 0; v < order_; ++v) {
    if (balance(at, v) == decided) to_decided |= at_[static_cast<std::size_t>(v)];
  }
  Edges moves = at.open;
  for (int v = 0; v < order_; ++v) {
    if (balance(at, v) == decided) continue;
    const auto i = static_cast<std::size_t>(v);
    for (const Edges alike : {at.open & at_leaf_[i], at.open & at_[i] & to_decided}) {
      moves &= ~(alike & (alike - 1));
    }
  }
  return moves;
}

CaptureScores::Options CaptureScores::options(const Position& at, int side) const {
  Options result;
  graphs::each(moves(at), [&](int e) {
    Position next = at;
    const int points = colour(next, e, side);
    leave_out_dead(next);
    result[static_cast<std::size_t>(2 - side * points)].emplace_back(next, points);
  });
  return result;
}

bool CaptureScores::reaches(const Position& at, int bound, Trial& trial) {
  const int most = undecided(at);
  if (bound > most) return false;
  if (bound <= -most) return true;
  const auto [entry, fresh] =
      known_.try_emplace(at, Bounds{static_cast<std::int8_t>(-most), static_cast<std::int8_t>(most)});
  Bounds& bounds = entry->second;
  if (bounds.least >= bound) return true;
  if (bounds.greatest < bound) return false;
  trial.step();
  const int side = (static_cast<int>(edges_.size()) - std::popcount(at.open)) % 2 == 0 ? 1 : -1;
  bool result = side < 0;
  for (const auto& alike : options(at, side)) {
    if (std::ranges::any_of(alike, [&](const auto& option) {
          return reaches(option.first, bound - option.second, trial) == (side > 0);
        })) {
      result = side > 0;
      break;
    }
  }
  if (result) {
    bounds.least = std::max(bounds.least, static_cast<std::int8_t>(bound));
  } else {
    bounds.greatest = std::min(bounds.greatest, static_cast<std::int8_t>(bound - 1));
  }
  return result;
}

bool CaptureScores::at_least(int bound, Trial& trial) { return reaches(start_, bound, trial); }

bool CaptureScores::at_least_after(int edge, int bound, Trial& trial) {
  Position next = start_;
  const int points = colour(next, edge, 1);
  leave_out_dead(next);
  return reaches(next, bound - points, trial);
}

int CaptureScores::score(Trial& trial) {
  int score = 0;
  while (!at_least(score, trial)) --score;
  while (at_least(score + 1, trial)) ++score;
  return score;
}

int capture_score(const SmallGraph& graph, Trial& trial) { return CaptureScores(graph).score(trial); }

}  // namespace gamecert::papers
