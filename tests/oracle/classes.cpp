// oracle-classes: counts the graphs of small orders in the classes that gamecert knows, by brute force.
//
// Graphs and digraphs are adjacency matrices. Of every isomorphism class of all graphs, digraphs, orientations and
// tournaments the first labelled one met is kept, and all its relabellings are marked. The conditions are tested as
// they are defined. Maximal outerplanar graphs are the largest sets of diagonals of a polygon that do not cross, trees
// the graphs in which every vertex but the first is joined to one before it; both are told apart by trying every
// map of vertices that keeps adjacency.
//
// Output, one class and order a line: CLASS ORDER COUNT, separated by tabs.
#include <algorithm>
#include <functional>
#include <iostream>
#include <numeric>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace {

using Matrix = std::vector<std::vector<int>>;  // matrix[u][v] is 1 if there is an edge or arc from u to v

Matrix empty(std::size_t order) { return Matrix(order, std::vector<int>(order, 0)); }

std::size_t degree(const Matrix& graph, std::size_t v) {
  return static_cast<std::size_t>(std::count(graph[v].begin(), graph[v].end(), 1));
}

// Edges of a graph, counted from both ends; arcs of a digraph.
std::size_t ones(const Matrix& graph) {
  std::size_t sum = 0;
  for (std::size_t v = 0; v < graph.size(); ++v) sum += degree(graph, v);
  return sum;
}

bool connected(const Matrix& graph) {
  std::vector<std::size_t> part(graph.size());
  std::iota(part.begin(), part.end(), 0U);
  for (std::size_t u = 0; u < graph.size(); ++u) {
    for (std::size_t v = 0; v < graph.size(); ++v) {
      if (graph[u][v] == 1) std::replace(part.begin(), part.end(), std::size_t{part[u]}, std::size_t{part[v]});
    }
  }
  return std::count(part.begin(), part.end(), part[0]) == static_cast<std::ptrdiff_t>(part.size());
}

bool bipartite(const Matrix& graph) {
  for (std::size_t side = 0; side < std::size_t{1} << graph.size(); ++side) {
    bool fits = true;
    for (std::size_t u = 0; u < graph.size(); ++u) {
      for (std::size_t v = 0; v < graph.size(); ++v) {
        if (graph[u][v] == 1 && ((side >> u ^ side >> v) & 1) == 0) fits = false;
      }
    }
    if (fits) return true;
  }
  return false;
}

bool triangle_free(const Matrix& graph) {
  for (std::size_t u = 0; u < graph.size(); ++u) {
    for (std::size_t v = 0; v < graph.size(); ++v) {
      for (std::size_t w = 0; w < graph.size(); ++w) {
        if (graph[u][v] == 1 && graph[v][w] == 1 && graph[w][u] == 1) return false;
      }
    }
  }
  return true;
}

bool degrees_in(const Matrix& graph, std::size_t least, std::size_t greatest) {
  for (std::size_t v = 0; v < graph.size(); ++v) {
    if (degree(graph, v) < least || degree(graph, v) > greatest) return false;
  }
  return true;
}

bool regular(const Matrix& graph) { return degrees_in(graph, degree(graph, 0), degree(graph, 0)); }

// Each pair of vertices u < v is joined in one of these ways: arcs from u to v, arcs from v to u.
using Ways = std::vector<std::pair<int, int>>;
const Ways edges = {{0, 0}, {1, 1}};
const Ways arcs = {{0, 0}, {0, 1}, {1, 0}, {1, 1}};
const Ways one_arc_at_most = {{0, 0}, {0, 1}, {1, 0}};
const Ways one_arc = {{0, 1}, {1, 0}};

// One labelled graph of each isomorphism class. Labelled graphs are numbers with a digit, a way, for every pair.
std::vector<Matrix> up_to_isomorphism(std::size_t order, const Ways& ways) {
  std::size_t labelled = 1;
  for (std::size_t pair = 0; pair < order * (order - 1) / 2; ++pair) labelled *= ways.size();
  std::vector<std::vector<std::size_t>> permutations(1, std::vector<std::size_t>(order));
  std::iota(permutations[0].begin(), permutations[0].end(), 0U);
  while (true) {
    std::vector<std::size_t> next = permutations.back();
    if (!std::next_permutation(next.begin(), next.end())) break;
    permutations.push_back(next);
  }
  std::vector<bool> marked(labelled, false);
  std::vector<Matrix> result;
  for (std::size_t number = 0; number < labelled; ++number) {
    if (marked[number]) continue;
    Matrix graph = empty(order);
    std::size_t rest = number;
    for (std::size_t u = 0; u < order; ++u) {
      for (std::size_t v = u + 1; v < order; ++v) {
        std::tie(graph[u][v], graph[v][u]) = ways[rest % ways.size()];
        rest /= ways.size();
      }
    }
    result.push_back(graph);
    for (const auto& image : permutations) {
      std::size_t relabelled = 0;
      std::size_t digit = 1;
      for (std::size_t u = 0; u < order; ++u) {
        for (std::size_t v = u + 1; v < order; ++v) {
          const std::pair<int, int> way(graph[image[u]][image[v]], graph[image[v]][image[u]]);
          relabelled += digit * static_cast<std::size_t>(std::find(ways.begin(), ways.end(), way) - ways.begin());
          digit *= ways.size();
        }
      }
      marked[relabelled] = true;
    }
  }
  return result;
}

// Whether the vertices from `image.size()` on can be mapped so that adjacency is kept.
bool extends(const Matrix& from, const Matrix& to, std::vector<std::size_t>& image) {
  const std::size_t v = image.size();
  if (v == from.size()) return true;
  for (std::size_t w = 0; w < to.size(); ++w) {
    if (std::find(image.begin(), image.end(), w) != image.end()) continue;
    bool keeps = degree(from, v) == degree(to, w);
    for (std::size_t u = 0; u < v && keeps; ++u) keeps = from[u][v] == to[image[u]][w];
    if (!keeps) continue;
    image.push_back(w);
    if (extends(from, to, image)) return true;
    image.pop_back();
  }
  return false;
}

void keep_if_new(const Matrix& graph, std::vector<Matrix>& known) {
  for (const Matrix& other : known) {
    std::vector<std::size_t> image;
    if (ones(graph) == ones(other) && extends(graph, other, image)) return;
  }
  known.push_back(graph);
}

void add_trees(Matrix& graph, std::size_t v, std::vector<Matrix>& known) {
  if (v == graph.size()) return keep_if_new(graph, known);
  for (std::size_t u = 0; u < v; ++u) {
    graph[u][v] = graph[v][u] = 1;
    add_trees(graph, v + 1, known);
    graph[u][v] = graph[v][u] = 0;
  }
}

std::vector<Matrix> trees(std::size_t order) {
  std::vector<Matrix> known;
  Matrix graph = empty(order);
  add_trees(graph, 1, known);
  return known;
}

using Diagonal = std::pair<std::size_t, std::size_t>;

bool cross(Diagonal a, Diagonal b) {
  return (a.first < b.first && b.first < a.second && a.second < b.second) ||
         (b.first < a.first && a.first < b.second && b.second < a.second);
}

// Goes on with the diagonals from number `next` on; `missing` more are to be chosen.
void add_mops(const std::vector<Diagonal>& diagonals, std::size_t next, std::size_t missing,
              std::vector<Diagonal>& chosen, Matrix& graph, std::vector<Matrix>& known) {
  if (missing == 0) return keep_if_new(graph, known);
  for (; next < diagonals.size(); ++next) {
    const Diagonal diagonal = diagonals[next];
    if (std::any_of(chosen.begin(), chosen.end(), [&](Diagonal other) { return cross(diagonal, other); })) continue;
    const auto [u, v] = diagonal;
    chosen.push_back(diagonal);
    graph[u][v] = graph[v][u] = 1;
    add_mops(diagonals, next + 1, missing - 1, chosen, graph, known);
    graph[u][v] = graph[v][u] = 0;
    chosen.pop_back();
  }
}

// A polygon has at most order - 3 diagonals that do not cross, and no fewer in a largest set.
std::vector<Matrix> mops(std::size_t order) {
  std::vector<Matrix> known;
  if (order < 3) return known;
  Matrix graph = empty(order);
  std::vector<Diagonal> diagonals;
  for (std::size_t u = 0; u < order; ++u) {
    graph[u][(u + 1) % order] = graph[(u + 1) % order][u] = 1;
    for (std::size_t v = u + 2; v < order; ++v) {
      if (u > 0 || v + 1 < order) diagonals.emplace_back(u, v);
    }
  }
  std::vector<Diagonal> chosen;
  add_mops(diagonals, 0, order - 3, chosen, graph, known);
  return known;
}

// The triangles of a triangulated polygon, joined where they share an edge, form a path: none shares three.
bool linear(const Matrix& graph) {
  const std::size_t order = graph.size();
  for (std::size_t u = 0; u < order; ++u) {
    for (std::size_t v = u + 1; v < order; ++v) {
      for (std::size_t w = v + 1; w < order; ++w) {
        if (graph[u][v] + graph[v][w] + graph[u][w] == 3 && v > u + 1 && w > v + 1 && w - u < order - 1) return false;
      }
    }
  }
  return true;
}

using Condition = std::function<bool(const Matrix&)>;
using Conditions = std::vector<std::pair<std::string, Condition>>;

void print(const Conditions& conditions, std::size_t last_order,
           const std::function<std::vector<Matrix>(std::size_t)>& graphs) {
  for (std::size_t order = 1; order <= last_order; ++order) {
    const std::vector<Matrix> all = graphs(order);
    for (const auto& [name, condition] : conditions) {
      std::cout << name << '\t' << order << '\t' << std::count_if(all.begin(), all.end(), condition) << '\n';
    }
  }
}

}  // namespace

int main() {
  const Condition any = [](const Matrix&) { return true; };
  print({{"all", any},
         {"connected", connected},
         {"all,bipartite", bipartite},
         {"bipartite", [](const Matrix& g) { return connected(g) && bipartite(g); }},
         {"connected,bipartite", [](const Matrix& g) { return connected(g) && bipartite(g); }},
         {"all,triangle-free", triangle_free},
         {"connected,triangle-free,max-degree:3",
          [](const Matrix& g) { return connected(g) && triangle_free(g) && degrees_in(g, 0, 3); }},
         {"all,regular", regular},
         {"connected,regular", [](const Matrix& g) { return connected(g) && regular(g); }},
         {"all,regular:2", [](const Matrix& g) { return degrees_in(g, 2, 2); }},
         {"max-degree:3", [](const Matrix& g) { return connected(g) && degrees_in(g, 0, 3); }},
         {"size:5..9", [](const Matrix& g) { return connected(g) && ones(g) >= 10 && ones(g) <= 18; }},
         {"all,regular:3", [](const Matrix& g) { return degrees_in(g, 3, 3); }},
         {"all,min-degree:2", [](const Matrix& g) { return degrees_in(g, 2, 9); }},
         {"connected,min-degree:1,max-degree:3", [](const Matrix& g) { return connected(g) && degrees_in(g, 1, 3); }},
         {"all,size:5..9", [](const Matrix& g) { return ones(g) >= 10 && ones(g) <= 18; }},
         {"all,bipartite,size:6", [](const Matrix& g) { return bipartite(g) && ones(g) == 12; }}},
        7, [](std::size_t order) { return up_to_isomorphism(order, edges); });
  print({{"trees", any}, {"trees,max-degree:3", [](const Matrix& g) { return degrees_in(g, 0, 3); }}}, 9, trees);
  print({{"mops", any},
         {"linear-mops", linear},
         {"mops,max-degree:4", [](const Matrix& g) { return degrees_in(g, 0, 4); }}},
        9, mops);
  print({{"digraphs", any},
         {"connected,digraphs", connected},
         {"digraphs,size:2..4", [](const Matrix& g) { return ones(g) >= 2 && ones(g) <= 4; }}},
        4, [](std::size_t order) { return up_to_isomorphism(order, arcs); });
  print({{"orientations", any}, {"connected,orientations", connected}}, 5,
        [](std::size_t order) { return up_to_isomorphism(order, one_arc_at_most); });
  print({{"tournaments", any}}, 6, [](std::size_t order) { return up_to_isomorphism(order, one_arc); });
  return 0;
}
