// oracle-claims-colouring: statements of "Impartial coloring games" that are false as printed, tested by playing the
// games after the rules of the paper, position by position.
//
// Output, separated by a tab: STATEMENT  WHERE, the first instance that is wrong, - if none is; of
// col.cor-15.surrounded a line for every wrong position. Beside each statement the version that holds, in a small
// range.
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

using Painting = std::vector<int>;                                 // colours from 1 on, 0 unpainted
using Legal = std::function<bool(const Painting&, int v, int c)>;  // whether v may be painted c next
using Edges = std::set<std::pair<int, int>>;                       // both ways round

int mex(const std::set<int>& values) {
  int least = 0;
  while (values.count(least) != 0) ++least;
  return least;
}

// The Grundy value of a painting, by all its options.
class Game {
 public:
  Game(int colours, Legal legal) : colours_(colours), legal_(std::move(legal)) {}
  int value(const Painting& at) {
    const auto known = values_.find(at);
    if (known != values_.end()) return known->second;
    std::set<int> options;
    for (int v = 0; v < static_cast<int>(at.size()); ++v) {
      for (int c = 1; c <= colours_; ++c) {
        if (at[v] != 0 || !legal_(at, v, c)) continue;
        Painting after = at;
        after[v] = c;
        options.insert(value(after));
      }
    }
    return values_[at] = mex(options);
  }
  const std::map<Painting, int>& met() const { return values_; }

 private:
  int colours_;
  Legal legal_;
  std::map<Painting, int> values_;
};

void say(const std::string& statement, const std::string& where) { std::cout << statement << '\t' << where << '\n'; }

std::string text(const Painting& at) {
  std::string list;
  for (std::size_t v = 0; v < at.size(); ++v) {
    if (at[v] != 0) list += (list.empty() ? " painted=" : ",") + std::to_string(v) + ":" + std::to_string(at[v]);
  }
  return list;
}

void join(Edges& edges, int u, int v) {
  edges.insert({u, v});
  edges.insert({v, u});
}

// Adjacent vertices are painted differently.
Legal properly(const Edges& edges) {
  return [edges](const Painting& at, int v, int c) {
    for (const auto& [from, to] : edges) {
      if (from == v && at[to] == c) return false;
    }
    return true;
  };
}

Edges path(int n) {
  Edges edges;
  for (int v = 0; v + 1 < n; ++v) join(edges, v, v + 1);
  return edges;
}
Edges cycle(int n) {
  Edges edges = path(n);
  join(edges, n - 1, 0);
  return edges;
}

void trees(const std::string& statement, int first_arity, int last_arity) {
  std::string wrong = "-";
  for (int arity = first_arity; arity <= last_arity && wrong == "-"; arity += 2) {
    for (int height = 0; height <= (arity < 3 ? 2 : 1) && wrong == "-"; ++height) {
      Edges edges;
      int n = 1, parents = 0, level = 1;
      for (int depth = 0; depth < height; ++depth) {
        const int end = parents + level;
        for (; parents < end; ++parents) {
          for (int child = 0; child < arity; ++child) join(edges, parents, n++);
        }
        level *= arity;
      }
      for (int colours = 1; colours <= 3 && wrong == "-"; ++colours) {
        if (Game(colours, properly(edges)).value(Painting(n)) == 0) {
          wrong = "proper --colours " + std::to_string(colours) + " kary-tree:" + std::to_string(arity) + "," +
                  std::to_string(height) + " is in P";
        }
      }
    }
  }
  say(statement, wrong);
}

void odd_paths(const std::string& statement, int least_colours) {
  std::string wrong = "-";
  for (int n = 1; n <= 7; n += 2) {
    for (int colours = least_colours; colours <= 3; ++colours) {
      if (wrong == "-" && Game(colours, properly(path(n))).value(Painting(n)) != 1)
        wrong = "proper --colours " + std::to_string(colours) + " path:" + std::to_string(n);
    }
  }
  say(statement, wrong);
}

// Where a player who answers every move (v, c) by one of `answers` cannot, or may not; empty if never.
using Moves = std::vector<std::pair<int, int>>;
std::string stuck(const Painting& at, int colours, const Legal& legal, int never,
                  const std::function<Moves(const Painting&, int, int)>& answers) {
  for (int v = 0; v < static_cast<int>(at.size()); ++v) {
    for (int c = 1; c <= colours; ++c) {
      if (v == never || at[v] != 0 || !legal(at, v, c)) continue;
      Painting moved = at;
      moved[v] = c;
      const Moves possible = answers(moved, v, c);
      bool good = !possible.empty();
      for (const auto& [u, d] : possible) {
        good = good && u >= 0 && u < static_cast<int>(at.size()) && moved[u] == 0 && legal(moved, u, d);
      }
      if (!good)
        return "after" + text(at) + " the move " + std::to_string(v) + ":" + std::to_string(c) + " has no answer";
      for (const auto& [u, d] : possible) {
        Painting next = moved;
        next[u] = d;
        const std::string later = stuck(next, colours, legal, never, answers);
        if (!later.empty()) return later;
      }
    }
  }
  return "";
}

void odd_cycle_strategy(const std::string& statement, bool same) {
  std::string wrong = "-";
  for (int n = 3; n <= 7 && wrong == "-"; n += 2) {
    Painting start(n);
    start[0] = 1;
    start[2] = 2;
    const std::string where = stuck(start, 2, properly(cycle(n)), -1, [&](const Painting&, int v, int c) {
      return Moves{{(2 - v + n) % n, same ? c : 3 - c}};
    });
    if (!where.empty()) wrong = "proper --colours 2 cycle:" + std::to_string(n) + " " + where;
  }
  say(statement, wrong);
}

void odd_path_strategy(const std::string& statement, int least_colours) {
  const std::map<int, std::string> beside_a_vertex{{1, "A?"}, {3, "Cg"}, {5, "EhC?"}};  // the paths, in graph6
  std::string wrong = "-";
  for (int n = 1; n <= 5; n += 2) {
    for (int colours = least_colours; colours <= 3 && wrong == "-"; ++colours) {
      const Legal legal = properly(path(n));  // vertex n has no neighbours: the other path
      const std::string where = stuck(Painting(n + 1), colours, legal, -1, [&](const Painting& at, int v, int c) {
        if (v != n / 2 && v != n) return Moves{{n - 1 - v, c}};
        Moves all;
        const int u = v == n ? n / 2 : n;
        for (int d = 1; d <= colours; ++d) {
          if (at[u] == 0 && legal(at, u, d)) all.push_back({u, d});
        }
        return all;
      });
      if (!where.empty()) {
        wrong = "proper --colours " + std::to_string(colours) + " " + beside_a_vertex.at(n) + " " + where;
      }
    }
  }
  say(statement, wrong);
}

// Arcs v to v + 1 with both ends painted go from blue (1) to red (2).
bool blue_to_red(const Painting& at, int v, int c) {
  const int n = static_cast<int>(at.size());
  const bool before = v == 0 || at[v - 1] == 0 || (at[v - 1] == 1 && c == 2);
  const bool after = v + 1 == n || at[v + 1] == 0 || (c == 1 && at[v + 1] == 2);
  return before && after;
}

void first_move_in_a(const std::string& statement, int colour_if_even) {
  std::string wrong = "-";
  for (int k = 4; k <= 11 && wrong == "-"; ++k) {
    Painting at(k);
    at[0] = 1;
    at[(k % 2 == 1 ? (k + 3) / 2 : k / 2 + 1) - 1] = k % 2 == 1 ? 1 : colour_if_even;
    if (Game(2, blue_to_red).value(at) != 0) wrong = "blue-red directed-path:" + std::to_string(k) + text(at);
  }
  say(statement, wrong);
}

// Values of paths of n unpainted vertices between a painted or missing vertex on each side, by what each move leaves.
// A blue vertex kills the one before it and bars blue from the one after it; a red one the other way round.
class Stretches {
 public:
  explicit Stretches(int longest) : free_(longest + 1), barred_(longest + 1), both_(longest + 1) {
    for (int n = 1; n <= longest; ++n) {
      both_[n] = mex_of(n, true, true);
      barred_[n] = mex_of(n, true, false);
      free_[n] = mex_of(n, false, false);
    }
  }
  int free(int n) const { return free_[n]; }

 private:
  // `left`: blue is barred from the first vertex; `right`: red from the last. Barred at one end is the same either way
  // round, as turning the path round and exchanging the colours shows.
  int value(int n, bool left, bool right) const {
    if (n <= 0) return 0;
    return left && right ? both_[n] : left || right ? barred_[n] : free_[n];
  }
  int mex_of(int n, bool left, bool right) {
    reached_.assign(4096, false);
    for (int i = 0; i < n; ++i) {
      const int before = i, after = n - 1 - i;
      if (!(left && i == 0)) reached_[value(before - 1, left, false) ^ value(after, true, right)] = true;
      if (!(right && after == 0)) reached_[value(before, left, true) ^ value(after - 1, false, right)] = true;
    }
    return static_cast<int>(std::find(reached_.begin(), reached_.end(), false) - reached_.begin());
  }
  std::vector<int> free_, barred_, both_;
  std::vector<bool> reached_;
};

void lost_paths() {
  const Stretches stretches(10000);
  for (int k = 1; k <= 11; ++k) {
    if (Game(2, blue_to_red).value(Painting(k)) != stretches.free(k)) say("col.fact-26", "the stretches are wrong");
  }
  int count = 0;
  std::string list;
  for (int k = 1; k <= 10000; ++k) {
    if (stretches.free(k) != 0) continue;
    ++count;
    list += " " + std::to_string(k);
  }
  say("col.fact-26", std::to_string(count) + " P-positions D_k to k = 10000:" + list);
}

// No painted vertex has both neighbours on the cycle painted in its colour.
bool not_surrounded(const Painting& before, int v, int c) {
  Painting at = before;
  at[v] = c;
  const int n = static_cast<int>(at.size());
  for (int u = 0; u < n; ++u) {
    if (at[u] != 0 && at[(u + 1) % n] == at[u] && at[(u + n - 1) % n] == at[u]) return false;
  }
  return true;
}

bool can_move(const Painting& at) {
  for (int v = 0; v < static_cast<int>(at.size()); ++v) {
    if (at[v] == 0 && (not_surrounded(at, v, 1) || not_surrounded(at, v, 2))) return true;
  }
  return false;
}

void odd_weak_cycles() {
  std::string starts = "-", ends = "-";
  for (const int n : {3, 5, 7}) {
    Game game(2, not_surrounded);
    if (game.value(Painting(n)) != 1) starts = "cycle:" + std::to_string(n);
    for (const auto& [at, value] : game.met()) {
      const int unpainted = static_cast<int>(std::count(at.begin(), at.end(), 0));
      if (n == 5 && value != unpainted % 2)
        say("col.cor-15.surrounded", "weak --reading surrounded cycle:5" + text(at));
      if (n == 5 && unpainted > 0 && !can_move(at)) ends = "Dhc";  // the cycle in graph6
    }
  }
  say("col.cor-15.ends.surrounded", ends);
  say("col.cor-15.surrounded.repaired", starts);
}

// The second player mirrors i, from 1 on, to `sum` - i in the other colour.
void mirrors(const std::string& statement, int beyond) {
  std::string wrong = "-";
  for (int n = 1; n <= 7 && wrong == "-"; n += 2) {
    const Legal legal = [](const Painting& at, int v, int c) {
      for (int u = 0; u < static_cast<int>(at.size()); ++u) {
        if (u != v && std::abs(u - v) <= 2 && at[u] == c) return false;
      }
      return true;
    };
    const std::string where = stuck(Painting(n), 2, legal, n / 2, [&](const Painting&, int v, int c) {
      return Moves{{n + beyond - (v + 1) - 1, 3 - c}};
    });
    if (!where.empty()) wrong = "distance --colours 2 --distance 2 path:" + std::to_string(n) + " " + where;
  }
  say(statement, wrong);
}

// Whether the first player has the last move when the vertices of a path are painted in this order.
bool first_wins(const std::vector<int>& order, const Painting& at, std::size_t turn, const Legal& legal) {
  for (int c = 1; turn < order.size() && c <= 2; ++c) {
    const int v = order[turn];
    if (!legal(at, v, c)) continue;
    Painting after = at;
    after[v] = c;
    if (first_wins(order, after, turn + 1, legal) == (turn % 2 == 0)) return turn % 2 == 0;
  }
  return turn % 2 == 1;
}

// The algorithm printed for Theorem 22; g[v] is the turn of v, order[t - 1] the vertex of turn t.
bool algorithm(const std::vector<int>& g, const std::vector<int>& order, bool literal_f, bool closed_ends) {
  const int n = static_cast<int>(g.size());
  const std::vector<int>& f = literal_f ? order : g;
  std::string kinds;
  for (int v = 0; v < n; ++v) {
    const bool left = v > 0, right = v < n - 1;
    const int earlier = (left && g[v - 1] < g[v] ? 1 : 0) + (right && g[v + 1] < g[v] ? 1 : 0);
    const int neighbours = (left ? 1 : 0) + (right ? 1 : 0);
    if (earlier == 0) {
      kinds += 's';
    } else {
      kinds += earlier == neighbours && (closed_ends || neighbours == 2) ? 'c' : '-';
    }
  }
  while (kinds.find('c') != std::string::npos) {
    int u = -1;
    for (int v = 0; v < n; ++v) {
      if (kinds[v] == 'c' && (u < 0 || f[v] < f[u])) u = v;
    }
    int chosen = -1;
    for (const int step : {-1, 1}) {
      int v = u + step;
      while (v >= 0 && v < n && kinds[v] == '-') v += step;
      if (v >= 0 && v < n && (chosen < 0 || f[v] > f[chosen])) chosen = v;
    }
    if (g[chosen] % 2 != g[u] % 2) return g[u] % 2 == 0;
    kinds[u] = kinds[chosen] = '-';
  }
  return n % 2 == 1;
}

// Whether constrained vertices, which are neither sources nor closed, are those between whose neighbours' turns there
// is g(v), the turn of v, or f(v), the vertex painted at turn v, all numbered from 1 on.
void constrained_vertices(const std::string& statement, bool by_f) {
  std::string wrong = "-";
  for (int n = 3; n <= 6; ++n) {
    std::vector<int> f(n + 1), g(n + 1);
    std::iota(f.begin(), f.end(), 0);
    do {
      for (int t = 1; t <= n; ++t) g[f[t]] = t;
      for (int v = 2; v < n && wrong == "-"; ++v) {
        const auto [least, most] = std::minmax(g[v - 1], g[v + 1]);
        const int between = by_f ? f[v] : g[v];
        if ((least < between && between < most) == (least < g[v] && g[v] < most)) continue;
        wrong = "painted in the order ";
        for (int t = 1; t <= n; ++t) wrong += (t == 1 ? "" : ", ") + std::to_string(f[t] - 1);
        wrong += ", the vertex " + std::to_string(v - 1);
      }
    } while (std::next_permutation(f.begin() + 1, f.end()));
  }
  say(statement, wrong);
}

void orders_of_paths(const std::string& statement, bool literal_f, bool closed_ends) {
  std::string wrong = "-";
  for (int n = 1; n <= 7; ++n) {
    std::vector<int> order(n), g(n);
    std::iota(order.begin(), order.end(), 0);
    do {
      for (int t = 0; t < n; ++t) g[order[t]] = t + 1;
      if (wrong != "-" ||
          first_wins(order, Painting(n), 0, properly(path(n))) == algorithm(g, order, literal_f, closed_ends))
        continue;
      wrong = "sequential --colours 2 path:" + std::to_string(n);
      if (std::is_sorted(order.begin(), order.end())) continue;  // the order of the numbers is not written
      wrong += " order=";
      for (int t = 0; t < n; ++t) wrong += (t == 0 ? "" : ",") + std::to_string(order[t]);
    } while (std::next_permutation(order.begin(), order.end()));
  }
  say(statement, wrong);
}

/// The steps on a cycle: as they stand, or with a closed vertex between one source and itself decided by parity.
bool algorithm_on_cycle(const std::vector<int>& g, bool by_parity) {
  const int n = static_cast<int>(g.size());
  if (n == 0) return false;  // nobody has a move
  std::string kinds;
  for (int v = 0; v < n; ++v) {
    const int earlier = (g[(v + 1) % n] < g[v]) + (g[(v + n - 1) % n] < g[v]);
    kinds += earlier == 0 ? 's' : earlier == 2 ? 'c' : '-';
  }
  while (kinds.find('c') != std::string::npos) {
    int u = -1;
    for (int v = 0; v < n; ++v) {
      if (kinds[v] == 'c' && (u < 0 || g[v] < g[u])) u = v;
    }
    int sides[2];
    for (const int step : {1, n - 1}) {
      int v = (u + step) % n;
      while (kinds[v] == '-') v = (v + step) % n;
      sides[step == 1] = v;
    }
    const int chosen = g[sides[0]] > g[sides[1]] ? sides[0] : sides[1];
    const bool alone = by_parity && sides[0] == sides[1];
    if (alone ? n % 2 == 1 : g[chosen] % 2 != g[u] % 2) return g[u] % 2 == 0;
    kinds[u] = kinds[chosen] = '-';
  }
  return n % 2 == 1;
}

void orders_of_cycles(const std::string& statement, bool by_parity) {
  std::string wrong = "-";
  for (int n = 3; n <= 7 && wrong == "-"; ++n) {
    std::vector<int> g(n);
    std::iota(g.begin(), g.end(), 1);
    do {
      std::vector<int> order(n);
      for (int v = 0; v < n; ++v) order[g[v] - 1] = v;
      if (first_wins(order, Painting(n), 0, properly(cycle(n))) == algorithm_on_cycle(g, by_parity)) continue;
      wrong = "sequential --colours 2 cycle:" + std::to_string(n);
      break;
    } while (std::next_permutation(g.begin(), g.end()));
  }
  say(statement, wrong);
}

/// Blue and red on a cycle whose edges point any way: an arc between painted vertices goes from blue to red.
bool first_wins_directed(Painting& painting, const std::vector<std::pair<int, int>>& arcs) {
  const auto legal = [&] {
    for (const auto& [from, to] : arcs) {
      if (painting[from] != 0 && painting[to] != 0 && (painting[from] != 1 || painting[to] != 2)) return false;
    }
    return true;
  };
  for (int v = 0; v < static_cast<int>(painting.size()); ++v) {
    if (painting[v] != 0) continue;
    for (const int colour : {1, 2}) {
      painting[v] = colour;
      const bool wins = legal() && !first_wins_directed(painting, arcs);
      painting[v] = 0;
      if (wins) return true;
    }
  }
  return false;
}

void oriented_cycles() {
  for (int n = 4; n <= 5; ++n) {
    for (int turned = 0; turned < 1 << n; ++turned) {
      std::vector<std::pair<int, int>> arcs;
      std::vector<int> bits(static_cast<std::size_t>((n * n + 5) / 6 * 6));
      for (int v = 0; v < n; ++v) {
        const int next = (v + 1) % n;
        arcs.push_back((turned >> v & 1) != 0 ? std::pair(next, v) : std::pair(v, next));
        bits[static_cast<std::size_t>(arcs.back().first * n + arcs.back().second)] = 1;
      }
      Painting painting(n);
      if (!first_wins_directed(painting, arcs)) continue;
      std::string digraph6 = "&" + std::string(1, static_cast<char>(63 + n));
      for (std::size_t i = 0; i < bits.size(); i += 6) {
        int six = 0;
        for (std::size_t j = i; j < i + 6; ++j) six = 2 * six + bits[j];
        digraph6 += static_cast<char>(63 + six);
      }
      say("col.cor-11.any-orientation", "blue-red " + digraph6 + " is in N");
    }
  }
}

// The graph that Proposition 18 makes of one vertex, then of two and an edge; whether every vertex is at most 2 steps
// from one painted 2.
void near_colour_2(const std::string& statement) {
  const Edges lone, path = {{0, 2}, {2, 0}, {1, 2}, {2, 1}, {2, 4}, {4, 2}, {4, 3}, {3, 4}};
  const auto all_near = [](const Edges& edges, const Painting& painting) {
    const int order = static_cast<int>(painting.size());
    for (int v = 0; v < order; ++v) {
      bool near = painting[v] == 2;
      for (int w = 0; w < order; ++w) {
        if (painting[w] != 2) continue;
        near = near || edges.count({v, w}) != 0;
        for (int between = 0; between < order; ++between)
          near = near || (edges.count({v, between}) != 0 && edges.count({between, w}) != 0);
      }
      if (!near) return false;
    }
    return true;
  };
  if (!all_near(lone, {0})) say(statement, "@:");
  if (!all_near(path, {0, 0, 0, 1, 2})) say(statement, "A_:");
}

// Vertices without an edge, each of which takes any of two colours.
void lone_vertices(const std::string& statement) {
  for (int n = 1; n <= 4; ++n) {
    Game game(2, [](const Painting&, int, int) { return true; });
    if (game.value(Painting(static_cast<std::size_t>(n))) != n % 2) return say(statement, std::to_string(n));
  }
  say(statement, "-");
}

}  // namespace

int main() {
  near_colour_2("col.prop-18.near");
  lone_vertices("col.prop-18.near.repaired");
  trees("col.b-ktree", 2, 6);
  trees("col.b-ktree.children", 1, 5);
  odd_paths("col.prop-6", 1);
  odd_paths("col.prop-6.repaired", 2);
  odd_cycle_strategy("col.cor-5.strategy", true);
  odd_cycle_strategy("col.cor-5.strategy.repaired", false);
  odd_path_strategy("col.prop-6.strategy", 1);
  odd_path_strategy("col.prop-6.strategy.repaired", 2);
  lost_paths();
  first_move_in_a("col.prop-10.strategy", 1);
  first_move_in_a("col.prop-10.strategy.repaired", 2);
  odd_weak_cycles();
  mirrors("col.prop-17.strategy", 1);
  mirrors("col.prop-17.strategy.scan", 0);
  constrained_vertices("col.def-8", false);
  constrained_vertices("col.def-8.scan", true);
  orders_of_paths("col.thm-22", false, false);
  orders_of_paths("col.thm-22.closed-ends", false, true);
  orders_of_paths("col.thm-22.literal-f", true, false);
  orders_of_cycles("col.thm-22-cycles", false);
  orders_of_cycles("col.thm-22-cycles.repaired", true);
  oriented_cycles();
  return 0;
}
