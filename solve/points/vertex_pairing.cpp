// A flow from vertices to edges: vertices are added while every edge counts for one end only.
//
// A vertex with o edges left and the lead l is the follower's if l exceeds the number of edges there that are in no
// pair, nobody's if it equals that. So each vertex has a demand, and a worth if that is met. Which vertices to choose
// is as hard as to find a large independent set; they are taken greedily, the cheapest for their worth first, and kept
// if augmenting paths find them edges (L. R. Ford, D. R. Fulkerson, "Maximal flow through a network", 1956).
#include "solve/points/vertex_pairing.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "solve/index.hpp"

namespace gamecert::solve {
namespace {

using graphs::single;
using graphs::VertexSet;

class Flow {
 public:
  explicit Flow(const games::LeadGraph& at) : at_(at) {
    for (int v = 0; v < at.order(); ++v) {
      kept_[index(v)] = 0;
      met_[index(v)] = at.leads_out(v) ? 1 : 0;
    }
  }
  /// Whether the vertex has so many edges now; if not, all is as before.
  bool meet(int v, int demand) {
    const int met_before = met_[index(v)];
    if (met_before >= demand) return true;
    Sets before;
    copy(kept_, before);
    for (; met_[index(v)] < demand; ++met_[index(v)]) {
      std::fill_n(seen_.begin(), at_.order(), 0);
      if (augment(v)) continue;
      copy(before, kept_);
      met_[index(v)] = met_before;
      return false;
    }
    return true;
  }
  std::vector<VertexSet> kept() const { return {kept_.begin(), kept_.begin() + at_.order()}; }

 private:
  using Sets = std::array<VertexSet, games::LeadGraph::most>;  // by vertex, of those there are

  void copy(const Sets& from, Sets& to) const { std::copy_n(from.begin(), at_.order(), to.begin()); }
  /// Another edge for the vertex.
  bool augment(int v) {
    for (VertexSet left = at_.neighbours(v) & ~kept_[index(v)]; left != 0; left &= left - 1) {
      const int w = std::countr_zero(left);
      if ((seen_[index(v)] & single(w)) != 0) continue;
      seen_[index(v)] |= single(w);
      seen_[index(w)] |= single(v);
      const bool taken = (kept_[index(w)] & single(v)) != 0;
      if (taken && !augment(w)) continue;
      if (taken) kept_[index(w)] &= ~single(v);
      kept_[index(v)] |= single(w);
      return true;
    }
    return false;
  }

  const games::LeadGraph& at_;
  Sets kept_;
  std::array<int, games::LeadGraph::most> met_;  // edges that count for the vertex
  Sets seen_;                                    // neighbours the edge to which is on the way
};

/// So many edges make a vertex worth so much more, and two more edges once more if `more`.
struct Demand {
  int vertex, edges, worth;
  bool more;
};

std::vector<Demand> demands_of(const games::LeadGraph& at, bool mover_follows) {
  std::vector<Demand> demands;
  demands.reserve(index(at.order()));
  for (int v = 0; v < at.order(); ++v) {
    const int left = at.left(v), lead = mover_follows ? at.lead(v) : -at.lead(v);
    const int more = left - lead;
    const bool odd = more % 2 != 0;
    const int edges = odd ? more + 1 : more;
    if (edges <= left) demands.push_back({v, edges, odd ? 2 : 1, !odd && edges + 2 <= left});
  }
  return demands;
}

VertexPairing meet(const games::LeadGraph& at, std::vector<Demand> demands) {
  std::ranges::sort(demands, [](const Demand& a, const Demand& b) {
    const int first = a.edges * b.worth, second = b.edges * a.worth;
    return first != second ? first < second : a.vertex < b.vertex;
  });
  VertexPairing result;
  result.least = -at.order();
  Flow flow(at);
  for (const auto& [v, edges, worth, more] : demands) {
    if (!flow.meet(v, edges)) continue;
    result.least += worth;
    if (more && flow.meet(v, edges + 2)) ++result.least;
  }
  result.kept = flow.kept();
  return result;
}

}  // namespace

VertexPairing vertex_pairing(const games::LeadGraph& at, bool mover_follows) {
  return meet(at, demands_of(at, mover_follows));
}

bool pairing_gets(const games::LeadGraph& at, bool mover_follows, int least) {
  std::vector<Demand> demands = demands_of(at, mover_follows);
  int most = -at.order();
  for (const Demand& each : demands) most += each.worth + (each.more ? 1 : 0);
  return most >= least && meet(at, std::move(demands)).least >= least;
}

}  // namespace gamecert::solve
