// Numbers of sets that are independent, dominate, match, and the sizes of matchings and irredundant sets.
#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <utility>

#include "language/words.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;
using Number = std::int64_t;

[[noreturn]] void exceed() { throw text::LimitError("a number of the formula needs more than 64 bits"); }
Number sum_of(Number a, Number b) {
  Number result = 0;
  if (__builtin_add_overflow(a, b, &result)) exceed();
  return result;
}
/// The number times 2 to the number of members.
Number with_all_subsets(Number number, VertexSet free) {
  if (std::popcount(free) > 62 || number > (std::numeric_limits<Number>::max() >> std::popcount(free))) exceed();
  return number << std::popcount(free);
}

/// Counts of sets by branching at a vertex. On graphs where many branches come to the same sets their counts are kept.
class Counts {
 public:
  explicit Counts(const SmallGraph& graph) : graph_(graph), kept_(graph.order > 12) {}

  /// Independent sets inside of the set, with and without a vertex that has the most neighbours there.
  Number independent(VertexSet set) {
    VertexSet alone = 0;
    int v = 0, most = 0;
    each(set, [&](int u) {
      const int degree = std::popcount(graph_.neighbours(u) & set);
      if (degree == 0) alone |= single(u);
      if (degree > most) most = degree, v = u;
    });
    const VertexSet left = set & ~alone;
    if (left == 0) return with_all_subsets(1, alone);
    const Number of_left = once(left, 0, [&] {
      return sum_of(independent(left & ~single(v)), independent(left & ~single(v) & ~graph_.neighbours(v)));
    });
    return with_all_subsets(of_left, alone);
  }

  /// Matchings inside of the set: a vertex is free or has one of its neighbours.
  Number matchings(VertexSet set) {
    while (set != 0 && (graph_.neighbours(std::countr_zero(set)) & set) == 0) set &= set - 1;
    if (set == 0) return 1;
    return once(set, 0, [&] {
      const VertexSet rest = set & (set - 1);
      Number result = matchings(rest);
      each(graph_.neighbours(std::countr_zero(set)) & rest,
           [&](int u) { result = sum_of(result, matchings(rest & ~single(u))); });
      return result;
    });
  }

  /// Sets that dominate what is open, of vertices that are still to be decided: by the first that dominates the open
  /// vertex with the fewest left around it.
  Number dominating(VertexSet open, VertexSet undecided) {
    if (open == 0) return with_all_subsets(1, undecided);
    return once(open, undecided, [&] {
      int v = 0, least = SmallGraph::max_order + 1;
      each(open, [&](int u) {
        const int left = std::popcount(closed(u) & undecided);
        if (left < least) least = left, v = u;
      });
      Number result = 0;
      VertexSet rest = undecided;
      each(closed(v) & undecided, [&](int u) {
        rest &= ~single(u);
        result = sum_of(result, dominating(open & ~closed(u), rest));
      });
      return result;
    });
  }

 private:
  static constexpr std::size_t most_kept = 1 << 20;

  VertexSet closed(int v) const { return graph_.neighbours(v) | single(v); }
  template <class Find>
  Number once(VertexSet one, VertexSet other, const Find& find) {
    text::pause();
    if (!kept_) return find();
    const auto known = found_.find({one, other});
    if (known != found_.end()) return known->second;
    const Number result = find();
    if (found_.size() < most_kept) found_.emplace(std::pair(one, other), result);
    return result;
  }

  const SmallGraph& graph_;
  bool kept_;
  std::map<std::pair<VertexSet, VertexSet>, Number> found_;
};

/// Whether a matching of so many edges at most meets all edges inside of the set.
bool matching_meets(const SmallGraph& graph, VertexSet set, int edges) {
  while (set != 0 && (graph.neighbours(std::countr_zero(set)) & set) == 0) set &= set - 1;
  if (set == 0) return true;
  if (edges == 0) return false;
  text::pause();
  const int u = std::countr_zero(set), v = std::countr_zero(graph.neighbours(u) & set);
  for (const int end : {u, v}) {  // one of the ends of this edge is matched
    for (VertexSet left = graph.neighbours(end) & set; left != 0; left &= left - 1)
      if (matching_meets(graph, set & ~single(end) & ~(left & (~left + 1)), edges - 1)) return true;
  }
  return false;
}

/// Edges inside of the set no two of which meet or are joined, if there are more than `known`.
int greatest_induced_matching(const SmallGraph& graph, VertexSet set, int known) {
  while (set != 0 && (graph.neighbours(std::countr_zero(set)) & set) == 0) set &= set - 1;
  int best = 0;
  for (; std::popcount(set) > 2 * known + 1; set &= set - 1) {
    text::pause();
    const int v = std::countr_zero(set);
    each(graph.neighbours(v) & set, [&](int u) {
      const VertexSet apart = set & ~graph.neighbours(v) & ~graph.neighbours(u) & ~single(u) & ~single(v);
      best = std::max(best, 1 + greatest_induced_matching(graph, apart, std::max(0, known - 1)));
      known = std::max(known, best);
    });
  }
  return best;
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
    for (; left != 0 && size + std::popcount(left) > best_; left &= left - 1) {
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

Number independent_sets(const SmallGraph& graph) { return Counts(graph).independent(graph.vertices()); }
Number cliques(const SmallGraph& graph) {
  SmallGraph complement{.order = graph.order};
  for (int v = 0; v < graph.order; ++v)
    complement.rows[static_cast<std::size_t>(v)] = graph.vertices() & ~graph.neighbours(v) & ~single(v);
  return Counts(complement).independent(graph.vertices());
}
Number matchings(const SmallGraph& graph) { return Counts(graph).matchings(graph.vertices()); }
Number dominating_sets(const SmallGraph& graph) { return Counts(graph).dominating(graph.vertices(), graph.vertices()); }
Number edge_domination_number(const SmallGraph& graph) {
  int edges = 0;
  while (!matching_meets(graph, graph.vertices(), edges)) ++edges;
  return edges;
}
Number induced_matching_number(const SmallGraph& graph) {
  return greatest_induced_matching(graph, graph.vertices(), 0);
}
Number irredundance_number(const SmallGraph& graph) { return IrredundantSets(graph).least_maximal(); }
Number upper_irredundance_number(const SmallGraph& graph) { return IrredundantSets(graph).greatest(false); }
Number upper_domination_number(const SmallGraph& graph) { return IrredundantSets(graph).greatest(true); }

}  // namespace gamecert::sweeps
