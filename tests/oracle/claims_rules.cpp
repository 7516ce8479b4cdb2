// oracle-claims-rules: two statements of the paper on ELLO that are false as printed, tested by trying every move of
// every game after the rules in Section 1: "A single green vertex x is removed from the current graph. Vertices in the
// remaining graph that were neighbors of x change their color."
//
// Abstract: "for n-cubes a game is winnable if and only if the number of green vertices is even and not all vertices
// have the same color"; of the 4-cube only the game with all vertices green is played. Lemma 3.1(iv), second part: if
// (G,c) is winnable whenever the number of green vertices is nonzero and even, then G is an event, which is a graph
// with p+q even on which every game is winnable that has p+q = gamma (mod 2) and a green vertex; on every labelled
// graph of order 1 to 4. Beside each the version that holds.
//
// Output, one line for each n or order, separated by tabs:
//   STATEMENT  n=N  wrong K of L  FIRST       with the first that is wrong in graph6, and how a game ends; or -
#include <functional>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using Graph = std::map<int, std::set<int>>;    // each vertex with its neighbours
using Game = std::pair<Graph, std::set<int>>;  // with the green vertices

Graph remove_vertex(Graph graph, int x) {
  for (int neighbour : graph.at(x)) graph[neighbour].erase(x);
  graph.erase(x);
  return graph;
}

std::set<int> change(std::set<int> green, const std::set<int>& vertices) {
  for (int v : vertices) {
    if (green.erase(v) == 0) green.insert(v);
  }
  return green;
}

bool winnable(const Game& game, std::map<Game, bool>& known) {
  const auto& [graph, green] = game;
  if (graph.empty()) return true;
  const auto found = known.find(game);
  if (found != known.end()) return found->second;
  bool won = false;
  for (int x : green) {
    std::set<int> others = change(green, graph.at(x));
    others.erase(x);
    won = won || winnable({remove_vertex(graph, x), others}, known);
  }
  return known[game] = won;
}

bool winnable(const Graph& graph, const std::set<int>& green) {
  std::map<Game, bool> known;
  return winnable(Game{graph, green}, known);
}

std::set<int> members(unsigned bits) {
  std::set<int> set;
  for (int v = 0; bits != 0; bits >>= 1, ++v) {
    if (bits % 2 == 1) set.insert(v);
  }
  return set;
}

int order(const Graph& graph) { return static_cast<int>(graph.size()); }

int size(const Graph& graph) {
  int ends = 0;
  for (const auto& [v, neighbours] : graph) ends += static_cast<int>(neighbours.size());
  return ends / 2;
}

// The order as a character, then the pairs 01, 02, 12, 03, ... six to a character, from its highest bit.
std::string graph6(const Graph& graph) {
  std::vector<bool> bits;
  for (int v = 0; v < order(graph); ++v) {
    for (int u = 0; u < v; ++u) bits.push_back(graph.at(u).count(v) != 0);
  }
  while (bits.size() % 6 != 0) bits.push_back(false);
  std::string text(1, static_cast<char>(63 + order(graph)));
  for (std::size_t i = 0; i < bits.size(); i += 6) {
    int value = 0;
    for (std::size_t j = i; j < i + 6; ++j) value = 2 * value + (bits[j] ? 1 : 0);
    text += static_cast<char>(63 + value);
  }
  return text;
}

std::string instance(const Graph& graph, const std::set<int>& green) {
  std::string list;
  for (int v : green) list += (list.empty() ? " green=" : ",") + std::to_string(v);
  return graph6(graph) + list;
}

// What was tried for one n, and the first that was wrong.
struct Count {
  int wrong = 0, tried = 0;
  std::string first = "-";
  void add(bool right, const std::string& what) {
    ++tried;
    if (!right && wrong++ == 0) first = what;
  }
  void print(const std::string& statement, int n) const {
    std::cout << statement << "\tn=" << n << "\twrong " << wrong << " of " << tried << '\t' << first << '\n';
  }
};

Graph cube(int n) {
  Graph graph;
  for (int v = 0; v < 1 << n; ++v) {
    for (int digit = 0; digit < n; ++digit) graph[v].insert(v ^ 1 << digit);
  }
  return graph;
}

void cubes() {
  for (int n = 1; n <= 4; ++n) {
    const Graph graph = cube(n);
    const unsigned all = (1U << (1 << n)) - 1;
    Count printed, repaired;
    for (unsigned bits = n == 4 ? all : 0; bits <= all; ++bits) {
      const std::set<int> green = members(bits);
      const bool won = winnable(graph, green);
      const bool even = green.size() % 2 == 0, all_red = bits == 0, all_green = bits == all;
      const std::string what = instance(graph, green) + (won ? " WINNABLE" : " UNWINNABLE");
      printed.add(won == (even && !all_red && !all_green), what);
      const bool holds = n == 1 ? !even : even && !all_red && (n % 2 == 0 || !all_green);
      repaired.add(won == holds, what);
    }
    printed.print("ello.abs-cube", n);
    repaired.print("ello.abs-cube.repaired", n);
  }
}

bool all_won(const Graph& graph, const std::function<bool(int)>& asked) {
  for (unsigned bits = 0; bits < 1U << order(graph); ++bits) {
    const std::set<int> green = members(bits);
    if (asked(static_cast<int>(green.size())) && !winnable(graph, green)) return false;
  }
  return true;
}

bool event(const Graph& graph) {
  const int type = (order(graph) + size(graph)) % 2;
  return type == 0 && all_won(graph, [&](int gamma) { return gamma > 0 && gamma % 2 == type; });
}

std::vector<Graph> labelled_graphs(int n) {
  Graph empty;
  for (int v = 0; v < n; ++v) empty[v] = {};
  std::vector<Graph> result = {empty};
  for (int v = 0; v < n; ++v) {
    for (int u = 0; u < v; ++u) {
      const std::vector<Graph> without = result;
      for (Graph graph : without) {
        graph[u].insert(v);
        graph[v].insert(u);
        result.push_back(graph);
      }
    }
  }
  return result;
}

void even_numbers_of_green_vertices() {
  for (int n = 1; n <= 4; ++n) {
    Count printed, repaired;
    for (const Graph& graph : labelled_graphs(n)) {
      if (!all_won(graph, [](int gamma) { return gamma > 0 && gamma % 2 == 0; })) continue;
      printed.add(event(graph), graph6(graph));
      if (n >= 2) repaired.add(event(graph), graph6(graph));
    }
    printed.print("ello.lem-3.1iv-b", n);
    repaired.print("ello.lem-3.1iv-b.repaired", n);
  }
}

}  // namespace

int main() {
  cubes();
  even_numbers_of_green_vertices();
  return 0;
}
