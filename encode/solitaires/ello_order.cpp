// The completion, its triangles, and the parities of predecessors.
#include "encode/solitaires/ello_order.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <set>
#include <utility>

#include "encode/constraints.hpp"

namespace gamecert::encode {
namespace {

using Neighbours = std::vector<std::set<int>>;

/// Of the graph under a digraph.
Neighbours underlying(const games::Instance& instance) {
  Neighbours near(static_cast<std::size_t>(instance.order()));
  for (int u = 0; u < instance.order(); ++u) {
    for (const int v : instance.neighbours(u)) {
      near[static_cast<std::size_t>(u)].insert(v);
      near[static_cast<std::size_t>(v)].insert(u);
    }
  }
  return near;
}

/// For every vertex those joined to it when it is eliminated; the vertices in the order in which they are.
std::vector<std::pair<int, std::vector<int>>> eliminated(Neighbours near, Pace& pace) {
  std::set<std::pair<std::size_t, int>> left;
  for (int v = 0; v < static_cast<int>(near.size()); ++v) left.emplace(near[static_cast<std::size_t>(v)].size(), v);
  std::vector<std::pair<int, std::vector<int>>> result;
  std::size_t literals = 0;
  while (!left.empty()) {
    const int v = left.begin()->second;
    left.erase(left.begin());
    const std::set<int> later = std::move(near[static_cast<std::size_t>(v)]);
    literals += 3 * later.size() * later.size();  // about those of the clauses for its triangles
    if (literals > Cnf::most_literals) Cnf::refuse_size();
    for (const int u : later) {
      std::set<int>& of_u = near[static_cast<std::size_t>(u)];
      left.erase({of_u.size(), u});
      of_u.erase(v);
      for (const int w : later) {
        pace.step(literals * sizeof(int));
        if (w != u) of_u.insert(w);
      }
      left.emplace(of_u.size(), u);
    }
    result.emplace_back(v, std::vector<int>(later.begin(), later.end()));
  }
  return result;
}

/// By vertex: literals that say of each of its neighbours, in a digraph each tail of an arc to it, that it comes
/// before.
std::vector<std::vector<int>> predecessors(const games::Instance& instance, const VertexOrder& order) {
  std::vector<std::vector<int>> before(static_cast<std::size_t>(instance.order()));
  for (int u = 0; u < instance.order(); ++u) {
    for (const int v : instance.neighbours(u)) before[static_cast<std::size_t>(v)].push_back(order.before(u, v));
  }
  return before;
}

}  // namespace

VertexOrder::VertexOrder(Cnf& cnf, const games::Instance& instance, const Checkpoint& between)
    : pairs_(static_cast<std::size_t>(instance.order())) {
  Pace pace(between);
  const auto elimination = eliminated(underlying(instance), pace);
  for (const auto& [v, later] : elimination) {
    for (const int u : later) pairs_[static_cast<std::size_t>(v)].push_back({u, cnf.variable()});
  }
  // A triangle is found at the vertex of it that is eliminated first.
  for (const auto& [a, later] : elimination) {
    for (const int b : later) {
      for (const int c : later) {
        pace.step(cnf.bytes());
        if (b >= c) continue;
        cnf.add({-before(a, b), -before(b, c), -before(c, a)});
        cnf.add({-before(b, a), -before(c, b), -before(a, c)});
      }
    }
  }
}

int VertexOrder::before(int u, int v) const {
  for (const auto& [at, other] : {std::pair(u, v), std::pair(v, u)}) {
    const std::vector<Pair>& pairs = pairs_[static_cast<std::size_t>(at)];
    const auto pair = std::ranges::lower_bound(pairs, other, {}, &Pair::other);
    if (pair != pairs.end() && pair->other == other) return u < v ? pair->variable : -pair->variable;
  }
  assert(false);
  return 0;
}

VertexOrder ello_orders(Cnf& cnf, const games::Instance& instance, const Checkpoint& between) {
  VertexOrder order(cnf, instance, between);
  std::vector<char> green(static_cast<std::size_t>(instance.order()), 0);
  for (const int v : instance.vertices("green")) green[static_cast<std::size_t>(v)] = 1;
  const std::vector<std::vector<int>> before = predecessors(instance, order);
  for (std::size_t v = 0; v < before.size(); ++v) parity(cnf, before[v], green[v] == 0);
  return order;
}

/// Exactly one vertex has an even number of neighbours after it: the last has none, so it is that vertex.
VertexOrder odd_elimination_orders(Cnf& cnf, const games::Instance& instance, const Checkpoint& between) {
  VertexOrder order(cnf, instance, between);
  std::vector<int> last;
  for (int v = 0; v < instance.order(); ++v) last.push_back(cnf.variable());
  const std::vector<std::vector<int>> before = predecessors(instance, order);
  for (std::size_t v = 0; v < before.size(); ++v) {
    std::vector<int> literals{last[v]};
    for (const int literal : before[v]) literals.push_back(-literal);
    parity(cnf, literals, true);
  }
  exactly_one(cnf, last);
  return order;
}

}  // namespace gamecert::encode
