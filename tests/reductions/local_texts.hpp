// Texts of games of which the form shows that they are local, each with the built-in game that it is, if it is one.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"
#include "tests/reductions/local_boards.hpp"

namespace gamecert::reductions::testing {

struct LocalText {
  std::string board, clauses;
  std::map<std::string, int> parameters = {};
  int order = 4;              // of the largest boards
  std::string built_in = "";  // which has the same conflicts
  std::map<std::string, int> its_parameters = {};
};

inline const std::string& entered(const LocalText& text) {
  return games::enter_text(games::read_users_game("game trial 1\ntwo players on " + text.board +
                                                  "; who cannot move loses\n" + text.clauses)
                               .text)
      .name;
}

inline const std::vector<LocalText>& local_texts() {
  static const std::string open = "position open: vertices\nstart open = V\n";
  static const std::string taken = "position taken: vertices\nstart taken = {}\n";
  static const std::string painted =
      "given k in 1..9, usually 2\nposition bare, painted(c in 1..k): vertices\nstart bare = V, painted(c) = {}\n";
  static const auto paint = [](const std::string& where) {
    return painted + "move v in bare, c in 1..k where " + where +
           "\n  bare := bare - v\n  painted(c) := painted(c) + v\n";
  };
  static const std::string allowed = "position allowed(c in 1..2): vertices\nstart allowed(c) = V\n";
  static const std::map<std::string, int> one = {{"colours", 1}, {"distance", 2}},
                                          two = {{"colours", 2}, {"distance", 2}};
  static const std::vector<LocalText> all = {
      // Taking a vertex and what is near it.
      {"a graph", open + "move v in open\n  open := open - v - N(v)\n", {}, 5, "node-kayles"},
      {"a graph", open + "move v in V where v in open\n  open := open - (N[v] meet open)\n", {}, 5, "node-kayles"},
      {"a graph", open + "move v in open\n  open := open - v - {u in V: adjacent(u, v)}\n", {}, 5, "node-kayles"},
      {"a graph", open + "move v in open\n  open := open - v - {u in V: distance(u, v) < 2}\n", {}, 5, "node-kayles"},
      {"a graph", open + "move v in open\n  open := open - v\n", {}, 5},
      {"a graph", open + "move v in open where N(v) in open\n  open := open - v\n", {}, 5, "node-kayles"},
      {"a graph",
       open + "move v in open where forall u in N(v): u in open\n  open := open - v\n",
       {},
       5,
       "node-kayles"},
      {"a graph", open + "move v in open\n  open := open - N[N[v]]\n", {}, 5, "distance", one},
      {"a graph", open + "move v in open where N(v) in open\n  open := open - N[v]\n", {}, 5},  // distance 2: both look
      {"a graph",
       "given far in 1..9, usually 3\n" + open +
           "move v in open\n  open := open - v - {u in V: distance(u, v) <= far}\n",
       {{"far", 2}},
       5,
       "distance",
       one},
      {"a digraph", open + "move v in open\n  open := open - v - out-neighbours(v) - in-neighbours(v)\n", {}, 3},
      {"a digraph",
       open + "move v in open where !(exists u in in-neighbours(v) + out-neighbours(v): !(u in open))\n"
              "  open := open - v\n",
       {},
       3},
      // Sets that grow.
      {"a graph",
       taken + "move v in V - taken where N(v) meet taken = {}\n  taken := taken + v\n",
       {},
       5,
       "node-kayles"},
      {"a graph",
       taken + "move v in V - taken where |N[v] meet taken| = 0\n  taken := taken + v\n",
       {},
       5,
       "node-kayles"},
      {"a graph",
       taken + "move v in V - taken where !(exists u in taken: distance(u, v) <= 2)\n  taken := taken + v\n",
       {},
       5,
       "distance",
       one},
      // Painting.
      {"a graph", paint("N(v) meet painted(c) = {}"), {{"k", 2}}, 4, "proper", {{"colours", 2}}},
      {"a graph", paint("forall u in painted(c): !adjacent(u, v)"), {{"k", 3}}, 3, "proper", {{"colours", 3}}},
      {"a graph", paint("forall u in painted(c): distance(u, v) > 2"), {{"k", 2}}, 4, "distance", two},
      {"a graph",
       paint("forall b in 1..k where b = c | b = c + 1 | c = b + 1: N(v) meet painted(b) = {}"),
       {{"k", 3}},
       3},
      // Labels that differ by 2 or more along an edge, and differ at distance 2.
      {"a graph",
       paint("(forall b in 1..k where b <= c + 1 & c <= b + 1: N(v) meet painted(b) = {}) & "
             "forall u in painted(c): distance(u, v) > 2"),
       {{"k", 3}},
       3},
      {"a graph",
       allowed + "move v in V, c in 1..2 where v in allowed(c)\n  allowed(3 - c) := allowed(3 - c) - N[v]\n"
                 "  allowed(c) := allowed(c) - v\n",
       {},
       4},
      // Two marks may stand at one vertex, each once: conflicts only along edges.
      {"a graph", allowed + "move v in V, c in 1..2 where v in allowed(c)\n  allowed(c) := allowed(c) - N[v]\n", {}, 4},
      {"a graph",
       allowed + "move c in 1..2, v in allowed(c)\n  allowed(3 - c) := allowed(3 - c) - v\n"
                 "  allowed(c) := allowed(c) - N[v]\n",
       {},
       4,
       "proper",
       {{"colours", 2}}},
      {"a graph",
       "position one, two: vertices\nstart one = V, two = V\n"
       "move first: v in one\n  one := one - N[v]\n  two := two - v\n"
       "move second: v in two\n  two := two - N[v]\n  one := one - v\n",
       {},
       4,
       "proper",
       {{"colours", 2}}},
      {"a graph",
       "position allowed(c in 1..3): vertices\nstart allowed(c) = V\n"
       "move v in V, c in 1..3 where c != 2 & v in allowed(c)\n  allowed(4 - c) := allowed(4 - c) - v\n"
       "  allowed(c) := allowed(c) - N[v]\n",
       {},
       4,
       "proper",
       {{"colours", 2}}},
      {"a digraph",
       "position blue, red: vertices\nstart blue = V, red = V\n"
       "move b: v in blue\n  blue := blue - v - out-neighbours(v) - in-neighbours(v)\n"
       "  red := red - v - in-neighbours(v)\n"
       "move r: v in red\n  red := red - v - out-neighbours(v) - in-neighbours(v)\n"
       "  blue := blue - v - out-neighbours(v)\n",
       {},
       3,
       "blue-red"},
      // Edges.
      {"a graph",
       "position open: edges\nstart open = E\nmove e in open\n  open := open - e - E(ends(e))\n",
       {},
       5,
       "arc-kayles"},
      {"a graph",
       "position open: edges\nstart open = E\nmove e in open\n  open := open - e - {f in E: ends(f) meet ends(e) != "
       "{}}\n",
       {},
       5,
       "arc-kayles"},
      {"a graph",
       "position open: edges\nstart open = E\nmove e in open where E(e) in open\n  open := open - E[e]\n",
       {},
       5,
       "arc-kayles"},
      {"a graph", open + "move e in E[open]\n  open := open - ends(e)\n", {}, 5, "arc-kayles"},
      {"a graph", open + "move e in E where ends(e) in open\n  open := open - e\n", {}, 5, "arc-kayles"},
  };
  return all;
}

/// The built-in games and these, to orders of at most so many.
inline std::vector<Tried> tried_with_texts() {
  std::vector<Tried> result = all_tried;
  for (const LocalText& text : local_texts()) result.push_back({entered(text), text.parameters, text.order});
  return result;
}

inline games::Setup set_up(const Tried& tried, int order, const std::vector<Edge>& edges) {
  const games::Board board =
      arcs(tried) ? games::Board(graphs::Digraph(order, edges)) : games::Board(graphs::Graph(order, edges));
  return {games::find(tried.game), games::Instance(board, ""), tried.parameters};
}

}  // namespace gamecert::reductions::testing
