// Numbers of sets that are independent, dominate, match, and the sizes of irredundant sets.
#include <algorithm>
#include <bit>

#include "language/words.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "text/deadline.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;
using Number = std::int64_t;

/// More than 62 bits: as the definition, which counts one by one, would never end, a limit.
Number sum_of(Number a, Number b) {
  Number result = 0;
  if (__builtin_add_overflow(a, b, &result)) throw text::LimitError("a number of the formula needs more than 64 bits");
  return result;
}

/// A vertex of the set with the most neighbours in it, and how many.
std::pair<int, int> greatest_degree(const SmallGraph& graph, VertexSet set) {
  std::pair<int, int> best{0, -1};
  each(set, [&](int v) {
    const int degree = std::popcount(graph.neighbours(v) & set);
    if (degree > best.second) best = {v, degree};
  });
  return best;
}

/// Independent sets inside of the set, with and without a vertex.
Number count_independent(const SmallGraph& graph, VertexSet set) {
  text::pause();
  const auto [v, degree] = greatest_degree(graph, set);
  if (degree <= 0) {
    const int free = std::popcount(set);
    if (free > 62) throw text::LimitError("a number of the formula needs more than 64 bits");
    return Number{1} << free;
  }
  return sum_of(count_independent(graph, set & ~single(v)),
                count_independent(graph, set & ~single(v) & ~graph.neighbours(v)));
}

/// Matchings inside of the set: a vertex is free or has one of its neighbours.
Number count_matchings(const SmallGraph& graph, VertexSet set) {
  while (set != 0 && (graph.neighbours(std::countr_zero(set)) & set) == 0) set &= set - 1;
  if (set == 0) return 1;
  text::pause();
  const VertexSet rest = set & (set - 1);
  Number result = count_matchings(graph, rest);
  each(graph.neighbours(std::countr_zero(set)) & rest,
       [&](int u) { result = sum_of(result, count_matchings(graph, rest & ~single(u))); });
  return result;
}

/// Sets that dominate what is open, of vertices that are still to be decided.
Number count_dominating(const SmallGraph& graph, VertexSet open, VertexSet undecided) {
  if (open == 0) {
    if (std::popcount(undecided) > 62) throw text::LimitError("a number of the formula needs more than 64 bits");
    return Number{1} << std::popcount(undecided);
  }
  text::pause();
  int v = 0, least = SmallGraph::max_order + 1;  // the open vertex with the fewest left to dominate it
  each(open, [&](int u) {
    const int left = std::popcount((graph.neighbours(u) | single(u)) & undecided);
    if (left < least) least = left, v = u;
  });
  Number result = 0;
  each((graph.neighbours(v) | single(v)) & undecided, [&](int u) {  // the first that is chosen
    undecided &= ~single(u);
    result = sum_of(result, count_dominating(graph, open & ~graph.neighbours(u) & ~single(u), undecided));
  });
  return result;
}

/// Irredundant sets, by the vertices that are in N[v] for one v of the set, or for two.
class IrredundantSets {
 public:
  explicit IrredundantSets(const SmallGraph& graph) : graph_(graph) {}

  /// The greatest, and the greatest that dominate, which are the minimal dominating ones.
  int greatest(bool dominating) {
    best_ = static_cast<int>(independence_number(graph_));  // a greatest independent set is both
    grow(0, 0, 0, 0, graph_.vertices(), dominating);
    return best_;
  }
  /// The least to which no vertex can be added. A least dominating set is one, and has at most 2 k - 1 vertices where k
  /// is this least number: B. Bollobas and E. Cockayne, Graph-theoretic parameters concerning domination, independence,
  /// and irredundance (1979).
  int least_maximal() {
    best_ = static_cast<int>(domination_number(graph_));
    if (best_ > (best_ + 2) / 2) shrink(0, 0, 0, 0, graph_.vertices());
    return best_;
  }

 private:
  VertexSet closed(int v) const { return graph_.neighbours(v) | single(v); }
  bool irredundant(VertexSet set, VertexSet twice) const {
    for (; set != 0; set &= set - 1)
      if ((closed(std::countr_zero(set)) & ~twice) == 0) return false;
    return true;
  }
  /// Of the set without the vertices that cannot be added to the chosen ones.
  VertexSet addable(VertexSet chosen, VertexSet once, VertexSet twice, VertexSet left) const {
    each(left, [&](int v) {
      if (!irredundant(chosen | single(v), twice | (once & closed(v)))) left &= ~single(v);
    });
    return left;
  }
  void grow(VertexSet chosen, int size, VertexSet once, VertexSet twice, VertexSet left, bool dominating) {
    text::pause();
    if (!dominating || once == graph_.vertices()) best_ = std::max(best_, size);
    if (size + std::popcount(left) <= best_) return;
    left = addable(chosen, once, twice, left);
    for (; size + std::popcount(left) > best_; left &= left - 1) {
      const int v = std::countr_zero(left);
      grow(chosen | single(v), size + 1, once | closed(v), twice | (once & closed(v)), left & (left - 1), dominating);
    }
  }
  void shrink(VertexSet chosen, int size, VertexSet once, VertexSet twice, VertexSet left) {
    text::pause();
    if (size >= best_) return;
    const VertexSet more = addable(chosen, once, twice, graph_.vertices() & ~chosen);
    if (more == 0) {
      best_ = size;
      return;
    }
    if (size + 1 >= best_) return;
    for (left &= more; left != 0; left &= left - 1) {
      const int v = std::countr_zero(left);
      shrink(chosen | single(v), size + 1, once | closed(v), twice | (once & closed(v)), left & (left - 1));
    }
  }

  const SmallGraph& graph_;
  int best_ = 0;
};

}  // namespace

Number independent_sets(const SmallGraph& graph) { return count_independent(graph, graph.vertices()); }
Number cliques(const SmallGraph& graph) {
  SmallGraph complement{.order = graph.order};
  for (int v = 0; v < graph.order; ++v)
    complement.rows[static_cast<std::size_t>(v)] = graph.vertices() & ~graph.neighbours(v) & ~single(v);
  return count_independent(complement, graph.vertices());
}
Number matchings(const SmallGraph& graph) { return count_matchings(graph, graph.vertices()); }
Number dominating_sets(const SmallGraph& graph) { return count_dominating(graph, graph.vertices(), graph.vertices()); }
Number irredundance_number(const SmallGraph& graph) { return IrredundantSets(graph).least_maximal(); }
Number upper_irredundance_number(const SmallGraph& graph) { return IrredundantSets(graph).greatest(false); }
Number upper_domination_number(const SmallGraph& graph) { return IrredundantSets(graph).greatest(true); }

}  // namespace gamecert::sweeps
