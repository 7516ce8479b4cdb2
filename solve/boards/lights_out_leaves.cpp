// The three eliminations of a vertex with at most one neighbour, and their undoing.
//
// A leaf u at w with diagonal 1 reads x_u = b_u + x_w: it changes the diagonal of w, and b_w by b_u.
// With diagonal 0 it reads x_w = b_u: w is known, and its own equation gives x_u; both go, and b of
// the other neighbours of w changes by b_u. An isolated vertex reads d x = b. All steps are
// symmetric, so a kernel vector of the core completes to one of the whole with the same product
// with b.
#include "solve/boards/lights_out_leaves.hpp"

#include <limits>

namespace gamecert::solve {
namespace {

constexpr int never = std::numeric_limits<int>::max();

}  // namespace

LightsOutLeaves::LightsOutLeaves(const graphs::Graph& graph, std::vector<char> lit)
    : graph_(&graph),
      side_(std::move(lit)),
      diagonal_(side_.size(), 1),
      alive_(side_.size(), 1),
      degree_(side_.size()),
      time_(side_.size(), never) {
  for (int v = 0; v < graph.order(); ++v) {
    degree_[v] = graph.degree(v);
    if (degree_[v] <= 1) pending_.push_back(v);
  }
  while (!pending_.empty()) {
    const int v = pending_.back();
    pending_.pop_back();
    if (alive_[v] != 0) eliminate(v);
  }
  for (int v = 0; v < graph.order(); ++v) {
    if (alive_[v] != 0) core_.push_back(v);
  }
}

void LightsOutLeaves::remove(int v) {
  alive_[v] = 0;
  for (const int u : graph_->neighbours(v)) {
    if (alive_[u] != 0 && --degree_[u] <= 1) pending_.push_back(u);
  }
}

void LightsOutLeaves::eliminate(int v) {
  int neighbour = -1;
  for (const int u : graph_->neighbours(v)) {
    if (alive_[u] != 0) neighbour = u;
  }
  const bool b = side_[v] != 0;
  if (neighbour < 0 && diagonal_[v] == 0) {
    free_.push_back(v);
    alive_[v] = 0;
    return;
  }
  time_[v] = static_cast<int>(events_.size());
  if (neighbour < 0) {
    events_.push_back({Event::Kind::isolated, v, -1, b, false, false});
  } else if (diagonal_[v] != 0) {
    events_.push_back({Event::Kind::leaf, v, neighbour, b, false, false});
    diagonal_[neighbour] ^= 1;
    side_[neighbour] ^= b ? 1 : 0;
  } else {
    time_[neighbour] = time_[v];
    events_.push_back({Event::Kind::pair, v, neighbour, b, diagonal_[neighbour] != 0, side_[neighbour] != 0});
    alive_[v] = 0;
    for (const int u : graph_->neighbours(neighbour)) {
      if (alive_[u] != 0) side_[u] ^= b ? 1 : 0;
    }
    remove(neighbour);
    return;
  }
  remove(v);
}

void LightsOutLeaves::complete(std::vector<char>& x, bool homogeneous) const {
  for (std::size_t i = events_.size(); i-- > 0;) {
    const auto [kind, v, neighbour, side, other_diagonal, other_side] = events_[i];
    const bool b = side && !homogeneous;
    if (kind == Event::Kind::isolated) {
      x[v] = b;
    } else if (kind == Event::Kind::leaf) {
      x[v] = b != (x[neighbour] != 0);
    } else {
      x[neighbour] = b;
      bool sum = (other_side && !homogeneous) != (other_diagonal && b);
      for (const int u : graph_->neighbours(neighbour)) {
        if (time_[u] > time_[v]) sum ^= x[u] != 0;
      }
      x[v] = sum;
    }
  }
}

}  // namespace gamecert::solve
