// The words of graphs that no formula defines, for the naive evaluator of the language of conjectures: each after its
// meaning in `gamecert list properties` or docs/LANGUAGE.md.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "graphs.hpp"

namespace oracle {

using Matrix = std::vector<std::vector<Wide>>;

inline std::vector<int> degrees(const Network& graph) {
  std::vector<int> result;
  for (const auto& [v, others] : graph.heads) result.push_back(static_cast<int>(others.size()));
  std::sort(result.rbegin(), result.rend());
  return result;
}

inline bool all_degrees(const Network& graph, int rest) {
  const auto found = degrees(graph);
  return std::all_of(found.begin(), found.end(), [&](int d) { return d % 2 == rest; });
}

inline int size(const Network& graph) { return static_cast<int>(graph.edges().size()); }

// Whether the vertices can be given k colours so that neighbours differ.
inline bool colourable(const Network& graph, int k, std::map<int, int> colour = {}) {
  if (colour.size() == graph.heads.size()) return true;
  const auto& [v, others] = *std::next(graph.heads.begin(), static_cast<std::ptrdiff_t>(colour.size()));
  int used = 0;  // colours above the first new one are tried in vain
  for (const auto& [u, c] : colour) used = std::max(used, c + 1);
  for (int c = 0; c < std::min(k, used + 1); ++c) {
    if (std::any_of(colour.begin(), colour.end(), [&, &neighbours = others](const auto& pair) {
          return pair.second == c && neighbours.count(pair.first) != 0;
        }))
      continue;
    auto more = colour;
    more[v] = c;
    if (colourable(graph, k, more)) return true;
  }
  return false;
}

inline bool odd_degenerate(const Network& graph) {
  if (graph.order() <= 1) return graph.order() == 1;
  return std::any_of(graph.heads.begin(), graph.heads.end(), [&](const auto& pair) {
    return pair.second.size() % 2 == 1 && odd_degenerate(without_vertices(graph, {pair.first}));
  });
}

// The edges of a longest cycle through vertices none of which has a lesser name than the first of the path.
inline int longest_cycle_from(const Network& graph, const Order& path) {
  int best = path.size() > 2 && graph.adjacent(path.back(), path.front()) ? static_cast<int>(path.size()) : 0;
  for (int v : graph.heads.at(path.back())) {
    if (v < path.front() || std::find(path.begin(), path.end(), v) != path.end()) continue;
    Order longer = path;
    longer.push_back(v);
    best = std::max(best, longest_cycle_from(graph, longer));
  }
  return best;
}

inline int longest_cycle(const Network& graph) {
  int best = 0;
  for (int v : graph.vertices()) best = std::max(best, longest_cycle_from(graph, {v}));
  return best;
}

// The rank over the rational numbers, or over the field of two elements.
inline int rank(const Network& graph, bool binary) {
  Matrix rows;
  for (int u : graph.vertices()) {
    rows.emplace_back();
    for (int v : graph.vertices()) rows.back().push_back(graph.adjacent(u, v) ? 1 : 0);
  }
  const std::size_t n = rows.size();
  std::size_t found = 0;
  for (std::size_t column = 0; column < n; ++column) {
    std::size_t pivot = found;
    while (pivot < n && rows[pivot][column] == 0) ++pivot;
    if (pivot == n) continue;
    std::swap(rows[pivot], rows[found]);
    for (std::size_t i = found + 1; i < n; ++i) {
      const Wide above = rows[found][column], here = rows[i][column];
      Wide divisor = 0;
      for (std::size_t j = 0; j < n; ++j) {
        rows[i][j] = rows[i][j] * above - rows[found][j] * here;
        if (binary) rows[i][j] = (rows[i][j] % 2 + 2) % 2;
        divisor = greatest_divisor(divisor, rows[i][j]);
      }
      if (!binary && divisor > 1) {
        for (Wide& entry : rows[i]) entry /= divisor;
      }
    }
    ++found;
  }
  return static_cast<int>(found);
}

// Deletion and contraction of the first edge; edges that contraction makes parallel are counted by their number.
inline int spanning_trees(const std::map<Pair, int>& edges, const Members& vertices) {
  if (vertices.size() <= 1) return static_cast<int>(vertices.size());
  if (edges.empty()) return 0;
  const auto [edge, number_of_them] = *edges.begin();
  std::map<Pair, int> rest = edges, merged;
  rest.erase(edge);
  for (const auto& [other, count] : rest) {
    const int u = other.first == edge.second ? edge.first : other.first;
    const int v = other.second == edge.second ? edge.first : other.second;
    if (u != v) merged[{std::min(u, v), std::max(u, v)}] += count;
  }
  Members fewer = vertices;
  fewer.erase(edge.second);
  return spanning_trees(rest, vertices) + number_of_them * spanning_trees(merged, fewer);
}

inline int spanning_trees(const Network& graph) {
  std::map<Pair, int> edges;
  for (const Pair& edge : graph.edges()) edges[edge] = 1;
  return spanning_trees(edges, graph.vertices());
}

// Over all orders of elimination, in each of which the neighbours of an eliminated vertex are joined.
inline int treewidth(const Network& graph) {
  if (graph.order() == 0) return -1;
  int best = graph.order();
  for (const auto& [v, others] : graph.heads) {
    const int here = static_cast<int>(others.size());
    const Network rest = without_vertices(joined(graph, others), {v});
    best = std::min(best, std::max(here, rest.order() == 0 ? 0 : treewidth(rest)));
  }
  return best;
}

// The steps of Havel and Hakimi until no degree is left but 0.
inline int havel_hakimi_depth(const Network& graph) {
  std::vector<int> left = degrees(graph);
  int steps = 0;
  for (; !left.empty() && left.front() > 0; ++steps) {
    const int greatest = left.front();
    left.erase(left.begin());
    for (int i = 0; i < greatest; ++i) --left[static_cast<std::size_t>(i)];
    std::sort(left.rbegin(), left.rend());
  }
  return steps;
}

// Near to the eigenvalues of degrees * D + edges * A, by rotations (C. Jacobi 1846).
inline std::vector<double> eigenvalues(const Network& graph, int degrees, int edges) {
  std::vector<std::vector<double>> a;
  for (int u : graph.vertices()) {
    a.emplace_back();
    for (int v : graph.vertices())
      a.back().push_back(u == v ? degrees * graph.degree(u) : graph.adjacent(u, v) ? edges : 0);
  }
  const std::size_t n = a.size();
  for (int sweep = 0; sweep < 60; ++sweep) {
    for (std::size_t p = 0; p < n; ++p) {
      for (std::size_t q = p + 1; q < n; ++q) {
        if (std::abs(a[p][q]) < 1e-14) continue;
        const double angle = std::atan2(2 * a[p][q], a[q][q] - a[p][p]) / 2, c = std::cos(angle), s = std::sin(angle);
        for (std::size_t k = 0; k < n; ++k) {
          const double x = a[k][p], y = a[k][q];
          a[k][p] = c * x - s * y;
          a[k][q] = s * x + c * y;
        }
        for (std::size_t k = 0; k < n; ++k) {
          const double x = a[p][k], y = a[q][k];
          a[p][k] = c * x - s * y;
          a[q][k] = s * x + c * y;
        }
      }
    }
  }
  std::vector<double> result;
  for (std::size_t i = 0; i < n; ++i) result.push_back(a[i][i]);
  std::sort(result.begin(), result.end());
  return result;
}

inline int distinct_eigenvalues(const Network& graph, int degrees, int edges) {
  const std::vector<double> all = eigenvalues(graph, degrees, edges);
  int result = 0;
  for (std::size_t i = 0; i < all.size(); ++i) result += i == 0 || all[i] - all[i - 1] > 1e-7;
  return result;
}

inline int vertex_orbits(const Network& graph) {
  std::set<Members> orbits;
  const auto all = automorphisms(graph);
  for (int v : graph.vertices()) {
    Members orbit;
    for (const auto& image : all) orbit.insert(image.at(v));
    orbits.insert(orbit);
  }
  return static_cast<int>(orbits.size());
}

inline int edge_orbits(const Network& graph) {
  std::set<Pairs> orbits;
  const auto all = automorphisms(graph);
  for (const Pair& edge : graph.edges()) {
    Pairs orbit;
    for (const auto& image : all) orbit.insert(edge_of(image.at(edge.first), image.at(edge.second)));
    orbits.insert(orbit);
  }
  return static_cast<int>(orbits.size());
}

// Whether some automorphism carries one set to the other; vertices that are gone are in neither.
inline bool alike(const Network& graph, const Members& one, const Members& other) {
  const Members from = meet(one, graph.vertices()), to = meet(other, graph.vertices());
  return any_embedding(graph, graph, true, [&](const std::map<int, int>& image) {
    Members carried;
    for (int v : from) carried.insert(image.at(v));
    return carried == to;
  });
}

using WordOfGraphs = std::function<Value(const Network&)>;

inline const std::map<std::string, WordOfGraphs>& computed_words() {
  static const auto truth = [](std::function<bool(const Network&)> f) -> WordOfGraphs {
    return [f](const Network& graph) { return Value(f(graph)); };
  };
  static const auto count = [](std::function<int(const Network&)> f) -> WordOfGraphs {
    return [f](const Network& graph) { return Value(whole(f(graph))); };
  };
  static const auto connected = [](const Network& g) { return components(g).size() == 1; };
  static const std::map<std::string, WordOfGraphs> words = {
      {"connected", truth(connected)},
      {"tree", truth([](const Network& g) { return connected(g) && size(g) == g.order() - 1; })},
      {"bipartite", truth([](const Network& g) { return colourable(g, 2); })},
      {"odd-type", truth([](const Network& g) { return (g.order() + size(g)) % 2 == 1; })},
      {"even-type", truth([](const Network& g) { return (g.order() + size(g)) % 2 == 0; })},
      {"all-even", truth([](const Network& g) { return all_degrees(g, 0); })},
      {"all-odd", truth([](const Network& g) { return all_degrees(g, 1); })},
      {"odd-degenerate", truth(odd_degenerate)},
      {"order", count([](const Network& g) { return g.order(); })},
      {"size", count(size)},
      {"min-degree", count([](const Network& g) { return g.order() == 0 ? 0 : degrees(g).back(); })},
      {"max-degree", count([](const Network& g) { return g.order() == 0 ? 0 : degrees(g).front(); })},
      {"components", count([](const Network& g) { return static_cast<int>(components(g).size()); })},
      {"automorphisms", count([](const Network& g) { return static_cast<int>(automorphisms(g).size()); })},
      {"vertex-orbits", count(vertex_orbits)},
      {"edge-orbits", count(edge_orbits)},
      {"rank", count([](const Network& g) { return rank(g, false); })},
      {"binary-rank", count([](const Network& g) { return rank(g, true); })},
      {"spanning-trees", count([](const Network& g) { return spanning_trees(g); })},
      {"treewidth", count(treewidth)},
      {"havel-hakimi-depth", count(havel_hakimi_depth)},
      {"distinct-eigenvalues", count([](const Network& g) { return distinct_eigenvalues(g, 0, 1); })},
      {"distinct-laplacian-eigenvalues", count([](const Network& g) { return distinct_eigenvalues(g, 1, -1); })},
      {"longest-cycle", count(longest_cycle)},
  };
  return words;
}

// ---- ELLO: a move deletes a green vertex and changes the colours of its neighbours, of a digraph those at the heads
// of its arcs.

inline bool winnable(const Network& graph, const Members& greens) {
  static std::map<std::pair<std::map<int, Members>, Members>, bool> answers;
  if (graph.order() == 0) return true;
  const auto [place, is_new] = answers.emplace(std::make_pair(graph.heads, greens), false);
  if (!is_new) return place->second;
  const bool answer = std::any_of(greens.begin(), greens.end(), [&](int v) {
    Members after = greens;
    after.erase(v);
    for (int u : graph.heads.at(v)) {
      if (after.erase(u) == 0) after.insert(u);
    }
    return winnable(without_vertices(graph, {v}), after);
  });
  return answers[{graph.heads, greens}] = answer;
}

inline bool parity_plausible(const Network& graph, const Members& greens) {
  return (graph.order() + size(graph)) % 2 == static_cast<int>(greens.size() % 2);
}

// In every component the parity fits, and neither the greens nor their reflection, in which the vertices of odd degree
// have the other colour, are none.
inline bool plausible(const Network& graph, const Members& greens) {
  const auto parts = components(graph);
  return std::all_of(parts.begin(), parts.end(), [&](const Members& part) {
    const Members here = meet(part, greens);
    Members reflected = here;
    for (int v : part) {
      if (graph.degree(v) % 2 == 1 && reflected.erase(v) == 0) reflected.insert(v);
    }
    return parity_plausible(induced(graph, part), here) && !here.empty() && !reflected.empty();
  });
}

inline Value colouring_word(const std::string& word, const Network& graph, const Members& greens) {
  if (word == "winnable") return winnable(graph, greens);
  if (word == "plausible") return plausible(graph, greens);
  if (word == "parity-plausible") return parity_plausible(graph, greens);
  if (word == "nontrivial") return !greens.empty();
  if (word == "greens") return whole(static_cast<int>(greens.size()));
  throw std::runtime_error("expected a word about colourings, found '" + word + "'");
}

inline bool is_colouring_word(const std::string& word) {
  static const std::set<std::string> words = {"winnable", "plausible", "parity-plausible", "nontrivial", "greens"};
  return words.count(word) != 0;
}

}  // namespace oracle
