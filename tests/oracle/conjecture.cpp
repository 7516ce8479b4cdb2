// oracle-counterexample: the least counterexample of some statements about the graphs of the paper on ELLO (Sections 1
// and 3), among the connected graphs of order at most 7: fewest vertices, then fewest edges.
//
// Connected graphs: a vertex joined in every possible way to a connected graph of the order below (every connected
// graph has a vertex that can be deleted so); of isomorphic graphs one is kept, isomorphism tried out by mapping
// vertices. Winnable colourings are not found by play but from the other definition of Section 1, "each vertex has
// green as its current color when one [...] attempts to make moves in the order": for every ordering of the vertices,
// the one colouring with that property.
//
// Output, one line a statement, separated by tabs:  STATEMENT, HOLDS and the number of graphs looked at; or
//   STATEMENT  FAILS  order N  size M  edges 0-1,...  K of L graphs of that order fail
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using Graph = std::map<int, std::set<int>>;  // each vertex with its neighbours
using Greens = std::set<int>;                // a colouring, by its green vertices

int order(const Graph& graph) { return static_cast<int>(graph.size()); }

int size(const Graph& graph) {
  int ends = 0;
  for (const auto& [v, neighbours] : graph) ends += static_cast<int>(neighbours.size());
  return ends / 2;
}

Graph delete_vertex(Graph graph, int x) {
  graph.erase(x);
  for (auto& [v, neighbours] : graph) neighbours.erase(x);
  return graph;
}

Graph delete_edge(Graph graph, int x, int y) {
  graph[x].erase(y);
  graph[y].erase(x);
  return graph;
}

std::vector<std::vector<int>> orderings(const Graph& graph) {
  std::vector<int> vertices;
  for (const auto& [v, neighbours] : graph) vertices.push_back(v);
  std::vector<std::vector<int>> result;
  do result.push_back(vertices);
  while (std::next_permutation(vertices.begin(), vertices.end()));
  return result;
}

// The number of neighbours of each vertex of the ordering that stand before it.
std::vector<int> predegrees(const Graph& graph, const std::vector<int>& ordering) {
  std::vector<int> result;
  for (std::size_t i = 0; i < ordering.size(); ++i) {
    const std::set<int>& neighbours = graph.at(ordering[i]);
    result.push_back(0);
    for (std::size_t j = 0; j < i; ++j) result[i] += static_cast<int>(neighbours.count(ordering[j]));
  }
  return result;
}

// A vertex whose colour changes d times before its turn is green then if it was green and d is even, or red and odd.
std::set<Greens> winnable_colourings(const Graph& graph) {
  std::set<Greens> result;
  for (const auto& ordering : orderings(graph)) {
    const std::vector<int> changes = predegrees(graph, ordering);
    Greens greens;
    for (std::size_t i = 0; i < ordering.size(); ++i) {
      if (changes[i] % 2 == 0) greens.insert(ordering[i]);
    }
    result.insert(greens);
  }
  return result;
}

std::vector<Greens> all_colourings(const Graph& graph) {
  std::vector<Greens> result = {{}};
  for (const auto& [v, neighbours] : graph) {
    const std::vector<Greens> before = result;
    for (Greens greens : before) {
      greens.insert(v);
      result.push_back(greens);
    }
  }
  return result;
}

bool odd_type(const Graph& graph) { return (order(graph) + size(graph)) % 2 != 0; }

bool parity_condition(const Graph& graph, const Greens& greens) {
  return static_cast<int>(greens.size()) % 2 == (order(graph) + size(graph)) % 2;
}

Greens reflect(const Graph& graph, Greens greens) {
  for (const auto& [v, neighbours] : graph) {
    if (neighbours.size() % 2 == 0) continue;
    if (greens.erase(v) == 0) greens.insert(v);
  }
  return greens;
}

bool parity_driven(const Graph& graph, const std::set<Greens>& winnable) {
  for (const Greens& greens : all_colourings(graph)) {
    if (!greens.empty() && parity_condition(graph, greens) && winnable.count(greens) == 0) return false;
  }
  return true;
}

// For a connected graph, which is its own only component.
bool plausibility_driven(const Graph& graph, const std::set<Greens>& winnable) {
  for (const Greens& greens : all_colourings(graph)) {
    const bool plausible = parity_condition(graph, greens) && !greens.empty() && !reflect(graph, greens).empty();
    if (plausible && winnable.count(greens) == 0) return false;
  }
  return true;
}

bool oddity(const Graph& graph) { return odd_type(graph) && parity_driven(graph, winnable_colourings(graph)); }

bool special(const Graph& graph) {
  return std::all_of(graph.begin(), graph.end(), [&](const auto& x) { return oddity(delete_vertex(graph, x.first)); });
}

bool parity_driven_without_some_edge(const Graph& graph) {
  for (const auto& [x, neighbours] : graph) {
    for (int y : neighbours) {
      if (x > y) continue;
      const Graph rest = delete_edge(graph, x, y);
      if (parity_driven(rest, winnable_colourings(rest))) return true;
    }
  }
  return false;
}

// Whether the deletion of any edge leaves a graph from which the deletion of some vertex leaves an oddity.
bool oddity_without_any_edge_and_some_vertex(const Graph& graph) {
  for (const auto& [x, neighbours] : graph) {
    for (int y : neighbours) {
      if (x > y) continue;
      const Graph rest = delete_edge(graph, x, y);
      if (std::none_of(rest.begin(), rest.end(), [&](const auto& v) { return oddity(delete_vertex(rest, v.first)); }))
        return false;
    }
  }
  return true;
}

bool odd_degenerate(const Graph& graph) {
  for (const auto& ordering : orderings(graph)) {
    const std::vector<int> before = predegrees(graph, ordering);
    if (std::all_of(before.begin() + 1, before.end(), [](int d) { return d % 2 == 1; })) return true;
  }
  return false;
}

bool bipartite(const Graph& graph) {
  for (const Greens& part : all_colourings(graph)) {
    bool crossing = true;
    for (const auto& [u, neighbours] : graph) {
      for (int v : neighbours) crossing = crossing && part.count(u) != part.count(v);
    }
    if (crossing) return true;
  }
  return false;
}

bool degrees_satisfy(const Graph& graph, const std::function<bool(std::size_t)>& condition) {
  return std::all_of(graph.begin(), graph.end(), [&](const auto& vertex) { return condition(vertex.second.size()); });
}

struct Facts {
  int order, size;
  std::size_t winnable;
  bool odd_type, oddity, event, plausibility_driven, special, odd_degenerate, tree, bipartite, all_even, regular;
  bool parity_driven_without_some_edge;          // asked of events and special graphs
  bool oddity_without_any_edge_and_some_vertex;  // asked of special graphs
};

Facts facts_of(const Graph& graph) {
  const std::set<Greens> winnable = winnable_colourings(graph);
  const bool odd = odd_type(graph), driven = parity_driven(graph, winnable), is_special = special(graph);
  const std::size_t first_degree = graph.begin()->second.size();
  return {order(graph),
          size(graph),
          winnable.size(),
          odd,
          odd && driven,
          !odd && driven,
          plausibility_driven(graph, winnable),
          is_special,
          odd_degenerate(graph),
          size(graph) == order(graph) - 1,  // the graph is connected
          bipartite(graph),
          degrees_satisfy(graph, [](std::size_t d) { return d % 2 == 0; }),
          degrees_satisfy(graph, [&](std::size_t d) { return d == first_degree; }),
          ((driven && !odd) || is_special) && parity_driven_without_some_edge(graph),
          is_special && oddity_without_any_edge_and_some_vertex(graph)};
}

// Extends a map of the first vertices of one graph to the other, adjacency for adjacency.
bool isomorphic(const Graph& one, const Graph& other, std::vector<int>& image) {
  const int u = static_cast<int>(image.size());
  if (u == order(one)) return true;
  for (int candidate = 0; candidate < order(other); ++candidate) {
    bool fits = std::find(image.begin(), image.end(), candidate) == image.end();
    for (int v = 0; v < u && fits; ++v) {
      fits = one.at(u).count(v) == other.at(candidate).count(image[static_cast<std::size_t>(v)]);
    }
    if (!fits) continue;
    image.push_back(candidate);
    if (isomorphic(one, other, image)) return true;
    image.pop_back();
  }
  return false;
}

std::vector<Graph> connected_graphs_above(const std::vector<Graph>& smaller) {
  std::map<std::multiset<std::multiset<std::size_t>>, std::vector<Graph>> kept;  // by the degrees around each vertex
  std::vector<Graph> result;
  for (const Graph& graph : smaller) {
    for (const Greens& neighbours : all_colourings(graph)) {
      if (neighbours.empty()) continue;
      Graph larger = graph;
      const int added = order(graph);
      larger[added] = neighbours;
      for (int v : neighbours) larger[v].insert(added);
      std::multiset<std::multiset<std::size_t>> degrees;
      for (const auto& [v, around] : larger) {
        std::multiset<std::size_t> of_neighbours;
        for (int w : around) of_neighbours.insert(larger.at(w).size());
        degrees.insert(of_neighbours);
      }
      std::vector<Graph>& alike = kept[degrees];
      if (std::none_of(alike.begin(), alike.end(), [&](const Graph& known) {
            std::vector<int> image;
            return isomorphic(known, larger, image);
          })) {
        alike.push_back(larger);
        result.push_back(larger);
      }
    }
  }
  return result;
}

std::string edge_list(const Graph& graph) {
  std::string list;
  for (const auto& [u, neighbours] : graph) {
    for (int v : neighbours) {
      if (u > v) continue;
      if (!list.empty()) list += ',';
      list += std::to_string(u) + "-" + std::to_string(v);
    }
  }
  return list.empty() ? "-" : list;
}

}  // namespace

int main() {
  const std::vector<std::pair<std::string, std::function<bool(const Facts&)>>> statements = {
      {"oddity -> tree", [](const Facts& g) { return !g.oddity || g.tree; }},
      {"event -> bipartite", [](const Facts& g) { return !g.event || g.bipartite; }},
      {"plausibility-driven -> odd-type", [](const Facts& g) { return !g.plausibility_driven || g.odd_type; }},
      {"connected & all-even -> event", [](const Facts& g) { return !g.all_even || g.event; }},
      {"special -> max-degree = min-degree", [](const Facts& g) { return !g.special || g.regular; }},
      {"odd-degenerate -> bipartite", [](const Facts& g) { return !g.odd_degenerate || g.bipartite; }},
      {"oddity -> odd-degenerate", [](const Facts& g) { return !g.oddity || g.odd_degenerate; }},
      {"event -> exists edge e: parity-driven(G - e)",
       [](const Facts& g) { return !g.event || g.parity_driven_without_some_edge; }},
      {"special -> exists edge e: parity-driven(G - e)",
       [](const Facts& g) { return !g.special || g.parity_driven_without_some_edge; }},
      {"special -> forall edge e: exists vertex v: oddity(G - e - v)",
       [](const Facts& g) { return !g.special || g.oddity_without_any_edge_and_some_vertex; }},
      {"winnable-colourings = 2^(order-1) <-> oddity",
       [](const Facts& g) { return (g.winnable == std::size_t{1} << (g.order - 1)) == g.oddity; }},
  };
  std::map<std::string, std::string> verdict;
  std::size_t looked_at = 0;
  for (std::vector<Graph> graphs = {{{0, {}}}}; order(graphs.front()) <= 7; graphs = connected_graphs_above(graphs)) {
    std::vector<Facts> facts;
    for (const Graph& graph : graphs) facts.push_back(facts_of(graph));
    looked_at += graphs.size();
    for (const auto& [text, holds] : statements) {
      if (verdict.count(text) != 0) continue;
      std::size_t failures = 0, least = 0;
      for (std::size_t i = 0; i < graphs.size(); ++i) {
        if (holds(facts[i])) continue;
        if (failures == 0 || facts[i].size < facts[least].size) least = i;
        ++failures;
      }
      if (failures == 0) continue;
      verdict[text] = "FAILS\torder " + std::to_string(facts[least].order) + "\tsize " +
                      std::to_string(facts[least].size) + "\tedges " + edge_list(graphs[least]) + "\t" +
                      std::to_string(failures) + " of " + std::to_string(graphs.size()) + " graphs of that order fail";
    }
  }
  for (const auto& [text, holds] : statements) {
    std::cout << text << '\t';
    if (verdict.count(text) != 0) {
      std::cout << verdict[text] << '\n';
    } else {
      std::cout << "HOLDS\t" << looked_at << " graphs\n";
    }
  }
  return 0;
}
