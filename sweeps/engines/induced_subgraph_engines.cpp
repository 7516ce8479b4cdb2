// Greatest sets of vertices that induce forests and their kin, a vertex taken in or left out at a time, and least
// numbers of forests.
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

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

/// The components of a set that induces a forest.
class ForestParts {
 public:
  /// Whether a vertex with these neighbours in the set closes no cycle.
  bool fits(VertexSet beside) const {
    return std::all_of(parts_.begin(), parts_.begin() + count_,
                       [&](VertexSet part) { return (part & beside & ((part & beside) - 1)) == 0; });
  }
  void add(int v, VertexSet beside) {
    VertexSet joined = single(v);
    int kept = 0;
    for (int i = 0; i < count_; ++i) {
      const VertexSet part = parts_[static_cast<std::size_t>(i)];
      if ((part & beside) != 0) {
        joined |= part;
      } else {
        parts_[static_cast<std::size_t>(kept++)] = part;
      }
    }
    parts_[static_cast<std::size_t>(kept)] = joined;
    count_ = kept + 1;
  }

 private:
  std::array<VertexSet, SmallGraph::max_order> parts_;
  int count_ = 0;
};

/// The components that are paths.
class LinearForestParts {
 public:
  bool fits(VertexSet beside) const {
    return (beside & inner_) == 0 && std::popcount(beside) <= 2 && forest_.fits(beside);
  }
  void add(int v, VertexSet beside) {
    forest_.add(v, beside);
    inner_ |= beside & ends_;  // their second neighbour
    ends_ |= beside;
    if (beside != 0) ends_ |= single(v);
    if (std::popcount(beside) == 2) inner_ |= single(v);
  }

 private:
  ForestParts forest_;
  VertexSet ends_ = 0, inner_ = 0;  // with a neighbour in the set, with two
};

/// The components of a bipartite graph with their two sides.
class BipartiteParts {
 public:
  bool fits(VertexSet beside) const {
    return std::all_of(sides_.begin(), sides_.begin() + count_,
                       [&](const Sides& part) { return (part[0] & beside) == 0 || (part[1] & beside) == 0; });
  }
  void add(int v, VertexSet beside) {
    Sides joined{single(v), 0};
    int kept = 0;
    for (int i = 0; i < count_; ++i) {
      const Sides part = sides_[static_cast<std::size_t>(i)];
      if (((part[0] | part[1]) & beside) == 0) {
        sides_[static_cast<std::size_t>(kept++)] = part;
        continue;
      }
      const std::size_t there = (part[0] & beside) != 0 ? 0 : 1;
      joined[0] |= part[1 - there];
      joined[1] |= part[there];
    }
    sides_[static_cast<std::size_t>(kept)] = joined;
    count_ = kept + 1;
  }

 private:
  using Sides = std::array<VertexSet, 2>;
  std::array<Sides, SmallGraph::max_order> sides_;
  int count_ = 0;
};

/// The greatest set of a kind that subsets keep, by what its parts say of one vertex more.
template <class Parts>
class GreatestSet {
 public:
  explicit GreatestSet(const SmallGraph& graph) : graph_(graph) { search(0, 0, graph.vertices(), Parts()); }
  int size() const { return best_; }

 private:
  void search(VertexSet chosen, int size, VertexSet left, const Parts& parts) {
    text::pause();
    each(left, [&](int v) {
      if (!parts.fits(graph_.neighbours(v) & chosen)) left &= ~single(v);
    });
    best_ = std::max(best_, size);
    for (; size + std::popcount(left) > best_; left &= left - 1) {
      const int v = std::countr_zero(left);
      Parts with = parts;
      with.add(v, graph_.neighbours(v) & chosen);
      search(chosen | single(v), size + 1, left & (left - 1), with);
    }
  }

  const SmallGraph& graph_;
  int best_ = 0;
};

/// Trees around a lowest vertex: a vertex is added if it has one neighbour in the tree.
class GreatestTree {
 public:
  explicit GreatestTree(const SmallGraph& graph) : graph_(graph) {
    VertexSet left = graph.vertices();
    for (; std::popcount(left) > best_; left &= left - 1) {
      const int v = std::countr_zero(left);
      grow(1, graph.neighbours(v), 0, left & (left - 1));
    }
  }
  int size() const { return best_; }

 private:
  void grow(int size, VertexSet once, VertexSet twice, VertexSet left) {
    text::pause();
    best_ = std::max(best_, size);
    left &= ~twice;
    for (VertexSet next = once & left; next != 0 && size + std::popcount(left) > best_; next &= next - 1) {
      const int v = std::countr_zero(next);
      left &= ~single(v);
      const VertexSet row = graph_.neighbours(v);
      grow(size + 1, once | row, twice | (once & row), left);
    }
  }

  const SmallGraph& graph_;
  int best_ = 0;
};

/// Paths from an end on: the next vertex is adjacent to the last one alone.
class GreatestPath {
 public:
  explicit GreatestPath(const SmallGraph& graph) : graph_(graph) {
    for (int v = 0; v < graph.order; ++v) extend(v, 1, graph.vertices() & ~single(v));
  }
  int size() const { return best_; }

 private:
  void extend(int end, int size, VertexSet left) {
    text::pause();
    best_ = std::max(best_, size);
    const VertexSet beyond = left & ~graph_.neighbours(end);
    if (size + 1 + std::popcount(beyond) <= best_) return;
    each(left & graph_.neighbours(end), [&](int v) { extend(v, size + 1, beyond); });
  }

  const SmallGraph& graph_;
  int best_ = 0;
};

/// Whether the vertices from v on split into the forests, which have those before, and so many new ones.
bool splits(const SmallGraph& graph, int v, std::vector<std::pair<VertexSet, ForestParts>>& forests, std::size_t most) {
  if (v == graph.order) return true;
  text::pause();
  for (std::size_t i = 0; i < forests.size(); ++i) {
    const VertexSet beside = graph.neighbours(v) & forests[i].first;
    if (!forests[i].second.fits(beside)) continue;
    const auto before = forests[i];
    forests[i].first |= single(v);
    forests[i].second.add(v, beside);
    if (splits(graph, v + 1, forests, most)) return true;
    forests[i] = before;
  }
  if (forests.size() == most) return false;
  forests.emplace_back(single(v), ForestParts());
  forests.back().second.add(v, 0);
  const bool result = splits(graph, v + 1, forests, most);
  if (!result) forests.pop_back();
  return result;
}

}  // namespace

Number largest_induced_forest(const SmallGraph& graph) { return GreatestSet<ForestParts>(graph).size(); }
Number largest_induced_linear_forest(const SmallGraph& graph) { return GreatestSet<LinearForestParts>(graph).size(); }
Number largest_induced_bipartite_subgraph(const SmallGraph& graph) { return GreatestSet<BipartiteParts>(graph).size(); }
Number largest_induced_tree(const SmallGraph& graph) {
  return graph.order == 0 ? language::minus_infinite : GreatestTree(graph).size();
}
Number largest_induced_path(const SmallGraph& graph) {
  return graph.order == 0 ? language::minus_infinite : GreatestPath(graph).size();
}
Number largest_induced_star(const SmallGraph& graph) {
  return graph.order == 0 ? language::minus_infinite : 1 + local_independence_number(graph);
}
Number feedback_number(const SmallGraph& graph) { return graph.order - largest_induced_forest(graph); }

Number vertex_arboricity(const SmallGraph& graph) {
  for (std::size_t most = 0;; ++most) {
    std::vector<std::pair<VertexSet, ForestParts>> forests;
    if (splits(graph, 0, forests, most)) return static_cast<Number>(most);
  }
}

}  // namespace gamecert::sweeps
