// Planarity, and matchings.
//
// Planarity: Euler's bound on the number of edges, what is left after vertices of degree 1 are deleted and those of
// degree 2 suppressed, three vertices with three common neighbours; then faces are drawn one by one: G. Demoucron,
// Y. Malgrange, R. Pertuiset, Graphes planaires: reconnaissance et construction de representations planaires
// topologiques (1964).
// Matchings: a greedy one and exchanges of one edge for two, then J. Edmonds, Paths, trees, and flowers (1965), by the
// Boost Graph Library.
#include <algorithm>
#include <array>
#include <bit>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/adjacency_matrix.hpp>
#include <boost/graph/max_cardinality_matching.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "graphs/constructions.hpp"
#include "graphs/planar.hpp"
#include "sweeps/engines/word_engines.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;
using Number = std::int64_t;
using Boosted =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::property<boost::vertex_index_t, int>>;

/// Whether it has so many members; faster than to count them.
bool three_at_least(VertexSet set) {
  set &= set - 1;
  return (set & (set - 1)) != 0;
}

void isolate(SmallGraph& graph, int v) {
  each(graph.neighbours(v), [&](int u) { graph.rows[static_cast<std::size_t>(u)] &= ~single(v); });
  graph.rows[static_cast<std::size_t>(v)] = 0;
}

/// Deletes vertices of degree 1 and suppresses those of degree 2, an edge that is there twice standing for one, until
/// there are none; the vertices that are left. Neither planarity nor having a minor K4 depends on it.
VertexSet reduce(SmallGraph& graph) {
  VertexSet left = graph.vertices();
  for (bool again = true; again;) {
    again = false;
    each(left, [&](int v) {
      const VertexSet row = graph.neighbours(v);
      if (three_at_least(row)) return;
      isolate(graph, v);
      left &= ~single(v);
      again = true;
      if ((row & (row - 1)) != 0) graph.add_edge(std::countr_zero(row), std::countr_zero(row & (row - 1)));
    });
  }
  return left;
}

struct ThreeAndThree {
  VertexSet three = 0, common_neighbours = 0;  // these at least three
};

std::optional<ThreeAndThree> three_with_three_neighbours(const SmallGraph& graph, VertexSet of) {
  for (VertexSet a = of; a != 0; a &= a - 1) {
    const VertexSet of_a = graph.neighbours(std::countr_zero(a));
    for (VertexSet b = a & (a - 1); b != 0; b &= b - 1) {
      const VertexSet common = of_a & graph.neighbours(std::countr_zero(b));
      if (!three_at_least(common)) continue;
      for (VertexSet c = b & (b - 1); c != 0; c &= c - 1)
        if (const VertexSet of_all = common & graph.neighbours(std::countr_zero(c)); three_at_least(of_all))
          return ThreeAndThree{(a & (~a + 1)) | (b & (~b + 1)) | (c & (~c + 1)), of_all};
    }
  }
  return std::nullopt;
}

Boosted boosted(const SmallGraph& graph) {
  Boosted result(static_cast<std::size_t>(graph.order));
  for (int v = 0; v < graph.order; ++v)
    each(graph.neighbours(v) & (single(v) - 1),
         [&](int u) { boost::add_edge(static_cast<std::size_t>(u), static_cast<std::size_t>(v), result); });
  return result;
}

/// A graph drawn in the plane, path after path. Vertices of degree below 3 are no hindrance.
class Drawing {
 public:
  /// Of a graph as `reduce` leaves it, with the vertices that are left; it loses the edges that are drawn.
  Drawing(SmallGraph& graph, VertexSet vertices) : left_(graph), all_(vertices) {
    faces_.reserve(2 * static_cast<std::size_t>(std::popcount(vertices)));  // there are no more, by Euler's formula
  }

  /// Sound because a fragment, which hangs on what is drawn, lies in one face. One that hangs on two vertices has a
  /// path between them, and a path may be drawn in any of the faces of a fragment unless another has but one: the
  /// theorem of Demoucron, Malgrange and Pertuiset. What hangs on one vertex is drawn alone.
  /// Without edges of vertex 0 that are not `used` it fails as well: fragments with one face or none are as they were,
  /// all others have as many faces or more, so that the same paths may be drawn.
  bool succeeds() {
    const VertexSet at_first = left_.neighbours(0);
    for (VertexSet on = reduce(left_); std::popcount(on) > 4; on = reduce(left_)) {
      begin_with_cycle(on);
      while (const auto next = next_fragment(on)) {
        if (next->faces < 2) used_ |= at_first_in(*next);
        if (next->faces == 0) return used_ |= at_first & ~left_.neighbours(0), false;
        draw(*next);
      }
      whole_ = on == all_ && left_.size() == 0;
    }
    return true;
  }
  /// The vertices around each face, if it was drawn in one piece and without further reductions.
  std::vector<VertexSet> faces() const {
    std::vector<VertexSet> result;
    for (const Face& face : faces_)
      if (whole_) result.push_back(face.all);
    return result;
  }
  /// If it failed: the neighbours of vertex 0 by edges that are drawn, or are of a fragment that had one face or none.
  VertexSet used() const { return used_; }

 private:
  /// Vertices around a face.
  struct Face {
    VertexSet all = 0;
    std::array<std::uint8_t, SmallGraph::max_order> around{};
    std::size_t size = 0;

    void add(int v) {
      all |= single(v);
      around[size++] = static_cast<std::uint8_t>(v);
    }
    std::size_t place(int v) const {
      return static_cast<std::size_t>(std::ranges::find(around, static_cast<std::uint8_t>(v)) - around.begin());
    }
  };
  /// Of what is not drawn: a component beside the drawn vertices, or, if there is none, an edge; where it hangs.
  struct Fragment {
    VertexSet inside = 0, at = 0;
    std::size_t face = 0;  // that has room for it
    int faces = 0;         // so many have: 0, 1 or 2 and more
  };

  /// Every vertex has degree 3 at least.
  void begin_with_cycle(VertexSet on) {
    Face walk;
    int v = std::countr_zero(on), before = -1;
    for (; (walk.all >> v & 1) == 0;) {
      walk.add(v);
      const VertexSet next = left_.neighbours(v) & ~(before < 0 ? 0 : single(before));
      before = v;
      v = std::countr_zero((next & walk.all) != 0 ? next & walk.all : next);
    }
    Face cycle;
    for (std::size_t i = walk.place(v); i < walk.size; ++i) cycle.add(walk.around[i]);
    for (std::size_t i = 0; i < cycle.size; ++i)
      left_.delete_edge(cycle.around[i], cycle.around[i + 1 == cycle.size ? 0 : i + 1]);
    drawn_ = cycle.all;
    faces_.assign(2, cycle);
  }

  /// One with the fewest faces of those that hang on two vertices at least.
  std::optional<Fragment> next_fragment(VertexSet on) const {
    std::optional<Fragment> best;
    const auto offer = [&](Fragment one) {
      if ((one.at & (one.at - 1)) == 0) return false;
      for (std::size_t f = 0; f < faces_.size() && one.faces < 2; ++f) {
        if ((one.at & ~faces_[f].all) != 0) continue;
        one.face = f;
        ++one.faces;
      }
      if (!best || one.faces < best->faces) best = one;
      return best->faces < 2;
    };
    for (VertexSet beside = on & ~drawn_; beside != 0;) {
      VertexSet inside = beside & (~beside + 1), around = 0;
      for (VertexSet layer = inside; layer != 0; inside |= layer) {
        const VertexSet reached = neighbours_of(left_, layer);
        around |= reached;
        layer = reached & beside & ~inside;
      }
      beside &= ~inside;
      if (offer({inside, around & drawn_})) return best;
    }
    for (VertexSet ends = drawn_; ends != 0; ends &= ends - 1) {
      const int v = std::countr_zero(ends);
      for (VertexSet chords = left_.neighbours(v) & ends; chords != 0; chords &= chords - 1)
        if (offer({0, single(v) | (chords & (~chords + 1))})) return best;
    }
    return best;
  }

  /// Neighbours of vertex 0 to which the fragment has edges from there.
  VertexSet at_first_in(const Fragment& fragment) const {
    if ((fragment.inside & 1) != 0) return left_.neighbours(0);
    if ((fragment.at & 1) == 0) return 0;
    return left_.neighbours(0) & (fragment.inside != 0 ? fragment.inside : fragment.at);
  }

  /// From one vertex where it hangs to another, through it.
  Face path_in(const Fragment& fragment) const {
    const int start = std::countr_zero(fragment.at);
    const VertexSet ends = fragment.at & ~single(start);
    Face path;
    path.add(start);
    if (fragment.inside == 0) return path.add(std::countr_zero(ends)), path;
    std::array<VertexSet, SmallGraph::max_order> layers;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    std::size_t steps = 0;
    VertexSet seen = layers[0] = left_.neighbours(start) & fragment.inside;
    while ((neighbours_of(left_, layers[steps]) & ends) == 0) {
      layers[steps + 1] = neighbours_of(left_, layers[steps]) & fragment.inside & ~seen;
      seen |= layers[++steps];
    }
    int v = std::countr_zero(neighbours_of(left_, layers[steps]) & ends);
    Face back;
    back.add(v);
    for (std::size_t k = steps + 1; k-- > 0; back.add(v)) v = std::countr_zero(left_.neighbours(v) & layers[k]);
    for (std::size_t k = back.size; k-- > 0;) path.add(back.around[k]);
    return path;
  }

  void draw(const Fragment& fragment) {
    const Face path = path_in(fragment);
    for (std::size_t i = 0; i + 1 < path.size; ++i) left_.delete_edge(path.around[i], path.around[i + 1]);
    drawn_ |= path.all;
    const Face old = faces_[fragment.face];
    const std::size_t from = old.place(path.around[0]), to = old.place(path.around[path.size - 1]);
    const auto part = [&](std::size_t begin, std::size_t end) {
      Face result;
      for (std::size_t i = begin; i != end; i = i + 1 == old.size ? 0 : i + 1) result.add(old.around[i]);
      return result;
    };
    Face one = part(from, to), other = part(to, from);
    for (std::size_t i = path.size - 1; i > 0; --i) one.add(path.around[i]);
    for (std::size_t i = 0; i + 1 < path.size; ++i) other.add(path.around[i]);
    faces_[fragment.face] = one;
    faces_.push_back(other);
  }

  SmallGraph& left_;  // edges that are not drawn
  VertexSet all_;
  bool whole_ = false;
  VertexSet drawn_ = 0;
  VertexSet used_ = 0;  // neighbours of vertex 0
  std::vector<Face> faces_;
};

bool too_many_edges(const SmallGraph& graph, int order) { return graph.size() > 3 * order - 6; }

struct Planarity {
  bool planar = true;
  std::vector<VertexSet> faces;  // if planar: as those of Drawing
  VertexSet needed = 0;          // if not: neighbours of vertex 0, and with these alone it is not planar either
};

/// Faces of the reduced graph are sound of the graph: what is put back, a vertex on an edge, beside one, or hung on a
/// vertex, leaves the other vertices around a face there. So are the neighbours needed: an edge that the reduction gave
/// vertex 0 stands for a path that begins with a deleted neighbour.
Planarity decide_planar(const SmallGraph& graph) {
  SmallGraph rest;
  rest.assign(graph);
  const VertexSet left = reduce(rest);
  const int order = std::popcount(left);
  const auto not_planar = [&](VertexSet used) {
    const VertexSet all = graph.neighbours(0);
    return Planarity{.planar = false, .faces = {}, .needed = (left & 1) == 0 ? all : all & (used | ~left)};
  };
  if (order < 5) return {};
  if (too_many_edges(rest, order)) return not_planar(~VertexSet{0});
  if (const auto found = three_with_three_neighbours(rest, left))
    return not_planar((found->three & 1) != 0 ? found->common_neighbours : found->three);
  Drawing drawing(rest, left);
  if (!drawing.succeeds()) return not_planar(drawing.used());
  return {.faces = drawing.faces(), .needed = 0};
}

/// Graphs that differ in the neighbours of vertex 0 alone, as mostly do those that follow one another in a sweep.
class VertexAdded {
 public:
  bool planar(const SmallGraph& graph) {
    if (!graphs::same_without_first(graph, before_)) begin(graph);
    if (!rest_) return false;
    const VertexSet now = graph.neighbours(0);
    if ((now & (now - 1)) == 0) return true;
    if (std::popcount(now) > room_) return false;
    if (std::ranges::any_of(planar_, [&](VertexSet more) { return (now & ~more) == 0; })) return true;
    if (std::ranges::any_of(not_planar_, [&](VertexSet fewer) { return (fewer & ~now) == 0; })) return false;
    const Planarity decided = decide_planar(graph);
    if (!decided.planar) {
      if (not_planar_.size() < most) not_planar_.push_back(decided.needed);
    } else if (planar_.size() < most) {
      VertexSet around = now;
      for (const VertexSet face : decided.faces)
        if ((face & 1) != 0) around |= face & ~VertexSet{1};
      planar_.push_back(around);
    }
    return decided.planar;
  }

 private:
  void begin(const SmallGraph& graph) {
    const SmallGraph rest = graphs::delete_vertex(graph, 0);
    not_planar_.clear();
    room_ = 3 * graph.order - 6 - rest.size();
    Planarity decided = decide_planar(rest);
    rest_ = decided.planar;
    planar_ = std::move(decided.faces);
    for (VertexSet& face : planar_) face <<= 1;  // where vertex 0 can be drawn
    before_.assign(graph);
  }

  static constexpr std::size_t most = 64;  // of either list: to look through them should take less than to decide
  SmallGraph before_;
  int room_ = 0;                                // edges that vertex 0 can have by Euler's bound
  bool rest_ = true;                            // is planar
  std::vector<VertexSet> planar_, not_planar_;  // neighbours of vertex 0 that are decided
};

}  // namespace

Number planar(const SmallGraph& graph) {
  thread_local VertexAdded vertex_added;
  if (graph.order < 5) return 1;
  return vertex_added.planar(graph);
}

/// Sound because a cone over the graph is planar exactly if all vertices can lie around one face: the new one is there.
Number outerplanar(const SmallGraph& graph) {
  if (graph.order > 1 && graph.size() > 2 * graph.order - 3) return 0;
  SmallGraph rest = graph;
  if (reduce(rest) != 0) return 0;  // as outerplanar graphs have no minor K4
  SmallGraph cone = graph;
  if (cone.order == SmallGraph::max_order) {
    std::vector<graphs::Edge> edges = graphs::large(graph).edges();
    for (int v = 0; v < graph.order; ++v) edges.emplace_back(v, graph.order);
    return graphs::planar(graphs::Graph(graph.order + 1, edges));
  }
  ++cone.order;
  for (int v = 0; v < graph.order; ++v) cone.add_edge(v, graph.order);
  return planar(cone);
}

Number series_parallel(const SmallGraph& graph) {
  SmallGraph rest = graph;
  return reduce(rest) == 0;
}

Number matching_number(const SmallGraph& graph) {
  std::array<int, SmallGraph::max_order> mate{};
  VertexSet free = graph.vertices();
  const auto match = [&](int u, int v) {
    mate[static_cast<std::size_t>(u)] = v;
    mate[static_cast<std::size_t>(v)] = u;
    free &= ~(single(u) | single(v));
  };
  for (int v = 0; v < graph.order; ++v) {
    const VertexSet partners = graph.neighbours(v) & free;
    if ((free >> v & 1) != 0 && partners != 0) match(v, std::countr_zero(partners));
  }
  // An edge with free neighbours at both ends is exchanged for two.
  for (int u = 0; u < graph.order && (free & (free - 1)) != 0; ++u) {
    if ((free >> u & 1) == 0) continue;
    for (VertexSet ends = graph.neighbours(u); ends != 0; ends &= ends - 1) {
      const int end = std::countr_zero(ends), other = mate[static_cast<std::size_t>(end)];
      const VertexSet partners = graph.neighbours(other) & free & ~single(u);
      if (partners == 0) continue;
      match(u, end);
      match(other, std::countr_zero(partners));
      break;
    }
  }
  if (const int left = std::popcount(free); left < 2) return (graph.order - left) / 2;
  const Boosted large = boosted(graph);
  std::vector<boost::graph_traits<Boosted>::vertex_descriptor> mates(boost::num_vertices(large));
  boost::edmonds_maximum_cardinality_matching(large, mates.data());
  return static_cast<Number>(boost::matching_size(large, mates.data()));
}

}  // namespace gamecert::sweeps
