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

// Proof of Theorem 5.1: the edges v_1v_2, ... and v_nv_{n-1}, ... to v_{ceil(n/2)+1}v_{ceil(n/2)} are the halves of a
// path.
void halves(const std::string& statement) {
  for (int n = 3; n <= 15; n += 2) {
    std::multiset<int> all;  // edges by their smaller end
    for (int j = 1; j <= n / 2; ++j) all.insert(j);
    const std::size_t first = all.size();
    for (int j = n - 1; j >= n / 2 + 1; --j) all.insert(j);
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

}  // namespace

int main() {
  parts("col.prop-7.parts", 2);
  parts("col.prop-7.parts.repaired", 1);
  moves("col.prop-8.moves", [](int, int i) { return i - 2; });
  moves("col.prop-8.moves.repaired", [](int k, int i) { return k - i + 3; });
  halves("cap.thm-5.1-parts");
  shapes();
  redundant();
  return 0;
}
