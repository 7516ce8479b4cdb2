// oracle-claims-special: statements of Section 3 of the paper on ELLO about oddities made of oddities and about special
// graphs, counted on graphs of order at most 6: in how many instances the hypotheses hold, and in how many of these the
// conclusion does not.
//
// Graphs up to isomorphism: the labelled graphs in order of their edge sets, each kept unless a relabelling of it was.
// Whether a game is winnable is found by playing it in every way, and every property as the paper defines it.
//
// Output, separated by tabs:  STATEMENT  ORDER  INSTANCES  FAILURES  the first failure as "ORDER EDGES", or -
// ORDER is that of the graph the statement is about, or that is made. Repaired: a complete multipartite graph has
// two parts or more. A reading: K_1 without its vertex is the null graph, and an event (null-graph).
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using Graph = std::vector<std::vector<bool>>;  // adjacency matrix
using Vertices = std::vector<int>;
constexpr int greatest = 6;

int order(const Graph& graph) { return static_cast<int>(graph.size()); }

Graph edgeless(int order) {
  const auto n = static_cast<std::size_t>(order);
  return Graph(n, std::vector<bool>(n, false));
}

bool adjacent(const Graph& graph, int u, int v) {
  return graph[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)];
}

void add_edge(Graph& graph, int u, int v) {
  graph[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)] = true;
  graph[static_cast<std::size_t>(v)][static_cast<std::size_t>(u)] = true;
}

int degree(const Graph& graph, int v) {
  const std::vector<bool>& row = graph[static_cast<std::size_t>(v)];
  return static_cast<int>(std::count(row.begin(), row.end(), true));
}

int size(const Graph& graph) {
  int degrees = 0;
  for (int v = 0; v < order(graph); ++v) degrees += degree(graph, v);
  return degrees / 2;
}

Graph induced(const Graph& graph, const Vertices& vertices) {
  Graph result = edgeless(static_cast<int>(vertices.size()));
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (adjacent(graph, vertices[i], vertices[j])) add_edge(result, static_cast<int>(i), static_cast<int>(j));
    }
  }
  return result;
}

Graph without(const Graph& graph, const std::set<int>& deleted) {
  Vertices rest;
  for (int v = 0; v < order(graph); ++v) {
    if (deleted.count(v) == 0) rest.push_back(v);
  }
  return induced(graph, rest);
}

// The rules. A colouring is a text of 'g' and 'r'; '-' where the vertex has been removed.
bool winnable(const Graph& graph, const std::string& position, std::map<std::string, bool>& memo) {
  if (position.find_first_not_of('-') == std::string::npos) return true;
  const auto known = memo.find(position);
  if (known != memo.end()) return known->second;
  bool won = false;
  for (int x = 0; x < order(graph) && !won; ++x) {
    if (position[static_cast<std::size_t>(x)] != 'g') continue;
    std::string after = position;
    after[static_cast<std::size_t>(x)] = '-';
    for (int v = 0; v < order(graph); ++v) {
      char& colour = after[static_cast<std::size_t>(v)];
      if (adjacent(graph, x, v) && colour != '-') colour = colour == 'g' ? 'r' : 'g';
    }
    won = winnable(graph, after, memo);
  }
  memo[position] = won;
  return won;
}

bool even_type(const Graph& graph) { return (order(graph) + size(graph)) % 2 == 0; }

// "Every nontrivial parity-plausible game on G is winnable."
bool parity_driven(const Graph& graph) {
  static std::map<Graph, bool> known;
  const auto found = known.find(graph);
  if (found != known.end()) return found->second;
  std::map<std::string, bool> memo;
  bool driven = true;
  for (unsigned number = 1; number < 1U << order(graph); ++number) {
    std::string colouring;
    for (int v = 0; v < order(graph); ++v) colouring += (number >> v) % 2 == 1 ? 'g' : 'r';
    const auto greens = std::count(colouring.begin(), colouring.end(), 'g');
    if (greens % 2 == (order(graph) + size(graph)) % 2 && !winnable(graph, colouring, memo)) driven = false;
  }
  known[graph] = driven;
  return driven;
}

bool oddity(const Graph& graph) { return !even_type(graph) && parity_driven(graph); }
bool event(const Graph& graph) { return even_type(graph) && parity_driven(graph); }

bool each_deleted(const Graph& graph, const std::function<bool(int, const Graph&)>& condition) {
  for (int x = 0; x < order(graph); ++x) {
    if (!condition(x, without(graph, {x}))) return false;
  }
  return true;
}

// "A graph is called special if each of its vertex-deleted subgraphs is an oddity"; the null graph is none.
bool special(const Graph& graph) {
  return each_deleted(graph, [](int, const Graph& rest) { return order(rest) > 0 && oddity(rest); });
}
bool special_event(const Graph& graph) { return special(graph) && event(graph); }
bool special_oddity(const Graph& graph) { return special(graph) && oddity(graph); }

bool degrees_are(const Graph& graph, int parity) {
  for (int v = 0; v < order(graph); ++v) {
    if (degree(graph, v) % 2 != parity) return false;
  }
  return true;
}

Graph join(const Graph& first, const Graph& second) {
  const int n = order(first);
  Graph result = edgeless(n + order(second));
  for (int u = 0; u < order(result); ++u) {
    for (int v = 0; v < u; ++v) {
      const bool inside = u < n ? adjacent(first, u, v) : v < n || adjacent(second, u - n, v - n);
      if (inside) add_edge(result, u, v);
    }
  }
  return result;
}

Graph twice(const Graph& graph) {  // the composition G[complement of K_2]
  Graph result = edgeless(2 * order(graph));
  for (int u = 0; u < order(result); ++u) {
    for (int v = 0; v < u; ++v) {
      if (adjacent(graph, u / 2, v / 2)) add_edge(result, u, v);
    }
  }
  return result;
}

bool connected(const Graph& graph) {
  std::set<int> reached = {0};
  for (int round = 0; round < order(graph); ++round) {
    for (int u = 0; u < order(graph); ++u) {
      for (int v = 0; v < order(graph); ++v) {
        if (reached.count(u) != 0 && adjacent(graph, u, v)) reached.insert(v);
      }
    }
  }
  return static_cast<int>(reached.size()) == order(graph);
}

std::set<Graph> relabellings(const Graph& graph) {
  std::set<Graph> result;
  Vertices permutation(graph.size());
  std::iota(permutation.begin(), permutation.end(), 0);
  do result.insert(induced(graph, permutation));
  while (std::next_permutation(permutation.begin(), permutation.end()));
  return result;
}

std::vector<Graph> graphs_up_to_isomorphism(int n) {
  std::set<Graph> marked;
  std::vector<Graph> result;
  for (unsigned edges = 0; edges < 1U << n * (n - 1) / 2; ++edges) {
    Graph graph = edgeless(n);
    int edge = 0;
    for (int u = 0; u < n; ++u) {
      for (int v = 0; v < u; ++v, ++edge) {
        if ((edges >> edge) % 2 == 1) add_edge(graph, u, v);
      }
    }
    if (marked.count(graph) != 0) continue;
    result.push_back(graph);
    marked.merge(relabellings(graph));
  }
  return result;
}

using Partition = std::vector<Vertices>;

std::vector<Partition> partitions(int n) {
  if (n == 0) return {{}};
  std::vector<Partition> result;
  for (const Partition& smaller : partitions(n - 1)) {
    for (std::size_t i = 0; i <= smaller.size(); ++i) {
      Partition larger = smaller;
      if (i == smaller.size()) larger.emplace_back();
      larger[i].push_back(n - 1);
      result.push_back(larger);
    }
  }
  return result;
}

// The graph with a vertex for each part, adjacent if the number of edges between the parts is odd.
Graph quotient(const Graph& graph, const Partition& parts) {
  Graph result = edgeless(static_cast<int>(parts.size()));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      int edges = 0;
      for (int u : parts[i]) {
        for (int v : parts[j]) edges += adjacent(graph, u, v) ? 1 : 0;
      }
      if (edges % 2 == 1) add_edge(result, static_cast<int>(i), static_cast<int>(j));
    }
  }
  return result;
}

struct Count {
  int instances = 0, failures = 0;
  std::string first = "-";
};
std::map<std::string, std::map<int, Count>> counts;

void instance(const std::string& statement, int at, const Graph& graph, bool holds) {
  Count& count = counts[statement][at];
  ++count.instances;
  if (holds || count.failures++ > 0) return;
  std::string edges;
  for (int u = 0; u < order(graph); ++u) {
    for (int v = 0; v < u; ++v) {
      if (adjacent(graph, u, v)) edges += (edges.empty() ? "" : ",") + std::to_string(v) + "-" + std::to_string(u);
    }
  }
  count.first = std::to_string(order(graph)) + " " + (edges.empty() ? "-" : edges);
}

std::map<int, std::vector<Graph>> all;  // by order

void substitutions(const std::string& statement, const Graph& graph, const std::function<bool(const Graph&)>& part_fits,
                   const std::function<bool(const Graph&)>& property) {
  for (const Partition& parts : partitions(order(graph))) {
    const bool fits =
        std::all_of(parts.begin(), parts.end(), [&](const Vertices& part) { return part_fits(induced(graph, part)); });
    if (fits && property(quotient(graph, parts))) instance(statement, order(graph), graph, property(graph));
  }
}

// Graphs H - x, in every labelling, for H with the property.
std::set<Graph> vertex_deleted(bool (*property)(const Graph&)) {
  std::set<Graph> result;
  for (const auto& [n, graphs] : all) {
    for (const Graph& graph : graphs) {
      for (int x = 0; property(graph) && x < n; ++x) result.merge(relabellings(without(graph, {x})));
    }
  }
  return result;
}

void about_one_graph(const Graph& graph) {
  const int n = order(graph);
  if (special(graph)) {
    const bool holds = even_type(graph) ? degrees_are(graph, 0) : degrees_are(graph, 1) && n % 2 == 0;
    instance("ello.prop-3.13", n, graph, parity_driven(graph) && holds);
  }
  for (int x = 0; x < n; ++x) {
    for (int y = 0; y < x; ++y) {
      if (graph[static_cast<std::size_t>(x)] != graph[static_cast<std::size_t>(y)]) continue;
      const Graph rest = without(graph, {x, y});
      if (degree(graph, x) == 0 || degree(graph, x) % 2 != 0 || !parity_driven(rest)) continue;
      instance("ello.prop-3.18", n, graph, parity_driven(graph) && even_type(graph) == even_type(rest));
    }
  }
  const bool hypothesis = each_deleted(
      graph, [&](int x, const Graph& rest) { return degree(graph, x) % 2 == 0 ? oddity(rest) : event(rest); });
  if (n >= 4 && !(n == 4 && size(graph) == 6) && hypothesis) {
    instance("ello.thm-3.20", n, graph, special_event(graph));
  }
  if (!even_type(graph)) {
    const bool three_isolated = n == 3 && size(graph) == 0;
    const bool events = each_deleted(graph, [](int, const Graph& rest) { return event(rest); });
    instance("ello.rem-3.20-odd.repaired", n, graph, (n > 1 && events) == three_isolated);
    instance("ello.rem-3.20-odd", n, graph, events == three_isolated);
  }
  if (special_oddity(graph)) instance("ello.prop-3.17", n, graph, special_event(join(graph, edgeless(1))));
  if (n >= 2 && 2 * n <= greatest && connected(graph)) instance("ello.cor-3.19i", n, graph, event(twice(graph)));
}

// The vertices fall into an odd number of parts that no edge joins, each an oddity of odd order.
bool odd_union(const Graph& graph) {
  for (const Partition& parts : partitions(order(graph))) {
    int inside = 0;
    bool fits = parts.size() % 2 == 1;
    for (const Vertices& part : parts) {
      inside += size(induced(graph, part));
      fits = fits && part.size() % 2 == 1 && oddity(induced(graph, part));
    }
    if (fits && inside == size(graph)) return true;
  }
  return false;
}

bool joinable(const Graph& graph) {
  return even_type(graph) && order(graph) % 2 == 0 &&
         each_deleted(graph, [](int, const Graph& rest) { return odd_union(rest); });
}

void about_joins(const Graph& first) {
  const int n = order(first);
  if (n % 2 == 0 && special_event(first)) {
    for (int k = 1; n + k <= greatest; ++k) {
      const Graph made = join(first, edgeless(k));
      instance("ello.cor-3.16i", n + k, made, k % 2 == 0 ? special_event(made) : oddity(made));
    }
  }
  for (int m = n; n + m <= greatest; ++m) {
    for (const Graph& second : all[m]) {
      if (n % 2 == 1 && m % 2 == 1 && oddity(first) && oddity(second)) {
        instance("ello.cor-3.8", n + m, join(first, second), oddity(join(first, second)));
      }
      if (joinable(first) && joinable(second)) {
        instance("ello.prop-3.15", n + m, join(first, second), special_event(join(first, second)));
      }
    }
  }
}

void multipartite(const Graph& graph, int parts, int least) {
  if (parts >= 1) instance("ello.cor-3.16ii", order(graph), graph, special_event(graph));
  if (parts >= 2) instance("ello.cor-3.16ii.repaired", order(graph), graph, special_event(graph));
  if (parts >= 1) instance("ello.cor-3.19ii", order(graph), graph, event(graph));
  if (parts >= 2) instance("ello.cor-3.19ii.repaired", order(graph), graph, event(graph));
  for (int part = least; order(graph) + part <= greatest; part += 2) {
    multipartite(join(graph, edgeless(part)), parts + 1, part);
  }
}

}  // namespace

int main() {
  for (int n = 1; n <= greatest; ++n) all[n] = graphs_up_to_isomorphism(n);
  const std::set<Graph> of_events = vertex_deleted(special_event), of_oddities = vertex_deleted(special_oddity);
  for (const auto& [n, graphs] : all) {
    for (const Graph& graph : graphs) {
      about_one_graph(graph);
      about_joins(graph);
      substitutions("ello.thm-3.9", graph, oddity, oddity);
      const auto in = [](const std::set<Graph>& set) {
        return [&](const Graph& part) { return set.count(part) != 0; };
      };
      if (degrees_are(graph, 0)) substitutions("ello.thm-3.14", graph, in(of_events), special_event);
      if (degrees_are(graph, 1)) substitutions("ello.thm-3.14", graph, in(of_oddities), special_oddity);
    }
  }
  multipartite(edgeless(0), 0, 2);
  Graph bipartite = join(edgeless(2), edgeless(3));  // the only K_{2m,2n+1} with m, n > 0 of order at most 6
  const bool driven = each_deleted(bipartite, [](int, const Graph& rest) { return parity_driven(rest); });
  instance("ello.rem-3.20-odd.repaired", 5, bipartite, !even_type(bipartite) && !special(bipartite) && driven);
  instance("ello.rem-3.20-odd", 5, bipartite, !even_type(bipartite) && !special(bipartite) && driven);
  for (const auto& [statement, by_order] : counts) {
    for (const auto& [at, count] : by_order) {
      std::cout << statement << '\t' << at << '\t' << count.instances << '\t' << count.failures << '\t' << count.first
                << '\n';
    }
  }
  return 0;
}
