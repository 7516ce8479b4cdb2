// Weights by one inversion, and elimination in an order that keeps sparse matrices narrow.
//
// All weights are inverted together: products of prefixes, one inverse, and back (Peter Montgomery,
// "Speeding the Pollard and elliptic curve methods of factorization", 1987). The order is breadth
// first, reversed (Elizabeth Cuthill and James McKee, "Reducing the bandwidth of sparse symmetric
// matrices", 1969; Alan George's reversal).
#include "solve/ello/determinant/algebraic_laplacian.hpp"

#include <algorithm>

#include "solve/ello/determinant/algebraic_matrix.hpp"
#include "solve/ello/determinant/gf64.hpp"

namespace gamecert::solve {
namespace {

/// Replaces nonzero elements by their inverses.
void invert_all(std::vector<std::uint64_t>& elements) {
  std::vector<std::uint64_t> prefix(elements.size());
  std::uint64_t product = 1;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    prefix[i] = product;
    product = gf64::multiply(product, elements[i]);
  }
  std::uint64_t inverse = gf64::inverse(product);
  for (std::size_t i = elements.size(); i-- > 0;) {
    const std::uint64_t element = elements[i];
    elements[i] = gf64::multiply(inverse, prefix[i]);
    inverse = gf64::multiply(inverse, element);
  }
}

/// Appends the vertices of `unseen` that can be reached from `from`, nearest first.
void breadth_first(const graphs::Graph& graph, int from, std::vector<char>& unseen, std::vector<int>& order) {
  std::size_t next = order.size();
  order.push_back(from);
  unseen[from] = 0;
  for (; next < order.size(); ++next) {
    for (const int v : graph.neighbours(order[next])) {
      if (unseen[v] == 0) continue;
      unseen[v] = 0;
      order.push_back(v);
    }
  }
}

}  // namespace

std::vector<int> banded_order(const graphs::Graph& graph, const std::vector<char>& alive) {
  std::vector<char> unseen = alive;
  std::vector<int> order;
  for (int v = 0; v < graph.order(); ++v) {
    if (unseen[v] == 0) continue;
    const std::size_t begin = order.size();
    breadth_first(graph, v, unseen, order);
    const int far = order.back();
    for (std::size_t i = begin; i < order.size(); ++i) unseen[order[i]] = 1;
    order.resize(begin);
    breadth_first(graph, far, unseen, order);
  }
  std::reverse(order.begin(), order.end());
  return order;
}

WeightedLaplacian::WeightedLaplacian(const graphs::Graph& graph, const std::vector<char>& green,
                                     const std::vector<std::uint64_t>& point)
    : graph_(graph), green_(green), lights_(point) {
  weights_.reserve(static_cast<std::size_t>(2 * graph.size()));
  for (int u = 0; u < graph.order(); ++u) {
    first_.push_back(static_cast<std::int64_t>(weights_.size()));
    for (const int v : graph.neighbours(u)) weights_.push_back(point[u] ^ point[v]);
  }
  invert_all(weights_);
  invert_all(lights_);
}

bool WeightedLaplacian::nonzero(const std::vector<char>& alive, Watch& watch) const {
  const std::vector<int> order = banded_order(graph_, alive);
  std::vector<int> place(alive.size(), -1);
  for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = static_cast<int>(i);
  SymmetricMatrix matrix(static_cast<int>(order.size()));
  for (const int u : order) {
    std::uint64_t diagonal = green_[u] != 0 ? lights_[u] : 0;
    const std::uint64_t* weight = weights_.data() + first_[u];
    for (const int v : graph_.neighbours(u)) {
      if (alive[v] != 0) {
        diagonal ^= *weight;
        if (place[u] < place[v]) matrix.add(place[u], place[v], *weight, watch);
      }
      ++weight;
    }
    matrix.add(place[u], place[u], diagonal, watch);
  }
  return matrix.regular(watch);
}

}  // namespace gamecert::solve
