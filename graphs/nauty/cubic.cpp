// Connected cubic graphs, an edge at a time, each once.
//
// Two edges of a connected cubic graph are joined: a vertex is put on each, and an edge between the two. An edge of a
// larger graph can be taken away if this gives it: if deleting it and smoothing its ends leaves a connected simple
// graph. Graphs without such an edge are prime, and known (prime_cubic.hpp). In any other one edges are the first, up
// to automorphisms: of those that can be taken away those with the fewest vertices near by, of these those whose ends
// have the least numbers by their surroundings, and of these the one that comes first in the canonical form. Every
// graph is made from the one without a first edge (McKay, Isomorph-free exhaustive generation, 1998): one pair of edges
// of every orbit is joined, and the result kept if the new edge is a first one. docs/CUBIC.md has the proofs. Sound
// because an isomorphism between two that are kept can be chosen to take new edge to new edge, hence what is left to
// what is left, which by induction is one graph, and pair to pair.
#include "graphs/nauty/cubic.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "graphs/nauty/canonical.hpp"
#include "graphs/nauty/prime_cubic.hpp"
#include "text/deadline.hpp"

namespace gamecert::graphs {
namespace {

VertexSet rows_of(const SmallGraph& graph, VertexSet vertices) {
  VertexSet sum = 0;
  for (; vertices != 0; vertices &= vertices - 1) sum |= graph.neighbours(std::countr_zero(vertices));
  return sum;
}

/// How many vertices are near the edge: at its ends or next to them, then a step further, then another.
int vertices_near(const SmallGraph& graph, Edge edge) {
  const VertexSet one = graph.neighbours(edge.first) | graph.neighbours(edge.second);
  const VertexSet two = one | rows_of(graph, one);
  const VertexSet three = two | rows_of(graph, two & ~one);
  return (std::popcount(one) << 14) + (std::popcount(two) << 7) + std::popcount(three);
}

std::uint64_t mixed(std::uint64_t number) {
  number = (number ^ number >> 31) * 0x9e3779b97f4a7c15;
  return number ^ number >> 29;
}

/// Numbers of the vertices that isomorphisms keep: how many are near by, then the same of neighbours, some times over.
class Surroundings {
 public:
  void look(const SmallGraph& graph) {
    const auto n = static_cast<std::size_t>(graph.order);
    for (std::size_t v = 0; v < n; ++v) {
      const VertexSet two = rows_of(graph, graph.rows[v]), three = rows_of(graph, two) | graph.rows[v];
      numbers_[v] = mixed(static_cast<std::uint64_t>(std::popcount(two) << 8 | std::popcount(three)));
    }
    constexpr int rounds = 4;
    for (int round = 0; round < rounds; ++round) {
      const auto before = numbers_;
      for (std::size_t v = 0; v < n; ++v) {
        std::uint64_t sum = before[v] + static_cast<std::uint64_t>(round);
        each(graph.rows[v], [&](int w) { sum += mixed(before[static_cast<std::size_t>(w)]); });
        numbers_[v] = mixed(sum);
      }
    }
  }
  std::span<const std::uint64_t> numbers(int order) const {
    return std::span(numbers_).first(static_cast<std::size_t>(order));
  }
  std::uint64_t of(Edge edge) const {
    return numbers_[static_cast<std::size_t>(edge.first)] + numbers_[static_cast<std::size_t>(edge.second)];
  }

 private:
  std::array<std::uint64_t, largest_cubic_order> numbers_{};
};

/// Whether the ends of the edge are joined by another path.
bool in_cycle(const SmallGraph& graph, Edge edge) {
  VertexSet border = graph.neighbours(edge.first) & ~single(edge.second);
  VertexSet reached = border | single(edge.first);
  while (border != 0 && (reached >> edge.second & 1) == 0) {
    border = rows_of(graph, border) & ~reached;
    reached |= border;
  }
  return border != 0;
}

/// Whether deleting the edge and smoothing its ends gives a connected simple graph.
bool can_go(const SmallGraph& graph, Edge edge) {
  const VertexSet at_u = graph.neighbours(edge.first) & ~single(edge.second);
  const VertexSet at_v = graph.neighbours(edge.second) & ~single(edge.first);
  const auto joined = [&](VertexSet two) { return (graph.neighbours(std::countr_zero(two)) & two) != 0; };
  return at_u != at_v && !joined(at_u) && !joined(at_v) && in_cycle(graph, edge);
}

/// Joins two edges by an edge between the last two vertices; once more, and they are as before.
void join(SmallGraph& graph, Edge first, Edge second, int a) {
  const int b = a + 1;
  const auto turn = [&](int u, VertexSet vertices) { graph.rows[static_cast<std::size_t>(u)] ^= vertices; };
  turn(first.first, single(first.second) | single(a));
  turn(first.second, single(first.first) | single(a));
  turn(second.first, single(second.second) | single(b));
  turn(second.second, single(second.first) | single(b));
  turn(a, single(first.first) | single(first.second) | single(b));
  turn(b, single(second.first) | single(second.second) | single(a));
}

/// Of a graph that is extended: its edges, those with the fewest vertices near by in front.
std::vector<Edge> edges_of(const SmallGraph& graph) {
  std::vector<std::pair<int, Edge>> near;
  for (int v = 0; v < graph.order; ++v)
    each(graph.neighbours(v) & first_vertices(v), [&](int u) {
      near.push_back({vertices_near(graph, {u, v}), {u, v}});
    });
  std::ranges::stable_sort(near, {}, [](const auto& each) { return each.first; });
  std::vector<Edge> edges;
  for (const auto& [number, edge] : near) edges.push_back(edge);
  return edges;
}

/// Pairs of edges, by their numbers, of which one of every orbit is taken.
class Pairs {
 public:
  Pairs(const SmallGraph& graph, const std::vector<Edge>& edges) : count_(edges.size()) {
    const std::vector<std::vector<int>> generators = automorphism_generators(graph);
    if (generators.empty()) return;
    std::array<std::array<std::uint8_t, SmallGraph::max_order>, SmallGraph::max_order> number{};
    for (std::size_t i = 0; i < count_; ++i) {
      const auto u = static_cast<std::size_t>(edges[i].first), v = static_cast<std::size_t>(edges[i].second);
      number[u][v] = number[v][u] = static_cast<std::uint8_t>(i);
    }
    for (const std::vector<int>& generator : generators) {
      const auto image = [&](int v) { return static_cast<std::size_t>(generator[static_cast<std::size_t>(v)]); };
      for (const Edge& edge : edges) images_.push_back(number[image(edge.first)][image(edge.second)]);
    }
    met_.resize(count_ * count_);
  }

  /// Whether the pair is the first of its orbit that was asked for.
  bool fresh(std::size_t i, std::size_t k) {
    if (images_.empty()) return true;
    if (met_[place(i, k)]) return false;
    meet(i, k);
    while (!left_.empty()) {
      const auto [one, other] = left_.back();
      left_.pop_back();
      for (auto images = images_.begin(); images != images_.end(); images += static_cast<std::ptrdiff_t>(count_))
        meet(images[static_cast<std::ptrdiff_t>(one)], images[static_cast<std::ptrdiff_t>(other)]);
    }
    return true;
  }

 private:
  std::size_t place(std::size_t i, std::size_t k) const { return std::min(i, k) * count_ + std::max(i, k); }
  void meet(std::size_t i, std::size_t k) {
    if (met_[place(i, k)]) return;
    met_[place(i, k)] = true;
    left_.emplace_back(i, k);
  }

  std::size_t count_;
  std::vector<std::uint8_t> images_;  // of all edges, for each generator; empty if there is none
  std::vector<bool> met_;
  std::vector<std::pair<std::size_t, std::size_t>> left_;  // met, their images not looked at
};

/// Which graphs a piece takes. Graphs some orders below are nodes, each dealt to eight pieces in turn, or to one; the
/// graphs with two vertices more that extend a node are dealt to these eight.
class Deal {
 public:
  Deal(int order, Piece piece)
      : order_(order),
        dealt_(std::max(4, order - (order < 26 ? 6 : 8))),
        branches_(piece.count % most_branches == 0 ? most_branches : 1),
        nodes_(piece.count / branches_),
        index_(piece.index) {}

  /// Of every graph on the way, in turn: whether the piece goes on with it.
  bool takes(int order, bool prime) {
    if (order == dealt_ || (prime && order > dealt_)) {
      branch_ = 0;
      if (++node_ % nodes_ != index_ % nodes_) return false;
      return (order == dealt_ && order < order_) || of_branch(0);
    }
    return order != dealt_ + 2 || of_branch(branch_++);
  }

 private:
  static constexpr int most_branches = 8;

  bool of_branch(std::int64_t branch) const { return (branch + node_ / nodes_) % branches_ == index_ / nodes_; }

  int order_, dealt_;
  int branches_, nodes_, index_;
  std::int64_t node_ = -1, branch_ = 0;
};

class Generator {
 public:
  Generator(int order, Piece piece, const std::function<bool(const SmallGraph&)>& visit)
      : order_(order), deal_(order, piece), visit_(visit) {}

  bool run() {
    for (int order = 4; order <= order_; order += 2) {
      for (SmallGraph& graph : prime_cubic_graphs(order)) {
        if (!go_on(graph, true)) return false;
      }
    }
    return true;
  }

 private:
  /// Whether to go on behind it. The graph is as before then.
  bool go_on(SmallGraph& graph, bool prime) {
    if (!deal_.takes(graph.order, prime)) return true;
    return graph.order == order_ ? visit_(graph) : extend(graph);
  }

  bool extend(SmallGraph& graph) {
    text::pause();
    const std::vector<Edge> edges = edges_of(graph);
    Pairs pairs(graph, edges);
    for (std::size_t k = 1; k < edges.size(); ++k) {
      for (std::size_t i = 0; i < k; ++i) {
        if (!pairs.fresh(i, k)) continue;
        const int a = graph.order;
        join(graph, edges[i], edges[k], a);
        graph.order += 2;
        const bool wanted = !new_edge_is_first(graph, edges, i, k) || go_on(graph, false);
        graph.order -= 2;
        join(graph, edges[i], edges[k], a);
        if (!wanted) return false;
      }
    }
    return true;
  }

  /// Of a graph in which two of the edges were joined.
  bool new_edge_is_first(const SmallGraph& graph, const std::vector<Edge>& edges, std::size_t i, std::size_t k) {
    const int a = graph.order - 2, b = graph.order - 1;
    const Edge edge{a, b};
    const int near = vertices_near(graph, edge);
    alike_.clear();
    alike_.push_back(edge);
    const auto goes_before = [&](Edge other) {
      const int near_other = vertices_near(graph, other);
      if (near_other > near || !can_go(graph, other)) return false;
      if (near_other == near) alike_.push_back(other);
      return near_other < near;
    };
    for (std::size_t j = 0; j < edges.size(); ++j) {
      if (j != i && j != k && goes_before(edges[j])) return false;
    }
    for (const Edge& half :
         {Edge{edges[i].first, a}, Edge{edges[i].second, a}, Edge{edges[k].first, b}, Edge{edges[k].second, b}}) {
      if (goes_before(half)) return false;
    }
    if (alike_.size() == 1) return true;
    surroundings_.look(graph);
    const std::uint64_t number = surroundings_.of(edge);
    if (std::ranges::any_of(alike_, [&](Edge other) { return surroundings_.of(other) < number; })) return false;
    std::erase_if(alike_, [&](Edge other) { return surroundings_.of(other) != number; });
    return alike_.size() == 1 || canonically_first(graph, surroundings_.numbers(graph.order), alike_, edge);
  }

  int order_;
  Deal deal_;
  const std::function<bool(const SmallGraph&)>& visit_;
  std::vector<Edge> alike_;  // those that may be the first edge
  Surroundings surroundings_;
};

}  // namespace

bool enumerate_connected_cubic(int order, Piece piece, const std::function<bool(const SmallGraph&)>& visit) {
  return order % 2 != 0 || Generator(order, piece, visit).run();
}

}  // namespace gamecert::graphs
