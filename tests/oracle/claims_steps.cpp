// oracle-claims-steps: steps of printed proofs that are false, tested by playing the games after the rules of the
// papers.
//
// Output, separated by a tab: STATEMENT  WHERE, the first instance that is wrong, - if none is. Beside each statement
// that has one the version that holds, in a small range.
#include <algorithm>
#include <cstddef>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

void say(const std::string& statement, const std::string& where) { std::cout << statement << '\t' << where << '\n'; }

// ORIENTED BLUE-RED-COLORING on a path whose arcs go forward: between painted vertices from blue (1) to red (2).
using Painting = std::vector<int>;  // 0 unpainted

int value(const Painting& at) {
  static std::map<Painting, int> known;
  if (const auto found = known.find(at); found != known.end()) return found->second;
  std::set<int> options;
  for (std::size_t v = 0; v < at.size(); ++v) {
    for (int colour = 1; at[v] == 0 && colour <= 2; ++colour) {
      Painting after = at;
      after[v] = colour;
      bool legal = true;
      for (std::size_t u = 0; u + 1 < at.size(); ++u)
        legal = legal && (after[u] == 0 || after[u + 1] == 0 || (after[u] == 1 && after[u + 1] == 2));
      if (legal) options.insert(value(after));
    }
  }
  int least = 0;
  while (options.count(least) != 0) ++least;
  return known[at] = least;
}

// A path of k vertices, of which some have a colour: by their numbers from 1 on.
Painting painted(int k, const std::map<int, int>& colours) {
  Painting at(static_cast<std::size_t>(std::max(k, 0)));
  for (const auto& [i, colour] : colours) {
    if (i <= k) at[static_cast<std::size_t>(i - 1)] = colour;
  }
  return at;
}
int value_a(int k) { return value(painted(k, {{1, 1}})); }
int value_c(int k) { return value(painted(k, {{1, 1}, {k, 2}})); }
int value_d(int k) { return value(painted(k, {})); }

std::string board(const Painting& at) {
  std::string list;
  for (std::size_t v = 0; v < at.size(); ++v) {
    if (at[v] != 0) list += (list.empty() ? " painted=" : ",") + std::to_string(v) + ":" + std::to_string(at[v]);
  }
  return "blue-red directed-path:" + std::to_string(at.size()) + list;
}

// Proof of Proposition 7: what moves at v_i leave of A_k, D having k - (i + beyond) vertices. What B leaves is the
// same, turned round and the colours exchanged.
void parts(const std::string& statement, int beyond) {
  for (int k = 2; k <= 9; ++k) {
    for (int i = 3; i <= k; ++i) {
      const Painting blue = painted(k, {{1, 1}, {i, 1}});
      if (value(blue) != (value_a(i - 2) ^ value_a(k - (i - 1)))) return say(statement, board(blue));
    }
    for (int i = 2; i <= k; ++i) {
      const Painting red = painted(k, {{1, 1}, {i, 2}});
      if (value(red) != (value_c(i) ^ value_d(k - (i + beyond)))) return say(statement, board(red));
    }
  }
  say(statement, "-");
}

// Proof of Proposition 8: blue at v_i in C of k + 3 vertices, and at v_{to(k, i)} in D of k.
void moves(const std::string& statement, const std::function<int(int k, int i)>& to) {
  for (int k = 1; k <= 7; ++k) {
    for (int i = 3; i <= k + 2; ++i) {
      const Painting of_c = painted(k + 3, {{1, 1}, {k + 3, 2}, {i, 1}});
      if (value(of_c) != value(painted(k, {{to(k, i), 1}}))) return say(statement, board(of_c));
    }
  }
  say(statement, "-");
}

// Proof of Theorem 5.1: the edges v_1v_2, ... to v_{floor(n/2)}v_{floor(n/2)+1}, and v_nv_{n-1}, ... to v_{k+1}v_k for
// that k rounded down, as printed, or up, are the halves of a path.
void halves(const std::string& statement, int up) {
  for (int n = 3; n <= 15; n += 2) {
    std::multiset<int> all;  // edges by their smaller end
    for (int j = 1; j <= n / 2; ++j) all.insert(j);
    const std::size_t first = all.size();
    for (int j = n - 1; j >= n / 2 + up; --j) all.insert(j);
    bool halved = all.size() == 2 * first;
    for (int j = 1; j < n; ++j) halved = halved && all.count(j) == 1;
    if (!halved) return say(statement, n == 3 ? "Bg" : "path:" + std::to_string(n));  // in graph6
  }
  say(statement, "-");
}

// The monochromatic complete triangulation game on points in convex position.
using Segment = std::pair<int, int>;  // the smaller first
using Drawing = std::set<Segment>;

bool crosses(const Segment& s, const Segment& t) {
  const auto inside = [&](int v) { return s.first < v && v < s.second; };
  const auto outside = [&](int v) { return v < s.first || s.second < v; };
  return (inside(t.first) && outside(t.second)) || (inside(t.second) && outside(t.first));
}

// Points for whoever draws the segment.
int completed(const Drawing& drawn, const Segment& s, int points) {
  int count = 0;
  for (int w = 0; w < points; ++w)
    count += drawn.count(std::minmax(w, s.first)) != 0 && drawn.count(std::minmax(w, s.second)) != 0;
  return count;
}

std::vector<Segment> open(const Drawing& drawn, int points) {
  std::vector<Segment> list;
  for (int v = 1; v < points; ++v) {
    for (int u = 0; u < v; ++u) {
      const Segment s{u, v};
      if (drawn.count(s) == 0 &&
          std::none_of(drawn.begin(), drawn.end(), [&](const Segment& t) { return crosses(s, t); }))
        list.push_back(s);
    }
  }
  return list;
}

int score(const Drawing& drawn, int points);

// What the mover gets more than the other by this segment.
int score_by(const Drawing& drawn, const Segment& s, int points) {
  Drawing after = drawn;
  after.insert(s);
  const int gain = completed(drawn, s, points);
  return gain > 0 ? gain + score(after, points) : -score(after, points);
}

int score(const Drawing& drawn, int points) {
  static std::map<std::pair<int, Drawing>, int> known;
  if (const auto found = known.find({points, drawn}); found != known.end()) return found->second;
  const std::vector<Segment> segments = open(drawn, points);
  std::vector<int> scores;
  std::transform(segments.begin(), segments.end(), std::back_inserter(scores),
                 [&](const Segment& s) { return score_by(drawn, s, points); });
  return known[{points, drawn}] = scores.empty() ? 0 : *std::max_element(scores.begin(), scores.end());
}

// Section 5.3: after one segment there are n - 1 components, whichever it is.
void shapes() {
  for (int n = 4; n <= 6; ++n) {
    for (int k = 2; k <= n / 2; ++k) {
      if (score({{0, k}}, n) != score({{0, 1}}, n))
        return say("tri.thm-3.shape",
                   "complete-triangulation convex:" + std::to_string(n) + ": marked=0-" + std::to_string(k));
    }
  }
  say("tri.thm-3.shape", "-");
}

// Section 5.3: a segment that joins nothing and closes nothing, though another closes a triangle, and is as good as
// any.
void redundant() {
  const Drawing drawn{{0, 1}, {2, 5}, {3, 4}, {4, 5}};
  const Segment s{2, 3};
  const bool as_good =
      completed(drawn, s, 6) == 0 && completed(drawn, {3, 5}, 6) == 1 && score_by(drawn, s, 6) == score(drawn, 6);
  say("tri.thm-3.redundant", as_good ? "complete-triangulation convex:6: marked=0-1,2-3,2-5,3-4,4-5" : "-");
}

// ELLO: the vertices of a graph, which are adjacent, and those that are green.
using Adjacent = std::vector<std::vector<int>>;
using Greens = std::vector<bool>;

// Whether playing the vertices in this order, each of them green then, deletes all.
bool wins(const Adjacent& graph, Greens green, const std::vector<int>& order) {
  for (const int v : order) {
    if (!green[static_cast<std::size_t>(v)]) return false;
    for (const int w : graph[static_cast<std::size_t>(v)])
      green[static_cast<std::size_t>(w)] = !green[static_cast<std::size_t>(w)];
  }
  return true;
}

// Whether some order wins; with a vertex only those that begin there.
bool winnable(const Adjacent& graph, const Greens& green, int first = -1) {
  std::vector<int> order(graph.size());
  std::iota(order.begin(), order.end(), 0);
  do {
    if ((first < 0 || order.front() == first) && wins(graph, green, order)) return true;
  } while (std::next_permutation(order.begin(), order.end()));
  return false;
}

// Proof of Lemma 7.7: x, a, b, z is a path all of whose vertices are adjacent to y; z is first and x last.
void interchange() {
  enum { y, x, a, b, z };
  const Adjacent graph{{x, a, b, z}, {y, a}, {y, x, b}, {y, a, z}, {y, b}};
  std::vector<int> middle{y, a, b};
  do {
    for (int colours = 0; colours < 32; ++colours) {
      Greens green;
      for (int v = 0; v < 5; ++v) green.push_back(colours >> v & 1);
      const auto with_ends = [&](int first, int last) {
        std::vector<int> order{first};
        order.insert(order.end(), middle.begin(), middle.end());
        order.push_back(last);
        return order;
      };
      if (wins(graph, green, with_ends(z, x)) && !wins(graph, green, with_ends(x, z)))
        return say("ello.lem-7.7.interchange", "convex:5:0-2,0-3");
    }
  } while (std::next_permutation(middle.begin(), middle.end()));
  say("ello.lem-7.7.interchange", "-");
}

// All graphs of order n, by the pairs of vertices that are adjacent.
template <class Visit>
void each_graph(int n, const Visit& visit) {
  for (int edges = 0; edges < 1 << (n * (n - 1) / 2); ++edges) {
    Adjacent graph(static_cast<std::size_t>(n));
    int place = 0, size = 0;
    for (int v = 1; v < n; ++v) {
      for (int u = 0; u < v; ++u, ++place) {
        if ((edges >> place & 1) == 0) continue;
        graph[static_cast<std::size_t>(u)].push_back(v);
        graph[static_cast<std::size_t>(v)].push_back(u);
        ++size;
      }
    }
    visit(graph, size);
  }
}

int size_of(const Adjacent& graph) {
  std::size_t ends = 0;
  for (const auto& neighbours : graph) ends += neighbours.size();
  return static_cast<int>(ends / 2);
}
int greens_in(const Greens& green) { return static_cast<int>(std::count(green.begin(), green.end(), true)); }

template <class Visit>
void each_colouring(int n, const Visit& visit) {
  for (int colours = 0; colours < 1 << n; ++colours) {
    Greens green;
    for (int v = 0; v < n; ++v) green.push_back(colours >> v & 1);
    visit(green);
  }
}

Adjacent without(const Adjacent& graph, int gone) {
  Adjacent rest;
  for (int v = 0; v < static_cast<int>(graph.size()); ++v) {
    if (v == gone) continue;
    rest.emplace_back();
    for (const int w : graph[static_cast<std::size_t>(v)])
      if (w != gone) rest.back().push_back(w > gone ? w - 1 : w);
  }
  return rest;
}

// Every game with the parity of order + size, an odd number, can be won.
bool oddity(const Adjacent& graph) {
  const int n = static_cast<int>(graph.size());
  bool all = (n + size_of(graph)) % 2 == 1;
  each_colouring(n, [&](const Greens& green) { all = all && (greens_in(green) % 2 == 0 || winnable(graph, green)); });
  return all;
}

// Proof of Proposition 3.13: parity-plausible games on special graphs have a green vertex, and each of these may be
// first; repaired, those with a green vertex.
void special(const std::string& statement, bool repaired) {
  for (int n = 1; n <= 4; ++n) {
    bool right = true;
    each_graph(n, [&](const Adjacent& graph, int size) {
      for (int v = 0; v < n; ++v)
        if (!oddity(without(graph, v))) return;
      each_colouring(n, [&](const Greens& green) {
        const int greens = greens_in(green);
        if ((greens + n + size) % 2 != 0) return;
        right = right && (greens > 0 || repaired);
        for (int v = 0; v < n; ++v)
          if (green[static_cast<std::size_t>(v)]) right = right && winnable(graph, green, v);
      });
    });
    if (!right) return say(statement, n == 2 ? "A?" : "order " + std::to_string(n));  // in graph6, without an edge
  }
  say(statement, "-");
}

// Before Proposition 10: A_k and B_k, which are the same turned round, are in N for every k, or from the least on.
void always(const std::string& statement, int least) {
  for (int k = least; k <= 9; ++k)
    if (value_a(k) == 0) return say(statement, board(painted(k, {{1, 1}})));
  say(statement, "-");
}

// Section 5.1: values of Kayles, heaps of the least number of beans and more.
void zeros(const std::string& statement, int least) {
  std::vector<int> values;
  for (int k = 0; k <= 200; ++k) {
    std::set<int> options;
    for (int taken = 1; taken <= 2; ++taken)
      for (int one = 0; one + taken <= k; ++one)
        options.insert(values[static_cast<std::size_t>(one)] ^ values[static_cast<std::size_t>(k - taken - one)]);
    int value = 0;
    while (options.count(value) != 0) ++value;
    values.push_back(value);
    if (k >= least && value == 0) return say(statement, "G(" + std::to_string(k) + ") = 0,");
  }
  say(statement, "-");
}

// Section 5.1: what is left of nine triangles in a row, five points and two that both have, with these diagonals.
int greatest_degree(int first, const std::set<Segment>& diagonals) {
  int greatest = 0;
  for (int v = first; v < first + 6; ++v) {
    int degree = 2;
    for (const auto& [u, w] : diagonals) degree += (u == v || w == v) && u >= first && w < first + 6 && w - u < 5;
    greatest = std::max(greatest, degree);
  }
  return greatest;
}
void remainders() {
  const std::set<Segment> diagonals{{0, 2}, {0, 3}, {0, 4}, {0, 5}, {5, 10}, {6, 9}, {6, 10}, {7, 9}};
  const bool alike = greatest_degree(0, diagonals) == greatest_degree(5, diagonals);
  say("tri.obs-serp-col.identical", alike ? "-" : "convex:11:0-2,0-3,0-4,0-5,5-10,6-9,6-10,7-9");
}

// Proof of Theorem 22: on the path of length 11, painted with two colours in this order, none is left at turn 9 if the
// sources beside the first closed vertex, painted at turns 2 and 5, are alike.
void same_colour() {
  const std::vector<int> order{10, 0, 1, 8, 3, 4, 5, 6, 2, 7, 9};
  std::function<bool(std::vector<int>, std::size_t)> blocked = [&](const std::vector<int>& colours, std::size_t turn) {
    bool always = true;
    for (int colour = 1; colour <= 2; ++colour) {
      const auto v = static_cast<std::size_t>(order[turn]);
      if ((v > 0 && colours[v - 1] == colour) || (v < 10 && colours[v + 1] == colour)) continue;
      if (turn == 8) return false;
      std::vector<int> after = colours;
      after[v] = colour;
      if (turn < 4 || after[0] == after[3]) always = always && blocked(after, turn + 1);
    }
    return always;
  };
  say("col.thm-22.same-color", blocked(std::vector<int>(11), 0) ? "-" : "some painting leaves a color to u_0");
}

}  // namespace

int main() {
  remainders();
  same_colour();
  interchange();
  special("ello.prop-3.13.proof", false);
  special("ello.prop-3.13.proof.repaired", true);
  always("col.prop-10.always", 1);
  always("col.prop-10.always.repaired", 2);
  zeros("tri.tbl-2.zeros", 0);
  zeros("tri.tbl-2.zeros.repaired", 1);
  parts("col.prop-7.parts", 2);
  parts("col.prop-7.parts.repaired", 1);
  moves("col.prop-8.moves", [](int, int i) { return i - 2; });
  moves("col.prop-8.moves.repaired", [](int k, int i) { return k - i + 3; });
  halves("cap.thm-5.1-parts", 1);
  halves("cap.thm-5.1-parts.scan", 0);
  shapes();
  redundant();
  return 0;
}
