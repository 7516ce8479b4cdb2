// Words by the degrees and the distances of a graph: indices, means, and sets of vertices.
#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "language/arithmetic.hpp"
#include "language/graph_values.hpp"
#include "language/numbers/roots.hpp"
#include "sweeps/engines/word_engines.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;
using language::fraction;
using language::infinite;
using language::minus_infinite;
using language::plus_fractions;
using language::quotient;
using Number = std::int64_t;
constexpr std::size_t most_vertices = SmallGraph::max_order;

/// The degrees from the greatest on.
struct Degrees {
  std::array<int, most_vertices> of{};
  int count;

  explicit Degrees(const SmallGraph& graph) : count(graph.order) {
    for (int v = 0; v < count; ++v) of[static_cast<std::size_t>(v)] = graph.degree(v);
    sort();
  }
  void sort() { std::sort(of.begin(), of.begin() + count, std::greater<>()); }
};

/// Calls visit(a, b) for every edge with the degrees of its ends.
template <class Visit>
void each_edge_by_degrees(const SmallGraph& graph, Visit&& visit) {
  for (int v = 0; v < graph.order; ++v)
    each(graph.neighbours(v) & graphs::first_vertices(v), [&](int u) { visit(graph.degree(u), graph.degree(v)); });
}

/// Calls visit(k, layer) for the vertices at distance k from v, from k = 0 on. Whether all are reached.
template <class Visit>
bool each_layer(const SmallGraph& graph, int v, Visit&& visit) {
  VertexSet reached = single(v), layer = reached;
  for (int k = 0; layer != 0; ++k) {
    visit(k, layer);
    layer = neighbours_of(graph, layer) & ~reached;
    reached |= layer;
  }
  return reached == graph.vertices();
}

/// How many ordered pairs there are at each distance.
struct DistanceCounts {
  std::array<int, most_vertices> at{};
  bool all = true;  // pairs are joined by paths

  explicit DistanceCounts(const SmallGraph& graph) {
    for (int v = 0; v < graph.order && all; ++v) all = count_from(graph, v);
  }
  /// Of a graph that may fall into parts.
  DistanceCounts(const SmallGraph& graph, bool) {
    for (int v = 0; v < graph.order; ++v) all = count_from(graph, v) && all;
  }

 private:
  bool count_from(const SmallGraph& graph, int v) {
    return each_layer(graph, v,
                      [&](int k, VertexSet layer) { at[static_cast<std::size_t>(k)] += std::popcount(layer); });
  }
};

/// Of each vertex, at its number: the eccentricity, and the sum of the distances; infinite if some are.
struct DistancesFrom {
  std::array<Number, most_vertices> greatest{}, sum{};

  explicit DistancesFrom(const SmallGraph& graph) {
    for (int v = 0; v < graph.order; ++v) {
      Number& most = greatest[static_cast<std::size_t>(v)];
      Number& total = sum[static_cast<std::size_t>(v)];
      const bool all = each_layer(graph, v, [&](int k, VertexSet layer) {
        most = k;
        total += Number{k} * std::popcount(layer);
      });
      if (!all) most = total = infinite;
    }
  }
};

/// The sum over all edges, whose ends have degrees a and b, of the fractions value(a, b).
template <class Value>
Number sum_over_edges(const SmallGraph& graph, Value&& value) {
  std::map<Number, int> counts;
  each_edge_by_degrees(graph, [&](int a, int b) { ++counts[value(a, b)]; });
  Number result = 0;
  for (const auto& [one, count] : counts)
    result = plus_fractions(result, language::times_fractions(one, fraction(count)));
  return result;
}

/// The same of the square roots of the fractions.
template <class Square>
Number sum_of_roots(const SmallGraph& graph, Square&& square) {
  struct Root {
    Number of = 1;              // squarefree
    std::vector<Number> times;  // its factor so many times
    int count = 0;
  };
  thread_local std::vector<Root> roots;        // of the few fractions that degrees make
  thread_local std::vector<std::size_t> used;  // those of this graph
  thread_local std::array<std::size_t, most_vertices * most_vertices> place{};  // by degrees: from 1 on, or not known
  for (const std::size_t i : used) roots[i].count = 0;
  used.clear();
  each_edge_by_degrees(graph, [&](int a, int b) {
    std::size_t& at = place[static_cast<std::size_t>(a) * most_vertices + static_cast<std::size_t>(b)];
    if (at == 0) {
      const auto [of, factor] = *language::roots_of(language::square_root(square(a, b))).begin();
      roots.push_back({of, {0, factor}});
      at = roots.size();
    }
    if (roots[at - 1].count++ == 0) used.push_back(at - 1);
  });
  language::RootSum result;
  for (const std::size_t i : used) {
    auto& [of, times, count] = roots[i];
    for (auto k = static_cast<Number>(times.size()); k <= count; ++k)
      times.push_back(language::times_fractions(times[1], fraction(k)));
    const Number more = times[static_cast<std::size_t>(count)];
    const auto [sum, fresh] = result.try_emplace(of, more);
    if (!fresh) sum->second = plus_fractions(sum->second, more);
  }
  return language::number_of(std::move(result));
}

Number half(Number twice) { return twice == infinite ? infinite : twice / 2; }

/// Twice the sum of value(d) over all pairs of vertices at distance d.
template <class Value>
Number twice_over_pairs(const SmallGraph& graph, Value&& value) {
  const DistanceCounts counts(graph);
  Number result = 0;
  for (std::size_t d = 1; d < most_vertices; ++d) result += counts.at[d] * value(static_cast<Number>(d));
  return counts.all ? result : infinite;
}

/// Of the ends of an edge: how many vertices are nearer to either.
template <class Visit>
void each_edge_by_nearer(const SmallGraph& graph, Visit&& visit) {
  std::array<std::vector<VertexSet>, most_vertices> layers;
  for (int v = 0; v < graph.order; ++v)
    each_layer(graph, v, [&](int, VertexSet layer) { layers[static_cast<std::size_t>(v)].push_back(layer); });
  const auto nearer = [&](const std::vector<VertexSet>& to, const std::vector<VertexSet>& than) {
    VertexSet others = 0;  // reached from there no later
    int count = 0;
    for (std::size_t k = 0; k < to.size(); ++k) {
      if (k < than.size()) others |= than[k];
      count += std::popcount(to[k] & ~others);
    }
    return count;
  };
  for (int v = 0; v < graph.order; ++v)
    each(graph.neighbours(v) & graphs::first_vertices(v), [&](int u) {
      const auto &of_u = layers[static_cast<std::size_t>(u)], &of_v = layers[static_cast<std::size_t>(v)];
      visit(nearer(of_u, of_v), nearer(of_v, of_u));
    });
}

/// The places of the vertices, of the graph at hand, at which the value is the given one.
template <class Values>
Number places_with(const language::PlacedGraph& placed, const Values& values, Number value) {
  VertexSet result = 0;
  std::size_t v = 0;
  each(placed.kept, [&](int place) {
    if (values[v++] == value) result |= single(place);
  });
  return static_cast<Number>(result);
}

template <class Values>
Number least(const SmallGraph& graph, const Values& values) {
  return graph.order == 0 ? infinite : *std::min_element(values.begin(), values.begin() + graph.order);
}
template <class Values>
Number greatest(const SmallGraph& graph, const Values& values) {
  return graph.order == 0 ? minus_infinite : *std::max_element(values.begin(), values.begin() + graph.order);
}

}  // namespace

Number havel_hakimi_depth(const SmallGraph& graph) {
  Degrees degrees(graph);
  Number steps = 0;
  for (; degrees.count > 0 && degrees.of[0] > 0; ++steps) {
    const int most = degrees.of[0];
    std::copy(degrees.of.begin() + 1, degrees.of.begin() + degrees.count, degrees.of.begin());
    --degrees.count;
    for (int i = 0; i < most; ++i) --degrees.of[static_cast<std::size_t>(i)];
    degrees.sort();
  }
  return steps;
}
Number residue(const SmallGraph& graph) { return graph.order - havel_hakimi_depth(graph); }

Number annihilation_number(const SmallGraph& graph) {
  const Degrees degrees(graph);
  const int size = graph.size();
  Number result = 0;
  for (int sum = 0; result < graph.order; ++result) {
    sum += degrees.of[static_cast<std::size_t>(graph.order - 1 - result)];
    if (sum > size) break;
  }
  return result;
}

Number average_degree(const SmallGraph& graph) { return quotient(Number{2} * graph.size(), graph.order); }

Number average_eccentricity(const SmallGraph& graph) {
  const DistancesFrom distances(graph);
  Number sum = 0;
  for (int v = 0; v < graph.order; ++v) sum = language::plus(sum, distances.greatest[static_cast<std::size_t>(v)]);
  return quotient(sum, graph.order);
}

Number wiener_index(const SmallGraph& graph) {
  return half(twice_over_pairs(graph, [](Number d) { return d; }));
}
Number average_distance(const SmallGraph& graph) {
  return quotient(wiener_index(graph), graph.order * (graph.order - 1) / 2);
}
Number hyper_wiener_index(const SmallGraph& graph) {
  return half(half(twice_over_pairs(graph, [](Number d) { return d * (d + 1); })));
}

Number harary_index(const SmallGraph& graph) {
  const DistanceCounts counts(graph, true);
  Number result = 0;
  for (std::size_t d = 1; d < most_vertices; ++d)
    if (counts.at[d] != 0) result = plus_fractions(result, quotient(counts.at[d] / 2, static_cast<Number>(d)));
  return result;
}

Number proximity(const SmallGraph& graph) {
  const Number sum = least(graph, DistancesFrom(graph).sum);
  return graph.order == 0 ? infinite : quotient(sum, graph.order - 1);
}
Number remoteness(const SmallGraph& graph) {
  const Number sum = greatest(graph, DistancesFrom(graph).sum);
  return graph.order == 0 ? minus_infinite : quotient(sum, graph.order - 1);
}

Number szeged_index(const SmallGraph& graph) {
  Number result = 0;
  each_edge_by_nearer(graph, [&](int one, int other) { result += Number{one} * other; });
  return result;
}
Number revised_szeged_index(const SmallGraph& graph) {
  Number four_times = 0;
  each_edge_by_nearer(graph, [&](int one, int other) {
    four_times += Number{graph.order + one - other} * (graph.order + other - one);
  });
  return quotient(four_times, 4);
}

Number eccentric_connectivity_index(const SmallGraph& graph) {
  const DistancesFrom distances(graph);
  Number result = 0;
  for (int v = 0; v < graph.order; ++v)
    result = language::plus(result, language::times(graph.degree(v), distances.greatest[static_cast<std::size_t>(v)]));
  return result;
}

Number first_zagreb_index(const SmallGraph& graph) {
  Number result = 0;
  for (int v = 0; v < graph.order; ++v) result += Number{graph.degree(v)} * graph.degree(v);
  return result;
}
Number second_zagreb_index(const SmallGraph& graph) {
  Number result = 0;
  each_edge_by_degrees(graph, [&](int a, int b) { result += Number{a} * b; });
  return result;
}
Number harmonic_index(const SmallGraph& graph) {
  return sum_over_edges(graph, [](int a, int b) { return quotient(2, a + b); });
}
Number randic_index(const SmallGraph& graph) {
  return sum_of_roots(graph, [](int a, int b) { return quotient(1, Number{a} * b); });
}
Number sum_connectivity_index(const SmallGraph& graph) {
  return sum_of_roots(graph, [](int a, int b) { return quotient(1, a + b); });
}
Number geometric_arithmetic_index(const SmallGraph& graph) {
  return sum_of_roots(graph, [](int a, int b) { return quotient(Number{4} * a * b, Number{a + b} * (a + b)); });
}
Number atom_bond_connectivity_index(const SmallGraph& graph) {
  return sum_of_roots(graph, [](int a, int b) { return quotient(a + b - 2, Number{a} * b); });
}
Number sombor_index(const SmallGraph& graph) {
  return sum_of_roots(graph, [](int a, int b) { return fraction(a * a + b * b); });
}

Number centre(language::GameValues& on) {
  const DistancesFrom distances(on.graph());
  return places_with(on.placed(), distances.greatest, least(on.graph(), distances.greatest));
}
Number periphery(language::GameValues& on) {
  const DistancesFrom distances(on.graph());
  return places_with(on.placed(), distances.greatest, greatest(on.graph(), distances.greatest));
}
Number median(language::GameValues& on) {
  const DistancesFrom distances(on.graph());
  return places_with(on.placed(), distances.sum, least(on.graph(), distances.sum));
}

}  // namespace gamecert::sweeps
