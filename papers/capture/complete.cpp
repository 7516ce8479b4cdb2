// The vertex-capturing paper, Sections 7 and 8: complete graphs, every case of the proofs played out.
#include "papers/capture/complete.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include "papers/capture/constructions.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

using graphs::single;

/// The edge between v_a and v_b by its two digits, as in 34.
int named(const SmallGraph& graph, int digits) { return edge_number(graph, digits / 10 - 1, digits % 10 - 1); }

std::vector<std::pair<int, int>> named_pairs(const SmallGraph& graph, const std::vector<std::pair<int, int>>& digits) {
  std::vector<std::pair<int, int>> pairs;
  for (const auto& [e, f] : digits) pairs.emplace_back(named(graph, e), named(graph, f));
  return pairs;
}

/// K_6 partly coloured, v_1 to v_6 named as in the proof.
class Six {
 public:
  Six() : graph_(family("complete:6")), at_{graphs::first_vertices(graph_.size()), 0} {}

  const SmallGraph& graph() const { return graph_; }
  const Coloured& at() const { return at_; }
  EdgeSet edge(int digits) const { return EdgeSet{1} << named(graph_, digits); }
  Six red(int digits) const { return with(edge(digits), true); }
  Six blue(int digits) const { return with(edge(digits), false); }
  bool open(int digits) const { return (at_.open & edge(digits)) != 0; }
  /// The uncoloured edges, as digits.
  std::vector<int> open_edges() const {
    std::vector<int> result;
    for (int a = 1; a <= 6; ++a) {
      for (int b = a + 1; b <= 6; ++b) {
        if (open(10 * a + b)) result.push_back(10 * a + b);
      }
    }
    return result;
  }
  EdgeSet open_at(int v) const { return at_.open & edges_at(v); }
  EdgeSet edges_at(int v) const {
    EdgeSet result = 0;
    for (int other = 1; other <= 6; ++other) {
      if (other != v) result |= edge(10 * v + other);
    }
    return result;
  }

  /// Whether a renumbering of the vertices takes the colours of one board to those of the other.
  friend bool alike(const Six& one, const Six& other) {
    std::array<int, 6> to{};
    std::iota(to.begin(), to.end(), 1);
    do {
      Coloured image{0, 0};
      for (int a = 1; a <= 6; ++a) {
        for (int b = a + 1; b <= 6; ++b) {
          const EdgeSet from = one.edge(10 * a + b);
          const EdgeSet edge = one.edge(10 * to[static_cast<std::size_t>(a - 1)] + to[static_cast<std::size_t>(b - 1)]);
          if ((one.at_.open & from) != 0) image.open |= edge;
          if ((one.at_.red & from) != 0) image.red |= edge;
        }
      }
      if (image == other.at_) return true;
    } while (std::ranges::next_permutation(to).found);
    return false;
  }

 private:
  Six with(EdgeSet edge, bool red) const {
    Six result = *this;
    result.at_ = {at_.open & ~edge, red ? at_.red | edge : at_.red};
    return result;
  }
  SmallGraph graph_;
  Coloured at_;
};

bool incident(int digits, int v) { return digits / 10 == v || digits % 10 == v; }

/// Lemma 7.6, an instance for every position in which the proof hands over to a strategy for the rest of the game.
/// Where it says "without loss of generality", the symmetry is found; where it says "any edge", all of them are tried.
/// The cases have their numbers in the proof, and each is reached with the first player to move.
class CasesOfK6 {
 public:
  explicit CasesOfK6(Trial& trial) : trial_(trial) {}

  void all() {
    const Six opening = Six().red(12).blue(34);
    for (const int e : opening.open_edges()) {
      const Six at = opening.red(e);
      const auto is = [&](int representative) { return alike(at, opening.red(representative)); };
      expect(is(16) || is(13) || is(56) || is(35), at, "not one of four moves by symmetry");
    }
    case_1(opening.red(16).blue(35));
    case_2(opening.red(13).blue(35));
    case_3(opening.red(56).blue(35));
    const Six last = opening.red(35).blue(46);
    expect(alike(last, opening.red(56).blue(35)), last, "not symmetric to the third case");
  }

 private:
  void expect(bool holds, const Six& at, const std::string& what) {
    trial_.instance(holds, [&] { return failure(at, what); });
  }
  static Failure failure(const Six& at, const std::string& what) {
    std::string colours;
    for (int a = 1; a <= 6; ++a) {
      for (int b = a + 1; b <= 6; ++b) {
        if (at.open(10 * a + b)) continue;
        const bool red = (at.at().red & at.edge(10 * a + b)) != 0;
        colours += (red ? " red " : " blue ") + std::to_string(10 * a + b);
      }
    }
    return capture_failure(at.graph(), what + " at" + colours);
  }
  /// At least a draw for the second player with these replies, whatever both do besides.
  void draws(const Six& at, const Replies& replies) {
    expect(PlayedStrategy(at.graph(), -1, replies).worst(at.at(), trial_) <= 0, at, "the second player does not draw");
  }
  /// By Observation 7.5; its conditions included.
  void held(const Six& at, const std::vector<int>& vertices) {
    VertexSet set = 0;
    for (const int v : vertices) set |= single(v - 1);
    bool conditions = true;
    for (const int v : vertices) {
      for (const int w : vertices) conditions = conditions && (v == w || !at.open(10 * v + w));
      const EdgeSet coloured = at.edges_at(v) & ~at.at().open;
      conditions = conditions && 2 * std::popcount(coloured & at.at().red) < std::popcount(coloured);
    }
    expect(conditions, at, "Observation 7.5 does not apply");
    draws(at, hold_vertices(at.graph(), set));
  }
  void paired(const Six& at, const std::vector<std::pair<int, int>>& digits) {
    draws(at, answer_pairs(named_pairs(at.graph(), digits)));
  }

  /// Where the proof hands over to Observation 7.5: the first player colours any of some edges, the second player one
  /// edge, and from then on he holds a set.
  struct HandOver {
    Six at;
    std::function<bool(int digits)> reds;
    int blue;
    std::vector<int> held;
  };
  void hand_over(const std::vector<HandOver>& cases) {
    for (const auto& [at, reds, blue, vertices] : cases) {
      for (const int e : at.open_edges()) {
        if (reds(e)) held(at.red(e).blue(blue), vertices);
      }
    }
  }
  static std::function<bool(int)> any_but(int digits) {
    return [digits](int e) { return e != digits; };
  }
  static std::function<bool(int)> away_from(int v) {
    return [v](int e) { return !incident(e, v); };
  }

  void case_1(const Six& at) {
    hand_over({{at, any_but(45), 45, {3, 4, 5}}});
    paired(at.red(45).blue(26), {{24, 25}, {64, 65}, {14, 15}, {32, 36}});
  }

  void case_2(const Six& at) {
    const Six at_2_1 = at.red(45).blue(36), other = at.red(23).blue(36), main = at.red(36).blue(23);
    hand_over({{at, [](int e) { return e != 45 && !incident(e, 3); }, 45, {3, 4, 5}},
               {at_2_1, [](int e) { return incident(e, 5); }, 46, {6, 4}},
               {at_2_1, away_from(5), 56, {6, 5}},
               {other, any_but(45), 45, {4, 5}},
               {other, any_but(46), 46, {4, 6}},
               {main, any_but(45), 45, {4, 5}}});
    held(main.red(45).blue(24), {2, 4});
  }

  void case_3(const Six& at) {
    hand_over({{at, away_from(5), 45, {3, 4, 5}}});
    expect(alike(at.red(15), at.red(25)), at, "v_1v_5 and v_2v_5 are not symmetric");
    case_3_1(at.red(15).blue(25));
    case_3_2(at.red(45).blue(24));
  }
  void case_3_1(const Six& at) {
    hand_over({{at, any_but(45), 45, {3, 4}}});
    const Six reached = at.red(45).blue(24);
    const Replies hold = hold_vertices(reached.graph(), single(1) | single(2) | single(3));
    // Until v_2v_3 is coloured as printed, then by Observation 7.5.
    draws(reached, [=](EdgeSet open, int last) {
      const EdgeSet edge = EdgeSet{1} << last, wanted = reached.edge(23);
      if ((reached.edges_at(4) & edge) != 0) return first_of({open & reached.edges_at(4)}, open);
      if (edge == wanted) return first_of({open & reached.edges_at(2)}, open);
      return (open & wanted) != 0 ? wanted : hold(open, last);
    });
  }
  void case_3_2(const Six& at) {
    hand_over({{at, [](int e) { return e == 13 || e == 15 || e == 16 || e == 36; }, 23, {2, 3, 4}}});
    for (const int e : {14, 46}) case_3_2_1(at.red(e).blue(25));
    for (const int e : {26, 23}) case_3_2_2(at.red(e).blue(25));
    paired(at.red(25).blue(16), {{14, 46}, {13, 36}, {26, 15}});
    expect(at.open_edges() == std::vector{13, 14, 15, 16, 23, 25, 26, 36, 46}, at, "not all moves are treated");
  }
  void case_3_2_1(const Six& at) {
    draws(at, [=](EdgeSet open, int last) {
      const EdgeSet edge = EdgeSet{1} << last;
      if ((at.edges_at(2) & edge) != 0) return first_of({open & at.edge(23), open & at.edges_at(2)}, open);
      if ((at.edges_at(3) & edge) != 0) return first_of({open & at.edges_at(3)}, open);
      return last_at(at, 4, 5, open, edge);
    });
  }
  void case_3_2_2(const Six& at) {
    draws(at, [=](EdgeSet open, int last) {
      const EdgeSet edge = EdgeSet{1} << last;
      if ((at.edges_at(4) & edge) != 0) return first_of({open & at.edges_at(4)}, open);
      if (edge == at.edge(13)) return first_of({open & at.edge(36)}, open);
      if (edge == at.edge(36)) return first_of({open & at.edge(13)}, open);
      return last_at(at, 2, 5, open, edge);
    });
  }
  /// Answers the last edge at one of the two vertices by the last edge at the other.
  static EdgeSet last_at(const Six& at, int one, int other, EdgeSet open, EdgeSet edge) {
    for (const auto& [v, w] : {std::pair(one, other), std::pair(other, one)}) {
      const bool last = (at.edges_at(v) & edge) != 0 && (open & at.edges_at(v)) == 0;
      if (last) return first_of({open & at.edges_at(w)}, open);
    }
    return open;
  }
  /// The first set that is not empty; any edge if all are.
  static EdgeSet first_of(std::initializer_list<EdgeSet> sets, EdgeSet open) {
    for (const EdgeSet set : sets) {
      if (set != 0) return set;
    }
    return open;
  }

  Trial& trial_;
};

/// Whether the set satisfies the conditions of Observation 7.5.
bool conditions_of_7_5(const SmallGraph& graph, VertexSet set, const Coloured& at, bool (*ahead)(int blue, int red)) {
  std::vector<int> blue(static_cast<std::size_t>(graph.order)), red = blue;
  EdgeSet edge = 1;
  for (const auto& [u, v] : edges_of(graph)) {
    const bool open = (at.open & edge) != 0, inside = (set >> u & set >> v & 1) != 0;
    if (open && inside) return false;
    if (!open) {
      for (const int w : {u, v}) ++((at.red & edge) != 0 ? red : blue)[static_cast<std::size_t>(w)];
    }
    edge <<= 1;
  }
  bool result = true;
  graphs::each(set, [&](int v) {
    result = result && graph.degree(v) % 2 != 0 &&
             ahead(blue[static_cast<std::size_t>(v)], red[static_cast<std::size_t>(v)]);
  });
  return result;
}

/// The number of vertices of the set that the second player has not captured.
int lost(const SmallGraph& graph, VertexSet set, EdgeSet red) {
  const std::vector<int> balance = balances(graph, red);
  int count = 0;
  graphs::each(set, [&](int v) { count += balance[static_cast<std::size_t>(v)] >= 0; });
  return count;
}

/// Calls visit for every way to colour edges, as many red as blue.
template <class Visit>
void each_balanced(EdgeSet all, Visit&& visit) {
  for (EdgeSet coloured = 0; coloured <= all; ++coloured) {
    if (std::popcount(coloured) % 2 != 0) continue;
    for (EdgeSet red = coloured;; red = (red - 1) & coloured) {
      if (2 * std::popcount(red) == std::popcount(coloured)) visit(Coloured{all & ~coloured, red});
      if (red == 0) break;
    }
  }
}

}  // namespace

int worst_in_k4_or_k5(int order, Trial& trial) {
  const SmallGraph graph = family("complete:" + std::to_string(order));
  const EdgeSet red = EdgeSet{1} << named(graph, 12), blue = EdgeSet{1} << named(graph, 34);
  std::vector<std::pair<int, int>> pairs = {{13, 23}, {14, 24}};
  if (order == 5) pairs.insert(pairs.end(), {{15, 35}, {25, 45}});
  return PlayedStrategy(graph, -1, answer_pairs(named_pairs(graph, pairs)))
      .worst({graphs::first_vertices(graph.size()) & ~red & ~blue, red}, trial);
}

void odd_sets_are_held(int order, bool (*ahead)(int blue, int red), Trial& trial) {
  each_connected(order, trial, [&](const SmallGraph& graph) {
    for (VertexSet set = 1; set <= graph.vertices(); ++set) {
      PlayedStrategy replay(graph, -1, hold_vertices(graph, set));
      replay.value_by([&](EdgeSet red) { return lost(graph, set, red); });
      each_balanced(graphs::first_vertices(graph.size()), [&](const Coloured& at) {
        trial.step();
        if (!conditions_of_7_5(graph, set, at, ahead)) return;
        trial.instance(replay.worst(at, trial) == 0, [&] {
          return capture_failure(graph, "a vertex of the set " + std::to_string(set) + " is lost");
        });
      });
    }
  });
}

namespace {

void printed_draws(int order, Trial& trial) {
  const SmallGraph graph = family("complete:" + std::to_string(order));
  has_score(graph, 0, "and a draw is printed", trial);
  if (order == 6) return CasesOfK6(trial).all();
  trial.instance(worst_in_k4_or_k5(order, trial) <= 0,
                 [&] { return capture_failure(graph, "the strategy printed does not draw"); });
}

bool more_blue(int blue, int red) { return blue > red; }

}  // namespace

std::vector<CheckFunction> capture_complete() {
  return {
      check("complete-graphs-drawn", printed_draws),
      check("odd-sets-are-held", [](int order, Trial& trial) { odd_sets_are_held(order, more_blue, trial); }),
      check("k6-with-legs", k6_with_legs),
  };
}

}  // namespace gamecert::papers
