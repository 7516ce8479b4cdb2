// Words about games against naive play on every small graph: the definitions, the engines and the checker's evaluation.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <random>
#include <string>
#include <unordered_map>
#include <vector>

#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "graphs/invariants.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/formula.hpp"
#include "language/infix.hpp"
#include "language/placed_graph.hpp"
#include "sweeps/counterexample.hpp"
#include "sweeps/evaluator.hpp"
#include "tests/whole_run.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using language::infinite;
using Number = std::int64_t;
/// A small number for each vertex.
using State = std::string;
using Edges = std::vector<std::pair<int, int>>;
using Owners = std::vector<int>;

/// Naive play: what a position can become, and what follows from that.
struct Play {
  std::function<std::vector<State>(const State&)> options;
  using Values = std::unordered_map<State, Number>;
  Values nimbers = {}, misere = {}, longest = {}, shortest = {};

  Number nimber(const State& at) {
    if (const auto found = nimbers.find(at); found != nimbers.end()) return found->second;
    std::vector<Number> seen;
    for (const State& next : options(at)) seen.push_back(nimber(next));
    Number least = 0;
    while (std::ranges::find(seen, least) != seen.end()) ++least;
    return nimbers[at] = least;
  }
  Number misere_outcome(const State& at) {
    if (const auto found = misere.find(at); found != misere.end()) return found->second;
    const std::vector<State> all = options(at);
    const bool wins = all.empty() || std::ranges::any_of(all, [&](const State& s) { return misere_outcome(s) < 0; });
    return misere[at] = wins ? 1 : -1;
  }
  Number longest_play(const State& at) {
    if (const auto found = longest.find(at); found != longest.end()) return found->second;
    Number most = 0;
    for (const State& next : options(at)) most = std::max(most, 1 + longest_play(next));
    return longest[at] = most;
  }
  Number shortest_play(const State& at) {
    if (const auto found = shortest.find(at); found != shortest.end()) return found->second;
    Number least = infinite;
    for (const State& next : options(at)) least = std::min(least, 1 + shortest_play(next));
    return shortest[at] = least == infinite ? 0 : least;
  }
  Number winning_moves(const State& at) {
    const std::vector<State> all = options(at);
    return std::ranges::count_if(all, [&](const State& next) { return nimber(next) == 0; });
  }
};

Edges edges_of(const SmallGraph& graph) {
  Edges edges;
  for (int u = 0; u < graph.order; ++u)
    for (int v = u + 1; v < graph.order; ++v)
      if ((graph.rows[static_cast<std::size_t>(u)] >> v & 1) != 0) edges.emplace_back(u, v);
  return edges;
}

bool joined(const SmallGraph& graph, int u, int v) { return (graph.rows[static_cast<std::size_t>(u)] >> v & 1) != 0; }

State vertices(const SmallGraph& graph, char value) { return State(static_cast<std::size_t>(graph.order), value); }

char& at(State& state, int v) { return state[static_cast<std::size_t>(v)]; }

/// Vertices are 1 while they can be selected.
Play node_kayles(const SmallGraph& graph) {
  return {[graph](const State& now) {
    std::vector<State> next;
    for (int v = 0; v < graph.order; ++v) {
      State state = now;
      if (at(state, v) == 0) continue;
      for (int u = 0; u < graph.order; ++u)
        if (u == v || joined(graph, u, v)) at(state, u) = 0;
      next.push_back(state);
    }
    return next;
  }};
}

Play arc_kayles(const SmallGraph& graph) {
  return {[graph](const State& now) {
    std::vector<State> next;
    for (const auto& [u, v] : edges_of(graph)) {
      State state = now;
      if (at(state, u) == 0 || at(state, v) == 0) continue;
      at(state, u) = at(state, v) = 0;
      next.push_back(state);
    }
    return next;
  }};
}

/// Vertices have their colour from 1 on, or 0.
Play proper(const SmallGraph& graph, int colours) {
  return {[graph, colours](const State& now) {
    std::vector<State> next;
    for (int v = 0; v < graph.order; ++v) {
      for (char colour = 1; colour <= colours; ++colour) {
        State state = now;
        if (at(state, v) != 0) continue;
        bool clash = false;
        for (int u = 0; u < graph.order; ++u) clash = clash || (joined(graph, u, v) && at(state, u) == colour);
        if (clash) continue;
        at(state, v) = colour;
        next.push_back(state);
      }
    }
    return next;
  }};
}

/// The number of colours of every vertex, 0 if unpainted: the first unpainted one of the order is painted next.
Play sequential(const SmallGraph& graph, const std::vector<int>& order, int colours) {
  return {[=](const State& now) {
    std::vector<State> next;
    const auto colour_of = [&](int v) { return now[static_cast<std::size_t>(v)]; };
    const auto turn = std::ranges::find_if(order, [&](int v) { return colour_of(v) == 0; });
    for (char colour = 1; turn != order.end() && colour <= colours; ++colour) {
      State state = now;
      at(state, *turn) = colour;
      bool proper = true;
      for (int u = 0; u < graph.order; ++u) proper = proper && (!joined(graph, u, *turn) || colour_of(u) != colour);
      if (proper) next.push_back(state);
    }
    return next;
  }};
}

/// On a tree: a move deletes the path from the root of what is left to a vertex.
Play hackendot(const SmallGraph& tree, int root) {
  std::vector<int> parent(static_cast<std::size_t>(tree.order), -1), found{root};
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (int u = 0; u < tree.order; ++u) {
      if (!joined(tree, found[i], u) || u == parent[static_cast<std::size_t>(found[i])]) continue;
      parent[static_cast<std::size_t>(u)] = found[i];
      found.push_back(u);
    }
  }
  return {[tree, parent](const State& now) {
    std::vector<State> next;
    for (int v = 0; v < tree.order; ++v) {
      State state = now;
      if (at(state, v) == 0) continue;
      for (int u = v; u >= 0; u = parent[static_cast<std::size_t>(u)]) at(state, u) = 0;
      next.push_back(state);
    }
    return next;
  }};
}

/// Points of the mover less those of the other from here on, and in the end: a vertex is a point for the player with
/// more of its edges. Edges are 0, or 1 and -1 of the mover and the other.
Number capture(const SmallGraph& graph, const Edges& edges, const Owners& now) {
  Number best = -infinite;
  for (std::size_t e = 0; e < edges.size(); ++e) {
    if (now[e] != 0) continue;
    Owners next = now;
    next[e] = 1;
    for (int& owner : next) owner = -owner;
    best = std::max(best, -capture(graph, edges, next));
  }
  if (best != -infinite) return best;
  Number points = 0;
  for (int v = 0; v < graph.order; ++v) {
    int more = 0;
    for (std::size_t e = 0; e < edges.size(); ++e)
      if (edges[e].first == v || edges[e].second == v) more += now[e];
    points += more > 0 ? 1 : more < 0 ? -1 : 0;
  }
  return points;
}

bool can_be_switched_off(const SmallGraph& graph, graphs::VertexSet lit) {
  for (graphs::VertexSet pressed = 0; pressed <= graph.vertices(); ++pressed) {
    graphs::VertexSet left = lit;
    for (int v = 0; v < graph.order; ++v)
      if ((pressed >> v & 1) != 0) left ^= graph.rows[static_cast<std::size_t>(v)] | graphs::VertexSet{1} << v;
    if (left == 0) return true;
  }
  return false;
}

using Naive = std::function<Number(const SmallGraph&)>;

template <class Visit>
Number sum_over_vertices(const SmallGraph& graph, Visit&& visit) {
  Number sum = 0;
  for (int v = 0; v < graph.order; ++v) sum += visit(v);
  return sum;
}

Number on_all(Play&& play, const SmallGraph& graph, Number (Play::*ask)(const State&), char value = 1) {
  return (play.*ask)(vertices(graph, value));
}

SmallGraph without(const SmallGraph& graph, int v) {
  return graphs::induced(graph, graph.vertices() & ~graphs::single(v));
}

const std::vector<std::pair<std::string, Naive>>& words() {
  using G = const SmallGraph&;
  static const std::vector<std::pair<std::string, Naive>> all = {
      {"nimber(arc-kayles)", [](G g) { return on_all(arc_kayles(g), g, &Play::nimber); }},
      {"outcome(node-kayles)", [](G g) { return on_all(node_kayles(g), g, &Play::nimber) != 0 ? 1 : -1; }},
      {"outcome(node-kayles play=misere)", [](G g) { return on_all(node_kayles(g), g, &Play::misere_outcome); }},
      {"outcome(proper colours=2, play=misere)", [](G g) { return on_all(proper(g, 2), g, &Play::misere_outcome, 0); }},
      {"outcome(arc-kayles play=misere)(complement(G))",
       [](G g) {
         SmallGraph other{.order = g.order};
         for (int u = 0; u < g.order; ++u)
           for (int v = 0; v < u; ++v)
             if (!joined(g, u, v)) other.add_edge(u, v);
         return on_all(arc_kayles(other), other, &Play::misere_outcome);
       }},
      {"nimber(proper colours=3)", [](G g) { return on_all(proper(g, 3), g, &Play::nimber, 0); }},
      {"winning-moves(node-kayles)", [](G g) { return on_all(node_kayles(g), g, &Play::winning_moves); }},
      {"winning-moves(proper 2)", [](G g) { return on_all(proper(g, 2), g, &Play::winning_moves, 0); }},
      {"longest-play(node-kayles)", [](G g) { return on_all(node_kayles(g), g, &Play::longest_play); }},
      {"shortest-play(node-kayles)", [](G g) { return on_all(node_kayles(g), g, &Play::shortest_play); }},
      {"longest-play(arc-kayles)", [](G g) { return on_all(arc_kayles(g), g, &Play::longest_play); }},
      {"shortest-play(proper 2)", [](G g) { return on_all(proper(g, 2), g, &Play::shortest_play, 0); }},
      {"nimber(node-kayles + arc-kayles + proper 2)",
       [](G g) {
         return on_all(node_kayles(g), g, &Play::nimber) ^ on_all(arc_kayles(g), g, &Play::nimber) ^
                on_all(proper(g, 2), g, &Play::nimber, 0);
       }},
      {"sum vertex v: nimber(arc-kayles removed=v)",
       [](G g) {
         return sum_over_vertices(g, [&](int v) {
           const SmallGraph rest = without(g, v);
           return on_all(arc_kayles(rest), rest, &Play::nimber);
         });
       }},
      {"sum vertex v: nimber(proper colours=3 painted=v:1)",
       [](G g) {
         return sum_over_vertices(g, [&](int v) {
           State start = vertices(g, 0);
           at(start, v) = 1;
           return proper(g, 3).nimber(start);
         });
       }},
      {"count set S: nimber(proper 2 painted=S:1) = infinite",  // the rules do not allow it where edges are inside
       [](G g) {
         Number sets = 0;
         for (graphs::VertexSet set = 0; set <= g.vertices(); ++set) {
           bool inside = false;
           for (const auto& [u, v] : edges_of(g)) inside = inside || ((set >> u & 1) != 0 && (set >> v & 1) != 0);
           sets += inside ? 1 : 0;
         }
         return sets;
       }},
      {"count set S: winnable(lights-out lit=S)",
       [](G g) {
         Number sets = 0;
         for (graphs::VertexSet lit = 0; lit <= g.vertices(); ++lit) sets += can_be_switched_off(g, lit) ? 1 : 0;
         return sets;
       }},
      {"(count set S: winnable(ello green=S)) - winnable-colourings", [](G) { return Number{0}; }},
      {"if winnable(odd-elimination) <-> odd-degenerate then 1 else 0", [](G) { return Number{1}; }},
      {"sum vertex r: if tree then nimber(hackendot roots=r) else 0",
       [](G g) {
         const bool tree = graphs::connected(g) && std::ssize(edges_of(g)) == g.order - 1;
         return sum_over_vertices(g, [&](int r) {
           Play play = tree ? hackendot(g, r) : Play{[](const State&) { return std::vector<State>(); }};
           return play.nimber(vertices(g, 1));
         });
       }},
      {"sum order s: nimber(sequential colours=3 order=s)",
       [](G g) {
         std::vector<int> order(static_cast<std::size_t>(g.order));
         std::iota(order.begin(), order.end(), 0);
         Number sum = 0;
         do sum += sequential(g, order, 3).nimber(vertices(g, 0));
         while (std::ranges::next_permutation(order).found);
         return sum;
       }},
      {"count order s: outcome(sequential order=s play=misere) = P",
       [](G g) {
         std::vector<int> order(static_cast<std::size_t>(g.order));
         std::iota(order.begin(), order.end(), 0);
         Number lost = 0;
         do lost += sequential(g, order, 2).misere_outcome(vertices(g, 0)) < 0 ? 1 : 0;
         while (std::ranges::next_permutation(order).found);
         return lost;
       }},
      {"outcome(capture)",
       [](G g) {
         const Edges edges = edges_of(g);
         if (edges.size() > 6) return Number{0};
         const Number score = capture(g, edges, Owners(edges.size(), 0));
         return Number{score > 0 ? 1 : score < 0 ? -1 : 0};
       }},
      {"winning-moves(capture)",
       [](G g) {
         const Edges edges = edges_of(g);
         if (edges.size() > 6) return Number{0};
         Number winning = 0;
         for (std::size_t e = 0; e < edges.size(); ++e) {
           Owners next(edges.size(), 0);
           next[e] = -1;
           winning += capture(g, edges, next) < 0 ? 1 : 0;
         }
         return winning;
       }},
  };
  return all;
}

bool too_large(const std::string& word, const SmallGraph& graph) {
  return word.find("capture") != std::string::npos && graph.size() > 6;
}

/// The same graph with its vertices in another order.
SmallGraph shuffled(const SmallGraph& graph, std::mt19937& random) {
  std::vector<int> image(static_cast<std::size_t>(graph.order));
  std::iota(image.begin(), image.end(), 0);
  std::ranges::shuffle(image, random);
  SmallGraph result{.order = graph.order};
  for (const auto& [u, v] : edges_of(graph))
    result.add_edge(image[static_cast<std::size_t>(u)], image[static_cast<std::size_t>(v)]);
  return result;
}

TEST(GameWords, AreWhatNaivePlaySays) {
  std::mt19937 random(20);
  for (const auto& [text, naive] : words()) {
    const language::Formula formula = conjectures::parse_number(text);
    EXPECT_EQ(conjectures::read_prefix_number(language::prefix(formula)), formula) << text;
    EXPECT_EQ(conjectures::parse_number(language::infix(formula)), formula) << language::infix(formula);
    Evaluator by_definition(formula, Evaluator::Mode::definition), fast(formula, Evaluator::Mode::fast);
    for (int order = 1; order <= (whole_run() ? 6 : 5); ++order) {
      graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const SmallGraph& graph) {
        if (too_large(text, graph)) return true;
        const Number expected = naive(graph);
        const std::string where = text + " at " + graphs::write_small_graph(graph);
        EXPECT_EQ(by_definition.number(graph), expected) << where;
        const SmallGraph other = shuffled(graph, random);
        EXPECT_EQ(fast.number(other), expected) << where;
        EXPECT_EQ(fast.number(graph), expected) << where;
        EXPECT_EQ(by_definition.number(other), expected) << where;
        return true;
      });
    }
  }
}

/// A statement that is false at every graph, from each word: its certificate must say so.
TEST(GameWords, CounterexamplesAreProvedWithTheirFacts) {
  for (const auto& [text, naive] : words()) {
    for (const std::string graph_text : {"D?{", "DQo", "CF"}) {
      const SmallGraph graph = graphs::read_small_graph(graph_text);
      if (too_large(text, graph)) continue;
      const auto conjecture = conjectures::parse_conjecture("(" + text + ") != " + std::to_string(naive(graph)));
      const Proof proof = prove_counterexample(conjecture, graph, {});
      EXPECT_TRUE(proof.certificate) << text << ": " << proof.missing;
    }
  }
}

TEST(GameWords, ComparedOutcomesAreTheNumbers) {
  for (const auto& [text, same] : std::vector<std::pair<std::string, std::string>>{
           {"outcome(node-kayles) = N", "outcome(node-kayles) = 1"},
           {"outcome(node-kayles) = P", "outcome(node-kayles) = -1"},
           {"outcome(node-kayles) != P", "outcome(node-kayles) = 1"},
           {"outcome(arc-kayles play=misere) = P", "outcome(arc-kayles play=misere) = -1"},
           {"outcome(arc-kayles play=misere) = N", "outcome(arc-kayles play=misere) = 1"},
           {"outcome(node-kayles + arc-kayles) = P", "nimber(node-kayles) = nimber(arc-kayles)"},
           {"outcome(capture) = first", "score(capture) > 0"},
           {"outcome(capture) = tie", "score(capture) = 0"},
           {"outcome(capture) = second", "outcome(capture) < 0"}}) {
    Evaluator both(conjectures::parse_conjecture("(" + text + ") <-> (" + same + ")"), Evaluator::Mode::fast);
    graphs::enumerate(graphs::GraphClass::all, 4, {}, [&](const SmallGraph& graph) {
      EXPECT_TRUE(both.truth(graph)) << text << " at " << graphs::write_small_graph(graph);
      return true;
    });
  }
}

}  // namespace
}  // namespace gamecert::sweeps
