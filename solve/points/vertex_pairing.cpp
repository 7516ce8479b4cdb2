// A flow from vertices to edges: vertices are added while every edge counts for one end only.
//
// A vertex with o edges left and the lead l is the follower's if l exceeds the number of edges there that are in no
// pair, nobody's if it equals that. So each vertex has a demand, and a worth if that is met. Which vertices to choose
// is as hard as to find a large independent set; they are taken greedily, the cheapest for their worth first, and kept
// if augmenting paths find them edges (L. R. Ford, D. R. Fulkerson, "Maximal flow through a network", 1956).
#include "solve/points/vertex_pairing.hpp"

#include <algorithm>

#include "solve/index.hpp"

namespace gamecert::solve {
namespace {

using graphs::single;
using graphs::VertexSet;

class Flow {
 public:
  explicit Flow(const games::LeadGraph& at) : at_(at), kept_(index(at.order())), met_(kept_.size()) {
    for (int v = 0; v < at.order(); ++v) met_[index(v)] = at.leads_out(v) ? 1 : 0;
  }
  /// Whether the vertex has so many edges now; if not, all is as before.
  bool meet(int v, int demand) {
    const std::vector<VertexSet> before = kept_;
    const int met_before = met_[index(v)];
    for (; met_[index(v)] < demand; ++met_[index(v)]) {
      seen_.assign(kept_.size(), 0);
      if (augment(v)) continue;
      kept_ = before;
      met_[index(v)] = met_before;
      return false;
    }
    return true;
  }
  std::vector<VertexSet> kept() && { return std::move(kept_); }

 private:
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
  std::vector<VertexSet> kept_;
  std::vector<int> met_;         // by vertex: edges that count for it
  std::vector<VertexSet> seen_;  // by vertex: neighbours the edge to which is on the way
};

struct Demand {
  int vertex, edges, worth;
};

}  // namespace

VertexPairing vertex_pairing(const games::LeadGraph& at, bool mover_follows) {
  VertexPairing result;
  std::vector<Demand> demands;
  for (int v = 0; v < at.order(); ++v) {
    --result.least;
    const int left = at.left(v), lead = mover_follows ? at.lead(v) : -at.lead(v);
    const int more = left - lead;
    const bool odd = more % 2 != 0;
    if (const int edges = odd ? more + 1 : more; edges <= left) demands.push_back({v, edges, odd ? 2 : 1});
  }
  std::ranges::stable_sort(demands,
                           [](const Demand& a, const Demand& b) { return a.edges * b.worth < b.edges * a.worth; });
  Flow flow(at);
  for (const auto& [v, edges, worth] : demands) {
    if (!flow.meet(v, edges)) continue;
    result.least += worth;
    if (worth == 1 && edges + 2 <= at.left(v) && flow.meet(v, edges + 2)) ++result.least;
  }
  result.kept = std::move(flow).kept();
  return result;
}

}  // namespace gamecert::solve
