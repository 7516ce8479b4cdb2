// Decisions and winning orders by determinants over GF(2^64).
//
// The last vertex v of a winning order has deg(v) = c(v) mod 2, and what is left is the game on the
// other vertices with their colours unchanged. (Let t_v go to infinity: the leading coefficient of
// the determinant is the parity of deg(v) + c(v) + 1 times the determinant without v.) So an order
// is read off from the end: of the vertices that may be last take one that leaves the value nonzero.
// A set one of whose components breaks Cor 1.7 is passed over without a determinant, and on
// ordinary graphs nearly every other candidate is good, so the cost is about n/4 determinants.
#include "solve/ello/determinant/algebraic.hpp"

#include <bit>
#include <cassert>
#include <unordered_set>

#include "solve/ello/determinant/algebraic_laplacian.hpp"
#include "solve/ello/plausible.hpp"

namespace gamecert::solve {
namespace {

/// The next number of a stream (Guy Steele, Doug Lea and Christine Flood, "Fast splittable
/// pseudorandom number generators", 2014).
std::uint64_t next_random(std::uint64_t& state) {
  std::uint64_t z = state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

bool may_be_last(const graphs::Graph& graph, const std::vector<char>& green, const std::vector<char>& alive, int v) {
  bool odd = false;
  for (const int u : graph.neighbours(v)) odd ^= alive[u] != 0;
  return odd != (green[v] != 0);
}

}  // namespace

std::vector<std::uint64_t> random_point(int order, std::uint64_t seed) {
  std::uint64_t state = seed;
  state = next_random(state) + static_cast<std::uint64_t>(order);
  std::vector<std::uint64_t> point;
  point.reserve(static_cast<std::size_t>(order));
  std::unordered_set<std::uint64_t> used{0};
  while (point.size() < static_cast<std::size_t>(order)) {
    const std::uint64_t element = next_random(state);
    if (used.insert(element).second) point.push_back(element);
  }
  return point;
}

bool nonzero_at(const graphs::Graph& graph, const std::vector<char>& green, const std::vector<std::uint64_t>& point,
                Watch& watch) {
  assert(green.size() == point.size() && static_cast<int>(point.size()) == graph.order());
  return WeightedLaplacian(graph, green, point).nonzero(std::vector<char>(point.size(), 1), watch);
}

int error_exponent(const graphs::Graph& graph, int greens) {
  const std::int64_t degree = graph.size() + greens - graph.order();
  const int bits = degree <= 0 ? 0 : static_cast<int>(std::bit_width(static_cast<std::uint64_t>(degree)));
  // Sound because the degree is at most 2^bits - 1 and asking for distinct nonzero elements divides
  // the chance by at least 1 - n^2/2^64: no more than 2^bits/(2^bits - 1) up to order 2^14, where
  // degree < 2^28, and no more than 2 for every order that fits an int.
  const bool sampling_fits = graph.order() <= 1 << 14;
  return bits - 64 + (sampling_fits ? 0 : 1);
}

std::optional<std::vector<int>> order_by_determinants(const graphs::Graph& graph, const std::vector<char>& green,
                                                      const std::vector<std::uint64_t>& point, Watch& watch) {
  const WeightedLaplacian laplacian(graph, green, point);
  std::vector<char> alive(green.size(), 1);
  if (!laplacian.nonzero(alive, watch)) return std::nullopt;
  std::vector<int> order(green.size());
  for (std::size_t left = green.size(); left > 0; --left) {
    int last = -1;
    for (int v = graph.order(); v-- > 0 && last < 0;) {
      if (alive[v] == 0 || !may_be_last(graph, green, alive, v)) continue;
      alive[v] = 0;
      if (!implausible_component(graph, green, alive) && laplacian.nonzero(alive, watch)) {
        last = v;
      } else {
        alive[v] = 1;
      }
    }
    if (last < 0) return std::nullopt;
    order[left - 1] = last;
  }
  return order;
}

}  // namespace gamecert::solve
