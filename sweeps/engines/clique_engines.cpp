// Cliques, colours, covers, and classes by the neighbourhoods of vertices.
#include <algorithm>
#include <array>
#include <bit>
#include <functional>
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

SmallGraph complement_of(const SmallGraph& graph) {
  SmallGraph result{.order = graph.order};
  for (int v = 0; v < graph.order; ++v)
    result.rows[static_cast<std::size_t>(v)] = ~graph.neighbours(v) & graph.vertices() & ~single(v);
  return result;
}

bool clique(const SmallGraph& graph, VertexSet set) {
  bool result = true;
  each(set, [&](int v) { result = result && (set & ~graph.neighbours(v)) == single(v); });
  return result;
}

/// The greatest clique inside `left`, if it has more than `known` vertices.
int greatest_clique(const SmallGraph& graph, VertexSet left, int known) {
  int chosen = 0;
  for (; std::popcount(left) > known; left &= left - 1) {
    text::pause();
    const int v = std::countr_zero(left);
    const int with = 1 + greatest_clique(graph, left & graph.neighbours(v), std::max(0, known - 1));
    chosen = std::max(chosen, with);
    known = std::max(known, with);
  }
  return chosen;
}

/// Whether so many vertices more have all of `open` among themselves and their neighbours.
bool dominates(const SmallGraph& graph, VertexSet open, int more) {
  if (open == 0) return true;
  if (more == 0) return false;
  text::pause();
  const int v = std::countr_zero(open);
  for (VertexSet left = graph.neighbours(v) | single(v); left != 0; left &= left - 1) {
    const int u = std::countr_zero(left);
    if (dominates(graph, open & ~graph.neighbours(u) & ~single(u), more - 1)) return true;
  }
  return false;
}

/// Whether vertices can be coloured with so many colours. Next is one that the fewest colours are left for, as in D.
/// Brelaz, New methods to color the vertices of a graph (1979); of those, one with the most neighbours.
class Colours {
 public:
  Colours(const SmallGraph& graph, int most) : graph_(graph), most_(most) {}
  bool suffice() { return colour(graph_.vertices(), 0); }

 private:
  /// The vertices in `left`, when so many colours are used.
  bool colour(VertexSet left, int used) {
    if (left == 0) return true;
    text::pause();
    const int v = next(left, used);
    if (v < 0) return false;
    for (int c = 0; c < std::min(used + 1, most_); ++c) {  // those that are not used yet are alike
      VertexSet& near = near_[static_cast<std::size_t>(c)];
      if (c < used && (near & single(v)) != 0) continue;
      const VertexSet before = c < used ? near : 0;
      near = before | graph_.neighbours(v);
      if (colour(left & ~single(v), std::max(used, c + 1))) return true;
      near = before;
    }
    return false;
  }
  /// -1 if no colour is left for one.
  int next(VertexSet left, int used) const {
    // Those for which none, one, two of the used colours are left.
    VertexSet none = left, one = 0, two = 0;
    for (int c = 0; c < used; ++c) {
      const VertexSet free = ~near_[static_cast<std::size_t>(c)];
      two = (two & ~free) | (one & free);
      one = (one & ~free) | (none & free);
      none &= ~free;
    }
    if (used == most_ && none != 0) return -1;
    VertexSet among = none != 0 ? none : one != 0 ? one : two != 0 ? two : left;
    int best = std::countr_zero(among), most = -1;
    for (; among != 0; among &= among - 1) {
      const int v = std::countr_zero(among), degree = std::popcount(graph_.neighbours(v) & left);
      if (degree > most) most = degree, best = v;
    }
    return best;
  }

  const SmallGraph& graph_;
  const int most_;
  std::array<VertexSet, SmallGraph::max_order>
      near_;  // NOLINT(cppcoreguidelines-pro-type-member-init): of used colours
};

/// Which sets have as many vertices in a greatest clique as they need colours.
class PerfectSets {
 public:
  explicit PerfectSets(const SmallGraph& graph) : graph_(graph), cliques_(std::size_t{1} << graph.order, 0) {}

  /// Set after set: where all smaller ones are perfect, one is exactly if some independent set inside of it, around its
  /// last vertex, meets all greatest cliques. Sound because that can be a class of colours.
  bool all() {
    for (VertexSet set = 1; set < cliques_.size(); ++set) {
      text::pause();
      const int v = static_cast<int>(std::bit_width(set)) - 1;
      const VertexSet rest = set & ~single(v);
      const std::uint8_t without = cliques(rest), with = cliques(set & graph_.neighbours(v)) + 1;
      cliques(set) = std::max(without, with);
      if (with <= without && !meets_all(rest, rest & ~graph_.neighbours(v), without)) return false;
    }
    return true;
  }

 private:
  std::uint8_t& cliques(VertexSet set) { return cliques_[set]; }
  /// Whether independent vertices can be taken away such that no clique is so great.
  bool meets_all(VertexSet set, VertexSet from, std::uint8_t size) {
    if (cliques(set) < size) return true;
    for (; from != 0; from &= from - 1) {
      const int v = std::countr_zero(from);
      if (meets_all(set & ~single(v), from & (from - 1) & ~graph_.neighbours(v), size)) return true;
    }
    return false;
  }

  const SmallGraph& graph_;
  std::vector<std::uint8_t> cliques_;  // the size of a greatest one inside of the set
};

}  // namespace

/// By sets of sets of vertices to order 22, set by set from there on.
Number perfect(const SmallGraph& graph) {
  constexpr int most = 22;
  if (graph.order <= most) return PerfectSets(graph).all();
  for (VertexSet set = 1; set != 0 && set <= graph.vertices(); ++set) {
    const SmallGraph inside = graphs::induced(graph, set);
    if (clique_number(inside) != chromatic_number(inside)) return 0;
  }
  return 1;
}

/// Vertices whose neighbours form a clique are deleted: D. Fulkerson and O. Gross, Incidence matrices and interval
/// graphs (1965).
Number chordal(const SmallGraph& graph) {
  SmallGraph rest = graph;
  VertexSet left = graph.vertices();
  for (bool found = true; found && left != 0;) {
    found = false;
    each(left, [&](int v) {
      const VertexSet row = rest.neighbours(v);
      if (!clique(rest, row)) return;
      found = true;
      left &= ~single(v);
      rest.rows[static_cast<std::size_t>(v)] = 0;
      each(row, [&](int u) { rest.rows[static_cast<std::size_t>(u)] &= ~single(v); });
    });
  }
  return left == 0;
}

/// By degrees: P. Hammer and B. Simeone, The splittance of a graph (1981).
Number split(const SmallGraph& graph) {
  std::array<int, SmallGraph::max_order> degrees{};
  for (int v = 0; v < graph.order; ++v) degrees[static_cast<std::size_t>(v)] = graph.degree(v);
  std::sort(degrees.begin(), degrees.begin() + graph.order, std::greater<>());
  int most = 0, surplus = 0;
  while (most < graph.order && degrees[static_cast<std::size_t>(most)] >= most) ++most;
  for (int i = 0; i < graph.order; ++i) surplus += (i < most ? 1 : -1) * degrees[static_cast<std::size_t>(i)];
  return surplus == most * (most - 1);
}

Number cograph(const SmallGraph& graph) {
  for (int b = 0; b < graph.order; ++b) {
    for (VertexSet left = graph.neighbours(b) & graphs::first_vertices(b); left != 0; left &= left - 1) {
      const int c = std::countr_zero(left);
      const VertexSet of_b = graph.neighbours(b) & ~graph.neighbours(c) & ~single(c);
      const VertexSet of_c = graph.neighbours(c) & ~graph.neighbours(b) & ~single(b);
      for (VertexSet a = of_b; a != 0; a &= a - 1)
        if ((of_c & ~graph.neighbours(std::countr_zero(a))) != 0) return 0;
    }
  }
  return 1;
}

Number claw_free(const SmallGraph& graph) {
  for (int v = 0; v < graph.order; ++v) {
    for (VertexSet left = graph.neighbours(v); left != 0; left &= left - 1) {
      const int a = std::countr_zero(left);
      const VertexSet apart = left & ~graph.neighbours(a) & ~single(a);
      if (!clique(graph, apart)) return 0;
    }
  }
  return 1;
}

Number clique_number(const SmallGraph& graph) { return greatest_clique(graph, graph.vertices(), 0); }
Number independence_number(const SmallGraph& graph) { return clique_number(complement_of(graph)); }
Number local_independence_number(const SmallGraph& graph) {
  if (graph.order == 0) return language::minus_infinite;
  const SmallGraph complement = complement_of(graph);
  int best = 0;
  for (int v = 0; v < graph.order; ++v)
    if (graph.degree(v) > best) best = std::max(best, greatest_clique(complement, graph.neighbours(v), best));
  return best;
}
Number clique_cover_number(const SmallGraph& graph) { return chromatic_number(complement_of(graph)); }
Number vertex_cover_number(const SmallGraph& graph) { return graph.order - independence_number(graph); }

Number domination_number(const SmallGraph& graph) {
  int result = 0;
  while (!dominates(graph, graph.vertices(), result)) ++result;
  return result;
}

Number chromatic_number(const SmallGraph& graph) {
  auto most = static_cast<int>(clique_number(graph));
  while (!Colours(graph, most).suffice()) ++most;
  return most;
}

Number degeneracy(const SmallGraph& graph) {
  int result = graph.order == 0 ? 0 : -1;
  for (VertexSet left = graph.vertices(); left != 0;) {
    int least = graph.order, at = 0;
    each(left, [&](int v) {
      const int degree = std::popcount(graph.neighbours(v) & left);
      if (degree < least) least = degree, at = v;
    });
    result = std::max(result, least);
    left &= ~single(at);
  }
  return result;
}

}  // namespace gamecert::sweeps
