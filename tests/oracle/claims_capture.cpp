// oracle-claims-capture: statements of the paper on the vertex-capturing game that are false as printed, tested naively
// after its Section 1: the players colour edges in turn, Alice red and Bob blue; who colours more than floor(d/2) of
// the edges at a vertex of degree d captures it.
//
//   claims_capture              tests Theorem 4.3's construction on cycles and K_5, Observation 4.6 on labelled graphs
//                               of order 1 to 4, Section 3 on complete graphs, the parts in the proof of Theorem 5.4,
//                               full binary trees, Alice's strategy in the proof of Theorem 6.7 with the repaired
//                               versions
//   claims_capture TREE         the orders of the cores of a tree in graph6, over all orders of contraction
//
// Output of the tests: STATEMENT  INSTANCE  right or wrong  and the score where one is asked for, separated by tabs.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using Edge = std::pair<int, int>;  // the smaller first
Edge edge(int u, int v) { return {std::min(u, v), std::max(u, v)}; }

struct Graph {
  int order = 0;
  std::set<Edge> edges;
  void join(int u, int v) { edges.insert(edge(u, v)); }
  bool adjacent(int u, int v) const { return edges.count(edge(u, v)) != 0; }
  int degree(int v) const {
    return static_cast<int>(
        std::count_if(edges.begin(), edges.end(), [v](const Edge& e) { return e.first == v || e.second == v; }));
  }
};

using Colours = std::map<Edge, char>;  // 'r' or 'b' of the coloured edges

int captured(const Graph& graph, const Colours& colours, char by) {
  int count = 0;
  for (int v = 0; v < graph.order; ++v) {
    int mine = 0;
    for (const auto& [e, colour] : colours) mine += (e.first == v || e.second == v) && colour == by;
    count += mine > graph.degree(v) / 2;
  }
  return count;
}
int difference(const Graph& graph, const Colours& colours) {
  return captured(graph, colours, 'r') - captured(graph, colours, 'b');
}

int score(const Graph& graph, const Colours& colours, std::map<Colours, int>& known) {
  if (colours.size() == graph.edges.size()) return difference(graph, colours);
  const auto found = known.find(colours);
  if (found != known.end()) return found->second;
  const bool alice = colours.size() % 2 == 0;
  int best = alice ? -1000 : 1000;
  for (const Edge& e : graph.edges) {
    if (colours.count(e) != 0) continue;
    Colours next = colours;
    next[e] = alice ? 'r' : 'b';
    const int value = score(graph, next, known);
    best = alice ? std::max(best, value) : std::min(best, value);
  }
  return known[colours] = best;
}
int score(const Graph& graph) {
  std::map<Colours, int> known;
  return score(graph, {}, known);
}

void print(const std::string& statement, const std::string& instance, bool right, const std::string& more = "") {
  std::cout << statement << '\t' << instance << '\t' << (right ? "right" : "wrong") << (more.empty() ? "" : "\t")
            << more << '\n';
}

// Theorem 4.3: two copies of a circulant graph with the edges u_i v_(n+1-i), foldable by u_i <-> v_i.
void matched(int n, int half_degree) {
  Graph graph{2 * n, {}};
  for (int i = 0; i < n; ++i) {
    for (int jump = 1; jump <= half_degree; ++jump) {
      graph.join(i, (i + jump) % n);
      graph.join(n + i, n + (i + jump) % n);
    }
    graph.join(i, n + (n - 1 - i));
  }
  bool foldable = true;
  for (int i = 0; i < n; ++i) {
    foldable = foldable && !graph.adjacent(i, n + i);
    for (int j = 0; j < n; ++j) {
      if (i != j && graph.adjacent(i, n + j)) foldable = foldable && graph.adjacent(j, n + i);
    }
  }
  print("cap.thm-4.3-construction", "n=" + std::to_string(n) + " k=" + std::to_string(2 * half_degree + 1), foldable,
        graph.edges.size() <= 9 ? "score " + std::to_string(score(graph)) : "");
}

// Observation 4.6: a game that ends in a draw with a capture, Alice having coloured half of the edges or one more.
bool drawn_with_capture(const Graph& graph) {
  const std::vector<Edge> edges(graph.edges.begin(), graph.edges.end());
  for (unsigned red = 0; red < 1U << edges.size(); ++red) {
    Colours colours;
    std::size_t reds = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      colours[edges[i]] = (red >> i & 1) != 0 ? 'r' : 'b';
      reds += red >> i & 1;
    }
    const bool game = reds == (edges.size() + 1) / 2;
    if (game && difference(graph, colours) == 0 && captured(graph, colours, 'r') > 0) return true;
  }
  return false;
}

bool connected(const Graph& graph) {
  std::set<int> reached = {0};
  for (int step = 0; step < graph.order; ++step) {
    for (const auto& [u, v] : graph.edges) {
      if (reached.count(u) + reached.count(v) == 1) reached.insert({u, v});
    }
  }
  return static_cast<int>(reached.size()) == graph.order;
}

void even_draws(int order) {
  std::vector<Edge> pairs;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u) pairs.emplace_back(u, v);
  }
  bool right = true;
  for (unsigned set = 0; set < 1U << pairs.size(); ++set) {
    Graph graph{order, {}};
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if ((set >> i & 1) != 0) graph.edges.insert(pairs[i]);
    }
    bool even = connected(graph);
    for (int v = 0; v < order; ++v) even = even && graph.degree(v) % 2 == 0;
    if (even && score(graph) == 0) right = right && drawn_with_capture(graph);
  }
  print("cap.obs-4.6", "order " + std::to_string(order), right);
}

// Theorem 5.4: whether (i,j) -> (n-i+1, m-j+1) takes E_1, with so many columns, to the other edges.
bool parts_split(int n, int m, int columns) {
  using Vertex = std::pair<int, int>;
  using Line = std::set<Vertex>;
  std::set<Line> all, part, image;
  for (int i = 1; i <= n; ++i) {
    for (int j = 1; j <= m; ++j) {
      for (const Vertex& next : {Vertex(i + 1, j), Vertex(i, j + 1)}) {
        if (next.first > n || next.second > m) continue;
        const Line line = {Vertex(i, j), next};
        all.insert(line);
        if (next.second <= columns) part.insert(line);
      }
    }
  }
  const bool even = n % 2 == 0;
  for (int i = 1; i <= (even ? n / 2 : n); ++i) part.insert(Line{Vertex(i, m / 2), Vertex(i, m / 2 + 1)});
  for (int i = 1; !even && i <= n / 2; ++i) part.insert(Line{Vertex(i, (m + 1) / 2), Vertex(i + 1, (m + 1) / 2)});
  for (const Line& line : part) {
    Line to;
    for (const auto& [i, j] : line) to.emplace(n - i + 1, m - j + 1);
    image.insert(to);
  }
  std::set<Line> others;
  std::set_difference(all.begin(), all.end(), part.begin(), part.end(), std::inserter(others, others.end()));
  return image == others;
}

// Theorem 6.7: what Alice is sure of against everything, whatever "any arbitrary edge" is; or any outside her pairs.
class Strategy {
 public:
  Strategy(int p, int q, bool outside) : graph_{p + q + 2, {}}, outside_(outside) {
    graph_.join(0, 1);  // r and r'
    const auto leg = [&](int start, int length) {
      std::vector<Edge> edges;
      for (int i = 0; i < length; ++i) edges.push_back(edge(i == 0 ? 0 : start + i - 1, start + i));
      graph_.edges.insert(edges.begin(), edges.end());
      return std::pair(edges.front(), edges.back());
    };
    const auto [at_r, end] = leg(2, p);
    const auto [other_at_r, other_end] = leg(2 + p, q);
    partner_ = {{at_r, other_at_r}, {other_at_r, at_r}, {end, other_end}, {other_end, end}};
  }
  int sure() { return sure({{edge(0, 1), 'r'}}); }

 private:
  int sure(const Colours& colours) {  // Bob to move
    if (colours.size() == graph_.edges.size()) return difference(graph_, colours);
    const auto found = known_.find(colours);
    if (found != known_.end()) return found->second;
    int worst = 1000;
    for (const Edge& e : open(colours)) {
      Colours next = colours;
      next[e] = 'b';
      for (const Edge& reply : replies(next, e)) {
        Colours after = next;
        after[reply] = 'r';
        worst = std::min(worst, sure(after));
      }
      if (next.size() == graph_.edges.size()) worst = std::min(worst, difference(graph_, next));
    }
    return known_[colours] = worst;
  }
  std::set<Edge> open(const Colours& colours) const {
    std::set<Edge> result;
    for (const Edge& e : graph_.edges) {
      if (colours.count(e) == 0) result.insert(e);
    }
    return result;
  }
  std::set<Edge> replies(const Colours& colours, const Edge& last) const {
    const auto pair = partner_.find(last);
    if (pair != partner_.end() && colours.count(pair->second) == 0) return {pair->second};
    std::set<Edge> any = open(colours), unpaired;
    for (const Edge& e : any) {
      if (partner_.count(e) == 0) unpaired.insert(e);
    }
    return outside_ && !unpaired.empty() ? unpaired : any;
  }

  Graph graph_;
  bool outside_;
  std::map<Edge, Edge> partner_;
  std::map<Colours, int> known_;
};

Graph read_graph6(const std::string& text) {
  Graph graph{text.at(0) - 63, {}};
  std::size_t bit = 0;
  for (int v = 0; v < graph.order; ++v) {
    for (int u = 0; u < v; ++u, ++bit) {
      if (((text.at(1 + bit / 6) - 63) >> (5 - bit % 6) & 1) != 0) graph.join(u, v);
    }
  }
  return graph;
}

// The vertices of the pendant path that leaves v through next; none if that is no pendant path.
std::vector<int> leg(const Graph& tree, int v, int next) {
  std::vector<int> path = {next};
  for (int before = v; tree.degree(next) == 2;) {
    for (int w = 0; w < tree.order; ++w) {
      if (w == before || !tree.adjacent(next, w)) continue;
      before = next;
      next = w;
      break;
    }
    path.push_back(next);
  }
  return tree.degree(next) == 1 ? path : std::vector<int>{};
}

void collect_cores(const Graph& tree, int left, std::set<int>& orders) {
  bool core = true;
  for (int v = 0; v < tree.order; ++v) {
    std::vector<std::vector<int>> legs;
    for (int w = 0; w < tree.order; ++w) {
      if (tree.adjacent(v, w)) legs.push_back(leg(tree, v, w));
    }
    for (std::size_t i = 0; i < legs.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const std::size_t p = legs[i].size(), q = legs[j].size();
        const bool together = (p == 1 && q == 1) || (p > 1 && q > 1 && p % 2 == q % 2);
        if (p == 0 || q == 0 || !together) continue;
        core = false;
        Graph next = tree;
        for (const auto& path : {legs[i], legs[j]}) {
          for (int w : path) {
            for (int x = 0; x < tree.order; ++x) next.edges.erase(edge(w, x));
          }
        }
        collect_cores(next, left - static_cast<int>(p + q), orders);
      }
    }
  }
  if (core) orders.insert(left);
}

// Whether s takes some of the edges to all others.
bool splits(const Graph& graph, const std::vector<int>& s) {
  const std::vector<Edge> edges(graph.edges.begin(), graph.edges.end());
  for (unsigned set = 0; set < 1U << edges.size(); ++set) {
    std::set<Edge> image, others;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const auto at = [&](int v) { return s[static_cast<std::size_t>(v)]; };
      if ((set >> i & 1) != 0) image.insert(edge(at(edges[i].first), at(edges[i].second)));
      if ((set >> i & 1) == 0) others.insert(edges[i]);
    }
    if (image == others) return true;
  }
  return false;
}

// Whether Bob reaches a draw, or better, with u and v barely captured.
bool barely(const Graph& graph, int u, int v, const Colours& colours = {}) {
  const bool alice = colours.size() % 2 == 0;
  if (colours.size() == graph.edges.size()) {
    int more[] = {0, 0};
    for (const auto& [e, colour] : colours) {
      for (int i = 0; i < 2; ++i) {
        const int end = i == 0 ? u : v;
        if (e.first == end || e.second == end) more[i] += colour == 'r' ? 1 : -1;
      }
    }
    return difference(graph, colours) <= 0 && more[0] * more[0] == 1 && more[1] * more[1] == 1;
  }
  return alice != std::any_of(graph.edges.begin(), graph.edges.end(), [&](const Edge& e) {
           if (colours.count(e) != 0) return false;
           Colours next = colours;
           next[e] = alice ? 'r' : 'b';
           return barely(graph, u, v, next) != alice;
         });
}

// Section 3 on K_n: Theorem 3.1, and Observations 3.2 and 3.3, which add the edge of the first two vertices. Foldable
// complete graphs, which the rest is about, have no edge between a vertex and its image, so no vertex.
void tools(int n) {
  Graph complete{n, {}};
  std::vector<int> s;
  for (int v = 0; v < n; ++v) {
    for (int u = 0; u < v; ++u) complete.join(u, v);
    s.push_back(v);
  }
  Graph without = complete;
  without.edges.erase(edge(0, 1));
  bool apply = false;
  do {
    bool pairs = true;
    for (int v = 0; v < n; ++v) pairs = pairs && s[static_cast<std::size_t>(s[static_cast<std::size_t>(v)])] == v;
    if (!pairs) continue;
    const bool centres = s[0] == 0 && s[1] == 1, opposite = s[0] == 1;
    apply = apply || splits(complete, s) || (centres && splits(without, s)) ||
            (opposite && splits(without, s) && barely(without, 0, 1));
  } while (std::next_permutation(s.begin(), s.end()));
  print("cap.sec7-tools", "K_" + std::to_string(n), !apply);
  print("cap.sec7-tools.repaired", "K_" + std::to_string(n), apply == (n < 4));
}

// Full binary trees with so many vertices at most, from a root with two children on: each leaf gets two or stays.
void full_binary_trees(const Graph& tree, int most) {
  std::map<Colours, int> known;
  const int alice = score(tree, {}, known);
  bool odd = true;
  for (int v = 0; v < tree.order; ++v) odd = odd && tree.degree(v) % 2 == 1;
  const std::string order = "order " + std::to_string(tree.order);
  print("cap.cor-6.3.binary", order, odd && alice == 2, "score " + std::to_string(alice));
  print("cap.cor-6.3.binary.repaired", order, alice == 0);
  for (int leaf = 0; leaf < tree.order && tree.order + 2 <= most; ++leaf) {
    if (tree.degree(leaf) != 1) continue;
    Graph larger = tree;
    larger.order += 2;
    larger.join(leaf, tree.order);
    larger.join(leaf, tree.order + 1);
    full_binary_trees(larger, most);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1) {
    const Graph tree = read_graph6(argv[1]);
    std::set<int> orders;
    collect_cores(tree, tree.order, orders);
    std::cout << "cores of order";
    for (int order : orders) std::cout << ' ' << order;
    std::cout << '\n';
    return 0;
  }
  for (int n = 3; n <= 6; ++n) matched(n, 1);
  matched(5, 2);
  for (int order = 1; order <= 4; ++order) even_draws(order);
  for (int n = 2; n <= 5; ++n) {
    for (int m = 2; m <= 5; ++m) {
      if ((n + m) % 2 != 0) continue;
      const std::string sides = std::to_string(n) + " by " + std::to_string(m);
      print("cap.thm-5.4-parts", sides, parts_split(n, m, m / 2));
      print("cap.thm-5.4-parts.scan", sides, parts_split(n, m, n / 2));
    }
  }
  for (int n = 2; n <= 5; ++n) tools(n);
  Graph two_leaves;
  two_leaves.order = 3;
  two_leaves.join(0, 1);
  two_leaves.join(0, 2);
  full_binary_trees(two_leaves, 7);
  for (const auto& [p, q] : {std::pair(2, 3), std::pair(2, 5), std::pair(4, 3)}) {
    const std::string legs = "legs 1," + std::to_string(p) + "," + std::to_string(q);
    const int printed = Strategy(p, q, false).sure(), repaired = Strategy(p, q, true).sure();
    print("cap.thm-6.7-strategy", legs, printed >= 1, "sure of " + std::to_string(printed));
    print("cap.thm-6.7-strategy.repaired", legs, repaired >= 1, "sure of " + std::to_string(repaired));
  }
  return 0;
}
