// Graphs and digraphs as the naive evaluator of the language of conjectures has them: sets of neighbours; and
// everything that a formula asks of them, each after its meaning in docs/LANGUAGE.md or `gamecert list properties`, by
// trying all.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "lines.hpp"
#include "values.hpp"

namespace oracle {

// A graph has every edge in both directions. Vertices keep their names when others are deleted; new ones get new names.
struct Network {
  bool directed = false;
  std::map<int, Members> heads;
  int new_name = 0;

  bool has(int v) const { return heads.count(v) != 0; }
  bool arc(int u, int v) const { return has(u) && heads.at(u).count(v) != 0; }
  bool adjacent(int u, int v) const { return arc(u, v) || arc(v, u); }
  int order() const { return static_cast<int>(heads.size()); }
  int degree(int v) const { return has(v) ? static_cast<int>(heads.at(v).size()) : 0; }

  Members vertices() const {
    Members result;
    for (const auto& [v, others] : heads) result.insert(v);
    return result;
  }

  // Of a graph each edge once, of a digraph the arcs.
  Pairs edges() const {
    Pairs result;
    for (const auto& [u, others] : heads) {
      for (int v : others) {
        if (directed || u < v) result.insert({u, v});
      }
    }
    return result;
  }

  void join(int u, int v) {
    if (u == v || !has(u) || !has(v)) return;
    heads[u].insert(v);
    if (!directed) heads[v].insert(u);
  }
};

inline Pair edge_of(int u, int v) { return {std::min(u, v), std::max(u, v)}; }

inline Members meet(const Members& a, const Members& b) {
  Members result;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(result, result.end()));
  return result;
}

// ---- Other graphs

inline Network induced(const Network& graph, const Members& kept) {
  Network result{graph.directed, {}, graph.new_name};
  for (const auto& [v, others] : graph.heads) {
    if (kept.count(v) != 0) result.heads[v] = meet(others, kept);
  }
  return result;
}

inline Network without_vertices(const Network& graph, const Members& gone) {
  Members kept = graph.vertices();
  for (int v : gone) kept.erase(v);
  return induced(graph, kept);
}

inline Network without_edge(Network graph, const Pair& edge) {
  if (graph.has(edge.first)) graph.heads[edge.first].erase(edge.second);
  if (!graph.directed && graph.has(edge.second)) graph.heads[edge.second].erase(edge.first);
  return graph;
}

inline Network joined(Network graph, const Members& set) {
  for (int u : set) {
    for (int v : set) graph.join(u, v);
  }
  return graph;
}

inline Network contracted(const Network& graph, const Members& set) {
  const Members place = meet(set, graph.vertices());
  if (place.empty()) return graph;
  Network result = without_vertices(graph, place);
  const int name = result.new_name++;
  result.heads[name];
  for (const auto& [v, others] : graph.heads) {
    if (!meet(others, place).empty()) result.join(name, v);
  }
  return result;
}

inline Network cone(const Network& graph) {
  Network result = graph;
  const int name = result.new_name++;
  result.heads[name];
  for (const auto& [v, others] : graph.heads) result.join(name, v);
  return result;
}

inline Network with_edges_where(const Network& graph, const std::function<bool(int, int)>& joins) {
  Network result = induced(graph, {});
  for (const auto& [v, others] : graph.heads) result.heads[v];
  for (int u : graph.vertices()) {
    for (int v : graph.vertices()) {
      if (u < v && joins(u, v)) result.join(u, v);
    }
  }
  return result;
}

inline Network complement(const Network& graph) {
  return with_edges_where(graph, [&](int u, int v) { return !graph.adjacent(u, v); });
}

inline Network square(const Network& graph) {
  return with_edges_where(
      graph, [&](int u, int v) { return graph.adjacent(u, v) || !meet(graph.heads.at(u), graph.heads.at(v)).empty(); });
}

inline Network line(const Network& graph) {
  Network result{false, {}, graph.new_name};
  std::map<int, Pair> named;
  for (const Pair& edge : graph.edges()) {
    result.heads[result.new_name];
    named[result.new_name++] = edge;
  }
  for (const auto& [a, one] : named) {
    for (const auto& [b, other] : named) {
      if (!meet({one.first, one.second}, {other.first, other.second}).empty()) result.join(a, b);
    }
  }
  return result;
}

// The graph with its vertices named 0, 1, ... in the order of their names.
inline Network renamed(const Network& graph) {
  std::map<int, int> name;
  for (const auto& [v, others] : graph.heads) name.emplace(v, static_cast<int>(name.size()));
  Network result{graph.directed, {}, graph.order()};
  for (const auto& [v, others] : graph.heads) {
    Members& heads = result.heads[name[v]];
    for (int u : others) heads.insert(name[u]);
  }
  return result;
}

// ---- Paths, components, blocks

// The vertices to which paths lead from those of `from`, along steps that are allowed, with the least number of steps.
inline std::map<int, int> reached(const Network& graph, const Members& from,
                                  const std::function<bool(int, int)>& step) {
  std::map<int, int> result;
  std::vector<int> waiting;
  for (int v : from) {
    result[v] = 0;
    waiting.push_back(v);
  }
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    const int u = waiting[i];
    for (const auto& [v, others] : graph.heads) {
      if (graph.arc(u, v) && step(u, v) && result.emplace(v, result[u] + 1).second) waiting.push_back(v);
    }
  }
  return result;
}

inline bool any_step(int, int) { return true; }

// None: there is no path, or a vertex is gone.
inline std::optional<int> distance(const Network& graph, int u, int v) {
  if (!graph.has(u)) return std::nullopt;
  const auto from_u = reached(graph, {u}, any_step);
  const auto found = from_u.find(v);
  return found == from_u.end() ? std::nullopt : std::optional<int>(found->second);
}

// The vertices of the set that are joined to the first one by paths within the set, along arcs in either direction.
inline Members component_of(const Network& graph, int first, const Members& set) {
  Members result = {first};
  std::vector<int> waiting = {first};
  while (!waiting.empty()) {
    const int u = waiting.back();
    waiting.pop_back();
    for (int v : set) {
      if (graph.adjacent(u, v) && result.insert(v).second) waiting.push_back(v);
    }
  }
  return result;
}

inline bool connects(const Network& graph, const Members& set) {
  return !set.empty() && component_of(graph, *set.begin(), set).size() == set.size();
}

inline std::vector<Members> components(const Network& graph) {
  std::vector<Members> result;
  Members rest = graph.vertices();
  while (!rest.empty()) {
    result.push_back(component_of(graph, *rest.begin(), rest));
    for (int v : result.back()) rest.erase(v);
  }
  return result;
}

inline std::vector<Members> all_subsets(const Members& set) {
  std::vector<Members> result = {{}};
  for (int x : set) {
    for (std::size_t i = result.size(); i-- > 0;) {
      result.push_back(result[i]);
      result.back().insert(x);
    }
  }
  return result;
}

// Maximal sets of vertices that induce a connected graph which no vertex cuts.
inline std::vector<Members> blocks(const Network& graph) {
  std::vector<Members> whole_parts, result;
  const auto uncut = [&](const Members& set) {
    return std::all_of(set.begin(), set.end(), [&](int v) {
      Members rest = set;
      rest.erase(v);
      return rest.empty() || connects(graph, rest);
    });
  };
  for (const Members& set : all_subsets(graph.vertices())) {
    if (connects(graph, set) && uncut(set)) whole_parts.push_back(set);
  }
  for (const Members& set : whole_parts) {
    if (std::none_of(whole_parts.begin(), whole_parts.end(),
                     [&](const Members& other) { return other != set && meet(set, other) == set; }))
      result.push_back(set);
  }
  return result;
}

// ---- Patterns and automorphisms

// Calls `found` for each injective map of the vertices of one graph into another that keeps edges, and non-edges too if
// `exactly`, until it returns true.
inline bool any_embedding(const Network& from, const Network& into, bool exactly,
                          const std::function<bool(const std::map<int, int>&)>& found, std::map<int, int> image = {}) {
  if (image.size() == from.heads.size()) return found(image);
  const int u = std::next(from.heads.begin(), static_cast<std::ptrdiff_t>(image.size()))->first;
  for (const auto& [candidate, others] : into.heads) {
    const int v = candidate;
    if (std::any_of(image.begin(), image.end(), [&](const auto& pair) {
          const bool here = from.adjacent(pair.first, u), there = into.adjacent(pair.second, v);
          return pair.second == v || (exactly ? here != there : here && !there);
        }))
      continue;
    image[u] = v;
    if (any_embedding(from, into, exactly, found, image)) return true;
    image.erase(u);
  }
  return false;
}

inline bool has_subgraph(const Network& graph, const Network& pattern, bool induced_one) {
  return any_embedding(pattern, graph, induced_one, [](const auto&) { return true; });
}

// Whether disjoint connected sets of vertices, one for each vertex of the pattern, have the edges of the pattern.
inline bool has_minor(const Network& graph, const Network& pattern) {
  const auto vertices = graph.vertices(), wanted = pattern.vertices();
  if (vertices.size() < wanted.size() || graph.edges().size() < pattern.edges().size()) return false;
  std::map<int, Members> branch;
  const std::function<bool(Members::const_iterator)> place = [&](Members::const_iterator next) {
    if (next != vertices.end()) {
      if (place(std::next(next))) return true;
      return std::any_of(wanted.begin(), wanted.end(), [&](int x) {
        branch[x].insert(*next);
        const bool found = place(std::next(next));
        branch[x].erase(*next);
        return found;
      });
    }
    for (int x : wanted) {
      if (!connects(graph, branch[x])) return false;
    }
    const Pairs edges = pattern.edges();
    return std::all_of(edges.begin(), edges.end(), [&](const Pair& edge) {
      const Members &here = branch[edge.first], &there = branch[edge.second];
      return std::any_of(here.begin(), here.end(), [&](int u) { return !meet(graph.heads.at(u), there).empty(); });
    });
  };
  return place(vertices.begin());
}

inline std::vector<std::map<int, int>> automorphisms(const Network& graph) {
  std::vector<std::map<int, int>> result;
  any_embedding(graph, graph, true, [&](const std::map<int, int>& image) {
    result.push_back(image);
    return false;
  });
  return result;
}

// graph6, or a family such as cycle:4 or complete-bipartite:2,3.
inline Network read_pattern(const std::string& text) {
  Network result;
  const auto colon = text.find(':');
  if (colon == std::string::npos) {
    const int order = text.at(0) - 63;
    for (int v = 0; v < order; ++v) result.heads[v];
    std::size_t bit = 0;
    for (int v = 1; v < order; ++v) {
      for (int u = 0; u < v; ++u, ++bit) {
        if ((text.at(1 + bit / 6) - 63) >> (5 - bit % 6) & 1) result.join(u, v);
      }
    }
    return result;
  }
  const std::string family = text.substr(0, colon);
  std::vector<int> parts;
  for (const std::string& part : split(text.substr(colon + 1))) parts.push_back(number(part, 20));
  const int sum = std::accumulate(parts.begin(), parts.end(), family == "star" ? 1 : 0);
  for (int v = 0; v < sum; ++v) result.heads[v];
  for (int u = 0; u < sum; ++u) {
    for (int v = u + 1; v < sum; ++v) {
      const bool next = v == u + 1, ends = u == 0 && v == sum - 1;
      if (family == "complete" || (family == "star" && u == 0) || (family == "path" && next) ||
          (family == "cycle" && (next || ends)) ||
          (family == "complete-bipartite" && u < parts.at(0) && v >= parts.at(0)))
        result.join(u, v);
    }
  }
  if (result.edges().empty()) throw std::runtime_error("expected a pattern, found '" + text + "'");
  return result;
}

}  // namespace oracle
