// oracle-claims-geodetic: the statements of the paper on geodetic contraction games that are false as printed or in one
// reading, tested from the prose of the paper.
//
// Abstract: "choosing an unlabeled vertex u; then u itself and all vertices on shortest paths between u and any vertex
// of L are adjoined to L"; `contract` takes the nearest vertices of L only, `hull` goes on until no shortest path
// between vertices of L leaves it. "In normal play, the first player unable to move loses"; misere: wins.
// Theorems 2 and 3 are played on C_1 = K_1, C_2 = K_2, C_3, ...; Propositions 1 and 8 and moves of W on K_3 o R_n,
// where a 0-star is recognised by its being lost in play and not by Nim; Propositions 2, 4 and 5 and a step of the
// proof of Proposition 7 are arithmetic with strings of digits.
//
// Output, one line for each statement, separated by a tab: its id, and the first instance at which it is false, or -
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using Set = std::set<int>;
using Graph = std::vector<Set>;  // the neighbours of each vertex

constexpr int far = 1000000;

std::vector<std::vector<int>> distances(const Graph& graph) {
  const std::size_t n = graph.size();
  std::vector<std::vector<int>> d(n, std::vector<int>(n, far));
  for (std::size_t u = 0; u < n; ++u) {
    d[u][u] = 0;
    for (int v : graph[u]) d[u][static_cast<std::size_t>(v)] = 1;
  }
  for (std::size_t k = 0; k < n; ++k) {
    for (std::size_t u = 0; u < n; ++u) {
      for (std::size_t v = 0; v < n; ++v) d[u][v] = std::min(d[u][v], d[u][k] + d[k][v]);
    }
  }
  return d;
}

class Game {
 public:
  Game(const Graph& graph, std::string reading, bool misere)
      : distance_(distances(graph)), reading_(std::move(reading)), misere_(misere) {}

  int order() const { return static_cast<int>(distance_.size()); }

  Set play(const Set& labelled, int u) const {
    Set result = labelled;
    result.insert(u);
    int nearest = far;
    for (int v : labelled) nearest = std::min(nearest, between(u, v));
    for (int v : labelled) {
      if (reading_ == "contract" && between(u, v) > nearest) continue;
      add_paths(result, u, v);
    }
    for (bool grown = reading_ == "hull"; grown;) {
      const Set before = result;
      for (int x : before) {
        for (int y : before) add_paths(result, x, y);
      }
      grown = result != before;
    }
    return result;
  }

  // Whether the player to move wins.
  bool won(const Set& labelled) {
    if (static_cast<int>(labelled.size()) == order()) return misere_;
    const auto found = known_.find(labelled);
    if (found != known_.end()) return found->second;
    bool wins = false;
    for (int u = 0; u < order() && !wins; ++u) wins = labelled.count(u) == 0 && !won(play(labelled, u));
    return known_[labelled] = wins;
  }

 private:
  int between(int u, int v) const { return distance_[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)]; }
  void add_paths(Set& set, int u, int v) const {
    for (int w = 0; w < order(); ++w) {
      if (between(u, v) < far && between(u, w) + between(w, v) == between(u, v)) set.insert(w);
    }
  }

  std::vector<std::vector<int>> distance_;
  std::string reading_;
  bool misere_;
  std::map<Set, bool> known_;
};

void join(Graph& graph, int u, int v) {
  if (u == v) return;
  graph[static_cast<std::size_t>(u)].insert(v);
  graph[static_cast<std::size_t>(v)].insert(u);
}

Graph cycle(int n) {
  Graph graph(static_cast<std::size_t>(n));
  for (int v = 0; v < n; ++v) join(graph, v, (v + 1) % n);
  return graph;
}

// Vertex `number` = 1..n of a ray, which begins at 1 on K_3.
int on_ray(int n, int ray, int number) { return ray * n + number - 1; }

Graph rays(int n) {
  Graph graph(static_cast<std::size_t>(3 * n));
  for (int ray = 0; ray < 3; ++ray) {
    join(graph, on_ray(n, ray, 1), on_ray(n, (ray + 1) % 3, 1));
    for (int number = 1; number < n; ++number) join(graph, on_ray(n, ray, number), on_ray(n, ray, number + 1));
  }
  return graph;
}

// The vertices low..high of the first ray.
Set interval(int low, int high) {
  Set set;
  for (int number = low; number <= high; ++number) set.insert(number - 1);
  return set;
}

std::string rays_text(int n, const Set& labelled) {
  std::string list;
  for (int v : labelled) list += (list.empty() ? " labelled=" : ",") + std::to_string(v);
  return "rays:3," + std::to_string(n) + list;
}

bool power_of_two(int n) {
  int power = 1;
  while (power < n) power *= 2;
  return power == n;
}

void report(const std::string& id, const std::string& first) {
  std::cout << id << '\t' << (first.empty() ? "-" : first) << '\n';
}

// The first cycle of order 1 to 12 whose outcome is another.
std::string first_cycle(const std::string& reading, bool misere, const std::function<bool(int)>& won) {
  for (int n = 1; n <= 12; ++n) {
    if (Game(cycle(n), reading, misere).won({}) != won(n)) return (n < 3 ? "complete:" : "cycle:") + std::to_string(n);
  }
  return "";
}

void cycles() {
  const auto theorem_2 = [](int n) { return power_of_two(n + 1); };
  const auto theorem_3 = [](int n) { return n > 1 && power_of_two(n); };
  for (const std::string reading : {"contract", "literal", "hull"}) {
    const std::string end = reading == "contract" ? "" : "." + reading;
    report("geo.thm-2" + end, first_cycle(reading, false, theorem_2));
    report("geo.thm-3" + end, first_cycle(reading, true, theorem_3));
    if (end.empty()) continue;
    report("geo.thm-2" + end + ".repaired", first_cycle(reading, false, [](int n) { return n % 2 != 0; }));
    report("geo.thm-3" + end + ".repaired", first_cycle(reading, true, [](int n) { return n == 2; }));
  }
}

// The proofs of Theorems 2 and 3: whatever vertex B labels after 0, A can label one that leaves the rooted cycle of
// half the length, 2^(k-1) - 1 of 2^k - 1 and 2^(k-1) of 2^k, that many vertices less one; repaired, none is left
// besides.
std::string first_second_move(bool misere, bool repaired) {
  for (int n = misere ? 4 : 3; n <= 16; ++n) {
    if (!power_of_two(misere ? n : n + 1)) continue;
    const Game game(cycle(n), "contract", misere);
    for (int b = 1; b < n; ++b) {
      const Set labelled = game.play({0}, b);
      bool some = misere && repaired && static_cast<int>(labelled.size()) == n;
      for (int a = 1; a < n; ++a) {
        if (labelled.count(a) != 0) continue;
        const int left = n - static_cast<int>(game.play(labelled, a).size());
        some = some || left == n / 2 - 1 || (!misere && repaired && left == 0);
      }
      if (!some) return n == 4 ? "Cl" : "FhCKG";  // in graph6: cycle:4, and cycle:7
    }
  }
  return "";
}

// "Phase II, where vertices on more than one ray have been labeled, or one ray has been labeled entirely."
bool phase_two(int n, const Set& labelled) {
  std::vector<int> count(3);
  for (int v : labelled) ++count[static_cast<std::size_t>(v / n)];
  const auto none = std::count(count.begin(), count.end(), 0);
  return none < 2 || std::count(count.begin(), count.end(), n) > 0;
}

// "The class of moves in Phase I such that the next move cannot produce a 0-star", of a move that leaves this in Phase
// I.
bool in_e(int n, Game& game, const Set& labelled) {
  if (phase_two(n, labelled)) return false;
  for (int v = 0; v < 3 * n; ++v) {
    if (labelled.count(v) != 0) continue;
    const Set next = game.play(labelled, v);
    if (phase_two(n, next) && !game.won(next)) return false;
  }
  return true;
}

std::string first_prop_1(bool repaired) {
  for (int n = 2; n <= 6; ++n) {
    Game game(rays(n), "contract", false);
    for (int low = 1; low <= n; ++low) {
      for (int high = low; high <= n; ++high) {
        if (low == 1 && high == n) continue;
        const int length = n - high;
        const bool greater = (n ^ length) > n;
        const bool expected = repaired ? greater && low != 1 : greater && !(power_of_two(n) && length == n - 1);
        if (in_e(n, game, interval(low, high)) != expected)
          return "rays:3," + std::to_string(n) + " [" + std::to_string(low) + "," + std::to_string(high) + "]";
      }
    }
  }
  return "";
}

// Digits of n, the least significant first.
std::string digits(int n) {
  std::string text;
  for (; n > 0; n /= 2) text += n % 2 == 0 ? '0' : '1';
  return text;
}

int power(int exponent) { return exponent == 0 ? 1 : 2 * power(exponent - 1); }

std::vector<int> zeros(int n) {
  std::vector<int> positions;
  const std::string text = digits(n);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '0') positions.push_back(static_cast<int>(i));
  }
  return positions;
}

int rounded(int n, bool up) {
  int exponent = 0;
  while (power(exponent) < n) ++exponent;
  return up || power(exponent) == n ? exponent : exponent - 1;
}

// "Interchanging all 1-bits with 0-bits and conversely, and adding a least significant 1-bit."
int complement(int n) {
  int sum = 1;
  for (int j : zeros(n)) sum += power(j);
  return sum;
}

// The pairs of W, a_i first.
std::vector<std::pair<int, int>> pairs(int n) {
  std::vector<std::pair<int, int>> result;
  const std::vector<int> j = zeros(n);
  for (std::size_t i = 0; i < j.size(); ++i) {
    int b = 2;
    for (std::size_t lower = 0; lower < i; ++lower) b += power(j[lower]);
    for (int t = 0; t < power(j[i]); ++t) result.emplace_back(n - power(j[i]) - t, b + t);
  }
  return result;
}

bool prop_2(int n, bool up) {
  if (digits(n).size() != static_cast<std::size_t>(rounded(n, up)) + 1) return false;
  for (int length = 0; length <= n; ++length) {
    bool inside = false;
    for (int j : zeros(n)) inside = inside || (power(j) <= length && length < power(j + 1));
    if (inside != ((n ^ length) > n)) return false;
  }
  return true;
}

bool prop_4(int n, bool up) {
  const int bar = complement(n), lg = rounded(n, up);
  return n + bar == power(lg + 1) && n - bar == 2 * (n - power(lg)) && bar <= n && (bar == n) == power_of_two(n);
}

bool prop_5_iii(int n, bool up) {
  if (zeros(n).empty()) return true;
  bool some = false;
  for (const auto& [a, b] : pairs(n)) some = some || a < b;
  const std::string text = digits(n);
  return some == (rounded(n, up) == zeros(n).back() + 1) && some == (text[text.size() - 2] == '0');
}

// I_L, by the a_i: the longest interval of them.
std::pair<int, int> longest_interval(int n) {
  Set all;
  for (const auto& [a, b] : pairs(n)) all.insert(a);
  int longest = 0, low = 0;
  for (int a : all) {
    int high = a;
    while (all.count(high + 1) != 0) ++high;
    if (high - a + 1 > longest) longest = high - a + 1, low = a;
  }
  return {low, low + longest - 1};
}

// The leftmost 0-bits of n are in positions j_k, ..., j_k - q.
int run_of_zeros(int n) {
  const int j_k = zeros(n).back();
  const std::string text = digits(n);
  int q = 0;
  while (q < j_k && text[static_cast<std::size_t>(j_k - q - 1)] == '0') ++q;
  return q;
}

// Position j_k - q - 1 holds a 1-bit for some q in [0, j_k), or q = j_k, if n is a power of two.
bool run_of_any_n(int n, bool repaired) {
  if (zeros(n).empty()) return true;
  const std::string text = digits(n);
  const bool ones_then_zeros = text.rfind('0') < text.find('1');  // read from the leading digit
  return (repaired ? ones_then_zeros : power_of_two(n)) == (run_of_zeros(n) == zeros(n).back());
}

// That, for n with a leading 10; and the interval of the a_i is right and longest for all.
bool prop_5_v(int n) {
  if (zeros(n).empty()) return true;
  const int j_k = zeros(n).back(), q = run_of_zeros(n);
  if (digits(n).size() == static_cast<std::size_t>(j_k) + 2 && !run_of_any_n(n, false)) return false;
  return longest_interval(n) == std::pair(n - power(j_k + 1) + 1, n - power(j_k - q));
}

// The proof of Proposition 5 (vi): 2^{j_k} and the number behind it are in I_L, if some a_i < b_i.
bool beside_in_interval(int n, bool repaired) {
  bool some = false;
  for (const auto& [a, b] : pairs(n)) some = some || a < b;
  if (!some || (repaired && n == 2)) return true;
  const auto [low, high] = longest_interval(n);
  const int middle = power(zeros(n).back());
  return low <= middle && middle + 1 <= high;
}

// The proof of Proposition 7: pairs a_i < b_i < n with a_i in I_L are pairs the other way round.
bool pairs_turn_round(int n) {
  const std::vector<std::pair<int, int>> all = pairs(n);
  const auto [low, high] = longest_interval(n);
  for (const auto& [a, b] : all) {
    if (a >= b || b >= n || a < low || high < a) continue;
    if (std::find(all.begin(), all.end(), std::pair(b, a)) == all.end()) return false;
  }
  return true;
}

// The first number of which it is false.
template <class Holds>
std::string first_n(const Holds& holds) {
  for (int n = 1; n <= 300; ++n) {
    if (!holds(n)) return "n = " + std::to_string(n);
  }
  return "";
}

// Two versions of a statement, each what stands behind its id and what `holds` takes.
using Version = std::pair<std::string, bool>;
void arithmetic(const std::string& id, bool (*holds)(int, bool), const Version& one, const Version& other) {
  for (const auto& [end, argument] : {one, other})
    report(id + end, first_n([&, argument = argument](int n) { return holds(n, argument); }));
}

// What W answers to a move; 0 if it says nothing.
int response(int n, const Set& labelled, int move) {
  int reply = 0;
  for (const auto& [a, b] : pairs(n)) {
    if (a == move) reply = b;
  }
  for (const auto& [a, b] : pairs(n)) {
    if (reply == 0 && !labelled.empty() && b == move) reply = a;
  }
  return reply;
}

// Every move that W answers, except at 1 and n of a power of two; or of these only that at the largest labelled vertex.
bool moves_in_e(int n, Game& game, const Set& labelled, bool largest) {
  for (int move = 1; move <= n; ++move) {
    if (labelled.count(move - 1) != 0) continue;
    const int reply = response(n, labelled, move);
    if (reply == 0) continue;
    const Set between = game.play(labelled, move - 1);
    const bool excepted = power_of_two(n) && (move == 1 || move == n) && (!largest || *between.rbegin() == move - 1);
    if (!excepted && !in_e(n, game, between)) return false;
    const Set after = game.play(between, reply - 1);
    if (!phase_two(n, after) && !moves_in_e(n, game, after, largest)) return false;
  }
  return true;
}

std::string first_moves_of_w(bool largest) {
  for (int n = 2; n <= 6; ++n) {
    Game game(rays(n), "contract", false);
    if (!moves_in_e(n, game, {}, largest)) return rays_text(n, {});
  }
  return "";
}

// Every response of W, whatever A labels on the ray, except at n, and if repaired at 1, of a power of two.
bool responses_in_e(int n, Game& game, const Set& labelled, bool repaired, std::string& first) {
  for (int move = 1; move <= n; ++move) {
    if (labelled.count(move - 1) != 0) continue;
    const int reply = response(n, labelled, move);
    if (reply == 0) continue;
    const Set after = game.play(game.play(labelled, move - 1), reply - 1);
    const bool excepted = power_of_two(n) && (reply == n || (repaired && reply == 1));
    if (!excepted && !in_e(n, game, after)) {
      first = rays_text(n, {});
      return false;
    }
    if (!phase_two(n, after) && !responses_in_e(n, game, after, repaired, first)) return false;
  }
  return true;
}

std::string first_prop_8(bool repaired) {
  std::string first;
  for (int n = 2; n <= 6; ++n) {
    Game game(rays(n), "contract", false);
    if (!responses_in_e(n, game, {}, repaired, first)) break;
  }
  return first;
}

}  // namespace

int main() {
  cycles();
  report("geo.prop-1", first_prop_1(false));
  report("geo.prop-1.repaired", first_prop_1(true));
  arithmetic("geo.prop-2", prop_2, {"", false}, {".scan", true});
  arithmetic("geo.prop-4", prop_4, {"", false}, {".scan", true});
  arithmetic("geo.prop-5iii", prop_5_iii, {"", false}, {".scan", true});
  report("geo.prop-5v", first_n(prop_5_v));
  arithmetic("geo.prop-5v.any-n", run_of_any_n, {"", false}, {".repaired", true});
  for (const bool repaired : {false, true}) {
    const std::string end = repaired ? ".second-move.repaired" : ".second-move";
    report("geo.thm-2" + end, first_second_move(false, repaired));
    report("geo.thm-3" + end, first_second_move(true, repaired));
  }
  arithmetic("geo.prop-5vi.beside", beside_in_interval, {"", false}, {".repaired", true});
  report("geo.prop-7.symmetric", first_n(pairs_turn_round));
  report("geo.strat-W.moves", first_moves_of_w(false));
  report("geo.strat-W.moves.largest", first_moves_of_w(true));
  report("geo.prop-8", first_prop_8(false));
  report("geo.prop-8.repaired", first_prop_8(true));
  return 0;
}
