// oracle-counts N: counts the graphs of order N of the kinds defined in Sections 1 and 3 of the paper on ELLO.
//
// Graphs up to isomorphism: every labelled graph is visited in order of its adjacency matrix, and one not yet marked is
// a new graph; then all of its relabellings are marked. So the graph kept has the least matrix, and none is missed.
// The kinds are computed as they are defined: the game is played from every colouring, and every colouring is looked
// at.
//
// Output: a header line and two lines, for the connected graphs and for all graphs of order N, separated by tabs.
// Sums of winnable colourings are over one labelled graph of each isomorphism class.
#include <algorithm>
#include <cstdint>
#include <functional>
#include <iostream>
#include <map>
#include <numeric>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

using Graph = std::vector<std::vector<bool>>;  // adjacency matrix
using Colouring = std::string;                 // 'g' green, 'r' red; during play '-' where the vertex is gone

int degree(const Graph& graph, std::size_t v) {
  return static_cast<int>(std::count(graph[v].begin(), graph[v].end(), true));
}

int size(const Graph& graph) {
  int degrees = 0;
  for (std::size_t v = 0; v < graph.size(); ++v) degrees += degree(graph, v);
  return degrees / 2;
}

bool odd_type(const Graph& graph) { return (static_cast<int>(graph.size()) + size(graph)) % 2 == 1; }

// The vertex sets of the components.
std::vector<std::vector<std::size_t>> components(const Graph& graph) {
  std::vector<std::size_t> label(graph.size());
  std::iota(label.begin(), label.end(), 0U);
  for (std::size_t u = 0; u < graph.size(); ++u) {
    for (std::size_t v = 0; v < graph.size(); ++v) {
      if (graph[u][v]) std::replace(label.begin(), label.end(), std::size_t{label[v]}, std::size_t{label[u]});
    }
  }
  std::map<std::size_t, std::vector<std::size_t>> sets;
  for (std::size_t v = 0; v < graph.size(); ++v) sets[label[v]].push_back(v);
  std::vector<std::vector<std::size_t>> result;
  for (const auto& [unused, set] : sets) result.push_back(set);
  return result;
}

Graph induced(const Graph& graph, const std::vector<std::size_t>& vertices) {
  Graph result(vertices.size(), std::vector<bool>(vertices.size(), false));
  for (std::size_t u = 0; u < vertices.size(); ++u) {
    for (std::size_t v = 0; v < vertices.size(); ++v) result[u][v] = graph[vertices[u]][vertices[v]];
  }
  return result;
}

bool winnable(const Graph& graph, const Colouring& position, std::unordered_map<Colouring, bool>& memo) {
  if (position.find_first_not_of('-') == std::string::npos) return true;
  const auto known = memo.find(position);
  if (known != memo.end()) return known->second;
  bool won = false;
  for (std::size_t x = 0; x < graph.size() && !won; ++x) {
    if (position[x] != 'g') continue;
    Colouring after = position;
    after[x] = '-';
    for (std::size_t v = 0; v < graph.size(); ++v) {
      if (graph[x][v] && after[v] != '-') after[v] = after[v] == 'g' ? 'r' : 'g';
    }
    won = winnable(graph, after, memo);
  }
  memo[position] = won;
  return won;
}

// All 2^n colourings, each with the result of playing from it.
std::map<Colouring, bool> play_all(const Graph& graph) {
  std::map<Colouring, bool> result;
  std::unordered_map<Colouring, bool> memo;
  for (std::uint32_t number = 0; number < 1U << graph.size(); ++number) {
    Colouring colouring;
    for (std::size_t v = 0; v < graph.size(); ++v) colouring += (number >> v) % 2 == 1 ? 'g' : 'r';
    result[colouring] = winnable(graph, colouring, memo);
  }
  return result;
}

bool parity_plausible(const Graph& graph, const Colouring& colouring) {
  const auto greens = std::count(colouring.begin(), colouring.end(), 'g');
  return (static_cast<int>(graph.size()) + size(graph) - static_cast<int>(greens)) % 2 == 0;
}

bool trivial(const Colouring& colouring) { return colouring.find('g') == std::string::npos; }

Colouring reflection(const Graph& graph, Colouring colouring) {
  for (std::size_t v = 0; v < graph.size(); ++v) {
    if (degree(graph, v) % 2 == 1) colouring[v] = colouring[v] == 'g' ? 'r' : 'g';
  }
  return colouring;
}

bool plausible(const Graph& graph, const Colouring& colouring) {
  for (const auto& vertices : components(graph)) {
    const Graph component = induced(graph, vertices);
    Colouring restriction;
    for (std::size_t v : vertices) restriction += colouring[v];
    if (!parity_plausible(component, restriction)) return false;
    if (trivial(restriction) || trivial(reflection(component, restriction))) return false;
  }
  return true;
}

bool parity_driven(const Graph& graph, const std::map<Colouring, bool>& games) {
  return std::all_of(games.begin(), games.end(), [&](const auto& game) {
    return trivial(game.first) || !parity_plausible(graph, game.first) || game.second;
  });
}

bool plausibility_driven(const Graph& graph, const std::map<Colouring, bool>& games) {
  return std::all_of(games.begin(), games.end(),
                     [&](const auto& game) { return game.second || !plausible(graph, game.first); });
}

bool oddity(const Graph& graph) { return odd_type(graph) && parity_driven(graph, play_all(graph)); }

Graph without(const Graph& graph, std::size_t x) {
  std::vector<std::size_t> others;
  for (std::size_t v = 0; v < graph.size(); ++v) {
    if (v != x) others.push_back(v);
  }
  return induced(graph, others);
}

bool special(const Graph& graph) {
  for (std::size_t x = 0; x < graph.size(); ++x) {
    if (!oddity(without(graph, x))) return false;
  }
  return true;
}

// "If K_1 can be formed from G by iteratively deleting a vertex of odd degree in what remains."
bool odd_degenerate(const Graph& graph, std::map<Graph, bool>& memo) {
  if (graph.size() == 1) return true;
  const auto known = memo.find(graph);
  if (known != memo.end()) return known->second;
  bool found = false;
  for (std::size_t x = 0; x < graph.size() && !found; ++x) {
    found = degree(graph, x) % 2 == 1 && odd_degenerate(without(graph, x), memo);
  }
  memo[graph] = found;
  return found;
}

// One labelled graph of each isomorphism class. Edge number e joins ends[e][0] and ends[e][1].
std::vector<Graph> graphs_up_to_isomorphism(std::size_t order) {
  std::vector<std::vector<std::size_t>> ends;
  std::map<std::vector<std::size_t>, std::size_t> edge_of;
  for (std::size_t u = 0; u < order; ++u) {
    for (std::size_t v = u + 1; v < order; ++v) {
      edge_of[{u, v}] = edge_of[{v, u}] = ends.size();
      ends.push_back({u, v});
    }
  }
  std::vector<std::vector<std::uint32_t>> images;  // for each permutation, edge by edge, the bit of its image
  std::vector<std::size_t> permutation(order);
  std::iota(permutation.begin(), permutation.end(), 0U);
  do {
    images.emplace_back();
    for (const auto& edge : ends)
      images.back().push_back(1U << edge_of.at({permutation[edge[0]], permutation[edge[1]]}));
  } while (std::next_permutation(permutation.begin(), permutation.end()));

  std::vector<Graph> result;
  std::vector<bool> marked(std::size_t{1} << ends.size(), false);
  for (std::size_t labelled = 0; labelled < marked.size(); ++labelled) {
    if (marked[labelled]) continue;
    Graph graph(order, std::vector<bool>(order, false));
    std::vector<std::size_t> edges;
    for (std::size_t e = 0; e < ends.size(); ++e) {
      if ((labelled >> e) % 2 == 0) continue;
      edges.push_back(e);
      graph[ends[e][0]][ends[e][1]] = graph[ends[e][1]][ends[e][0]] = true;
    }
    result.push_back(graph);
    for (const auto& image : images) {
      std::uint32_t relabelled = 0;
      for (std::size_t e : edges) relabelled |= image[e];
      marked[relabelled] = true;
    }
  }
  return result;
}

const std::string header =
    "order\tclass\tgraphs\todd-type\toddities\tevents\tspecial-events\tspecial-oddities\tparity-driven\t"
    "plausibility-driven\todd-degenerate\twinnable-colourings";

// The numbers of one line of the table, or what a single graph adds to them.
using Row = std::vector<std::uint64_t>;

Row row(const Graph& graph, std::map<Graph, bool>& odd_degenerate_memo) {
  const auto games = play_all(graph);
  std::uint64_t won = 0;
  for (const auto& game : games) won += game.second ? 1 : 0;
  const bool odd = odd_type(graph);
  const bool driven = parity_driven(graph, games);
  const bool is_special = special(graph);
  return {1U,
          odd,
          odd && driven,
          !odd && driven,
          is_special && !odd,
          is_special && odd,
          driven,
          plausibility_driven(graph, games),
          odd_degenerate(graph, odd_degenerate_memo),
          won};
}

}  // namespace

int main(int argc, char** argv) {
  // Numbers of graphs and of connected graphs (On-Line Encyclopedia of Integer Sequences, A000088 and A001349).
  const std::vector<std::uint64_t> all_known = {0, 1, 2, 4, 11, 34, 156, 1044, 12346};
  const std::vector<std::uint64_t> connected_known = {0, 1, 1, 2, 6, 21, 112, 853, 11117};
  const std::string argument = argc == 2 ? argv[1] : "";
  if (argument.size() != 1 || argument[0] < '1' || argument[0] > '8') {
    std::cerr << "usage: oracle-counts N, with N from 1 to 8\n";
    return 2;
  }
  const std::size_t order = static_cast<std::size_t>(argument[0] - '0');
  Row connected(10, 0), all(10, 0);
  std::map<Graph, bool> odd_degenerate_memo;
  for (const Graph& graph : graphs_up_to_isomorphism(order)) {
    const Row numbers = row(graph, odd_degenerate_memo);
    std::transform(all.begin(), all.end(), numbers.begin(), all.begin(), std::plus<>());
    if (components(graph).size() == 1) {
      std::transform(connected.begin(), connected.end(), numbers.begin(), connected.begin(), std::plus<>());
    }
  }
  if (all[0] != all_known[order] || connected[0] != connected_known[order]) {
    std::cerr << "oracle-counts: found " << all[0] << " graphs, " << connected[0] << " of them connected\n";
    return 4;
  }
  std::cout << header << '\n' << order << "\tconnected";
  for (std::uint64_t number : connected) std::cout << '\t' << number;
  std::cout << '\n' << order << "\tall";
  for (std::uint64_t number : all) std::cout << '\t' << number;
  std::cout << '\n';
  return 0;
}
