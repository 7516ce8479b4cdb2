// Polya's theory by sums over partitions, generating functions, and closed forms; 128 bits, checked.
//
// Graphs, digraphs, orientations, tournaments (Harary and Palmer, Graphical enumeration, 1973): the number of
// classes is the mean over all permutations of the vertices of how many labelled ones each keeps. A
// permutation keeps those that are constant on the orbits of pairs, so only the lengths of its cycles count.
// Connected ones: the Euler transform, undone. Trees: rooted trees, then Otter's formula (1948). Mops:
// triangulations of a polygon that its rotations and reflections keep, by Catalan numbers.
#include "graphs/unlabelled_counting.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <stdexcept>

#include "graphs/checked_count.hpp"

namespace gamecert::graphs {
namespace {

using namespace checked;
using Kind = GraphClass::Kind;

Count power(int base, int exponent) {
  Count result = 1;
  for (int i = 0; i < exponent; ++i) result = times(result, count(base));
  return result;
}

/// How two vertices can be joined, and how many of these ways a permutation keeps that swaps them.
struct Joints {
  int ways;
  int symmetric;
};

Joints joints(Kind kind) {
  if (kind == Kind::digraphs) return {4, 2};
  if (kind == Kind::orientations) return {3, 1};
  if (kind == Kind::tournaments) return {2, 0};
  return {2, 2};
}

using CycleLengths = std::vector<int>;  // descending

void each_partition(int left, CycleLengths& parts, const std::function<void(const CycleLengths&)>& visit) {
  if (left == 0) return visit(parts);
  for (int part = std::min(left, parts.empty() ? left : parts.back()); part > 0; --part) {
    parts.push_back(part);
    each_partition(left - part, parts, visit);
    parts.pop_back();
  }
}

/// n! over the number of permutations with these cycles.
Count centraliser(const CycleLengths& cycles) {
  Count result = 1;
  int equal = 0;
  for (std::size_t i = 0; i < cycles.size(); ++i) {
    equal = i > 0 && cycles[i] == cycles[i - 1] ? equal + 1 : 1;
    result = times(result, count(cycles[i] * equal));
  }
  return result;
}

/// Of labelled ones, how many a permutation with these cycles keeps. Pairs in different cycles lie in orbits
/// as many as the greatest common divisor; pairs of one cycle at each distance up to half its length, and at
/// half the length the two vertices are swapped on the way round.
Count kept(Joints joints, const CycleLengths& cycles) {
  Count result = 1;
  for (std::size_t i = 0; i < cycles.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) result = times(result, power(joints.ways, std::gcd(cycles[i], cycles[k])));
    result = times(result, power(joints.ways, (cycles[i] - 1) / 2));
    if (cycles[i] % 2 == 0) result = times(result, count(joints.symmetric));
  }
  return result;
}

Count burnside(Joints joints, int order) {
  const Count permutations = factorial(order);
  Count sum = 0;
  CycleLengths parts;
  each_partition(order, parts, [&](const CycleLengths& cycles) {
    sum = plus(sum, times(permutations / centraliser(cycles), kept(joints, cycles)));
  });
  return sum / permutations;
}

/// The sum over the divisors d of k of d times numbers[d].
Count weighted_divisors(const std::vector<Count>& numbers, int k) {
  Count sum = 0;
  for (int d = 1; d <= k; ++d)
    if (k % d == 0) sum = plus(sum, times(count(d), numbers[static_cast<std::size_t>(d)]));
  return sum;
}

/// Connected ones of which there are all[n] of each order together: n all[n] is the sum over k = 1..n of
/// weighted_divisors(connected, k) all[n-k].
Count connected_of(const std::vector<Count>& all) {
  std::vector<Count> connected(all.size()), weighted(all.size());
  for (int n = 1; n < static_cast<int>(all.size()); ++n) {
    const auto at = static_cast<std::size_t>(n);
    Count rest = times(count(n), all[at]);
    for (std::size_t k = 1; k < at; ++k) rest -= times(weighted[k], all[at - k]);
    weighted[at] = rest;
    connected[at] = (rest - weighted_divisors(connected, n)) / count(n);
  }
  return connected.back();
}

Count count_of_trees(int order) {
  std::vector<Count> rooted{0, 1};
  for (int n = 2; n <= order; ++n) {
    Count sum = 0;
    for (int k = 1; k < n; ++k)
      sum = plus(sum, times(weighted_divisors(rooted, k), rooted[static_cast<std::size_t>(n - k)]));
    rooted.push_back(sum / count(n - 1));
  }
  const auto of = [&](int n) { return rooted[static_cast<std::size_t>(n)]; };
  Count pairs_of_trees = 0;
  for (int k = 1; k < order; ++k) pairs_of_trees = plus(pairs_of_trees, times(of(k), of(order - k)));
  if (order % 2 == 0) pairs_of_trees -= of(order / 2);
  return of(order) - pairs_of_trees / 2;
}

Count count_of_mops(int order) {
  if (order < 3) return 0;
  Count sum = catalan(order - 2);
  if (order % 2 == 0) sum = plus(sum, times(count(order / 2), catalan(order / 2 - 1)));
  if (order % 3 == 0) sum = plus(sum, times(count(2 * order / 3), catalan(order / 3 - 1)));
  sum = plus(sum, times(count(order), order % 2 == 0 ? catalan(order / 2 - 1) : catalan((order - 3) / 2)));
  return sum / count(2 * order);
}

/// Along the path of triangles each inner one turns left or right; turning the path round or over
/// reverses the word, swaps its letters, or both.
Count count_of_linear_mops(int order) {
  if (order <= 4) return order < 3 ? 0 : 1;
  const int turns = order - 4;
  Count sum = plus(power(2, turns), power(2, (turns + 1) / 2));
  if (turns % 2 == 0) sum = plus(sum, power(2, turns / 2));
  return sum / 4;
}

Count classes(const GraphClass& graph_class, int order) {
  if (graph_class.kind == Kind::trees) return count_of_trees(order);
  if (graph_class.kind == Kind::mops) return count_of_mops(order);
  if (graph_class.kind == Kind::linear_mops) return count_of_linear_mops(order);
  if (graph_class.kind == Kind::triangulations) throw NotKnown();
  if (!graph_class.only_connected) return burnside(joints(graph_class.kind), order);
  std::vector<Count> all;
  for (int n = 0; n <= order; ++n) all.push_back(burnside(joints(graph_class.kind), n));
  return connected_of(all);
}

}  // namespace

std::optional<Count> count_of(const GraphClass& graph_class, int order) {
  if (!graph_class.plain() || order < 1) return std::nullopt;
  try {
    return classes(graph_class, order);
  } catch (const NotKnown&) {
    return std::nullopt;
  }
}

std::optional<Count> labellings(int order, const std::vector<int>& group_order) {
  try {
    Count left = factorial(order);
    for (const int factor : group_order) {
      if (left % count(factor) != 0) throw std::logic_error("a group order that does not divide the factorial");
      left /= count(factor);
    }
    return left;
  } catch (const NotKnown&) {
    return std::nullopt;
  }
}

}  // namespace gamecert::graphs
