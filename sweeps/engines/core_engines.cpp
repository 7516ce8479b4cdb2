// Cores of the paper on vertex capturing: pending paths that are contracted two by two, in every order that matters.
#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "sweeps/engines/word_engines.hpp"
#include "text/deadline.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;

/// Two pending paths may be contracted if these are equal: one edge, an even number, an odd number above 1.
int kind_of_length(int length) { return length == 1 ? 0 : 1 + length % 2; }

class Contractions {
 public:
  explicit Contractions(const SmallGraph& graph) : graph_(graph) {}

  /// How many vertices are left at least of those in the set, and the first step there, its vertex -1 if there is none.
  struct Best {
    int left;
    Contraction first;
  };
  const Best& best(VertexSet within) {
    if (const auto known = best_.find(within); known != best_.end()) return known->second;
    text::pause();
    Best result{std::popcount(within), {-1, 0, 0}};
    for (const Contraction& step : steps(within)) {
      const int left = best(within & ~step.one & ~step.other).left;
      if (left < result.left) result = {left, step};
    }
    return best_.emplace(within, result).first->second;
  }

  /// One for each vertex and two lengths. Sound because paths of one length at a vertex may be exchanged.
  std::vector<Contraction> steps(VertexSet within) const {
    std::vector<Contraction> result;
    each(within, [&](int v) {
      std::vector<VertexSet> paths;
      each(graph_.neighbours(v) & within, [&](int a) {
        if (const VertexSet path = pending_path(within, v, a); path != 0) paths.push_back(path);
      });
      std::set<std::pair<int, int>> lengths;
      for (std::size_t i = 0; i < paths.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
          const auto [shorter, longer] = std::minmax({std::popcount(paths[i]), std::popcount(paths[j])});
          if (kind_of_length(shorter) == kind_of_length(longer) && lengths.emplace(shorter, longer).second)
            result.push_back({v, paths[j], paths[i]});
        }
      }
    });
    return result;
  }

 private:
  /// The pending path at v that begins with its neighbour a; none, 0, if the walk meets a branch or comes back.
  VertexSet pending_path(VertexSet within, int v, int a) const {
    VertexSet path = 0;
    for (int at = a, before = v;;) {
      path |= single(at);
      const VertexSet next = graph_.neighbours(at) & within & ~single(before);
      if (next == 0) return path;
      if ((next & (next - 1)) != 0 || next == single(v)) return 0;
      before = at;
      at = std::countr_zero(next);
    }
  }

  const SmallGraph& graph_;
  std::unordered_map<VertexSet, Best> best_;
};

}  // namespace

std::vector<Contraction> contractions_to_core(const SmallGraph& graph) {
  Contractions contractions(graph);
  std::vector<Contraction> result;
  for (VertexSet within = graph.vertices();;) {
    const Contraction step = contractions.best(within).first;
    if (step.at < 0) return result;
    result.push_back(step);
    within &= ~step.one & ~step.other;
  }
}

std::int64_t core(const SmallGraph& graph) { return Contractions(graph).steps(graph.vertices()).empty() ? 1 : 0; }

std::int64_t core_order(const SmallGraph& graph) { return Contractions(graph).best(graph.vertices()).left; }

}  // namespace gamecert::sweeps
