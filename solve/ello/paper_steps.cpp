// A game that shrinks, and a line for each step that shrinks it.
#include "solve/ello/paper_steps.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>

#include "solve/ello/blocks.hpp"
#include "solve/ello/decide.hpp"
#include "solve/ello/parts.hpp"
#include "solve/ello/plausible.hpp"

namespace gamecert::solve {
namespace {

using Vertices = std::set<int>;

template <class List>
std::string list(const List& vertices) {
  std::string text;
  for (const int v : vertices) text += (text.empty() ? "" : ",") + std::to_string(v);
  return text.empty() ? "none" : text;
}

/// A game whose vertices keep their numbers while it shrinks.
class ShrinkingGame {
 public:
  explicit ShrinkingGame(const Part& part) {
    for (int i = 0; i < part.graph.order(); ++i) {
      const int v = part.vertices[static_cast<std::size_t>(i)];
      Vertices& near = neighbours_[v];
      for (const int j : part.graph.neighbours(i)) near.insert(part.vertices[static_cast<std::size_t>(j)]);
      if (part.green[static_cast<std::size_t>(i)] != 0) green_.insert(v);
    }
  }

  std::size_t order() const { return neighbours_.size(); }
  std::size_t degree(int v) const { return near(v).size(); }
  const Vertices& near(int v) const { return neighbours_.at(v); }
  const std::map<int, Vertices>& rows() const { return neighbours_; }
  bool green(int v) const { return green_.contains(v); }
  bool all_red() const { return green_.empty(); }
  bool adjacent(int u, int v) const { return near(u).contains(v); }

  void remove(int v) {
    for (const int u : near(v)) neighbours_.at(u).erase(v);
    neighbours_.erase(v);
    green_.erase(v);
  }
  void change_colour(int v) {
    if (!green_.insert(v).second) green_.erase(v);
  }
  void change_adjacency(int u, int v) {
    if (neighbours_.at(u).insert(v).second) {
      neighbours_.at(v).insert(u);
    } else {
      neighbours_.at(u).erase(v);
      neighbours_.at(v).erase(u);
    }
  }
  void play(int v) {
    for (const int u : near(v)) change_colour(u);
    remove(v);
  }

  /// `order 4, edges 0-1, 0-2, green 0`
  std::string text() const {
    std::string edges;
    for (const auto& [u, row] : neighbours_)
      for (const int v : row)
        if (u < v) edges += (edges.empty() ? "" : ",") + std::to_string(u) + "-" + std::to_string(v);
    return "order " + std::to_string(order()) + ", edges " + (edges.empty() ? "none" : edges) + ", green " +
           list(green_);
  }

  /// As a game on vertices 0 and up.
  std::pair<graphs::Graph, std::vector<char>> renumbered() const {
    std::map<int, int> number;
    std::vector<char> colours;
    for (const auto& [v, row] : neighbours_) {
      number.emplace(v, static_cast<int>(number.size()));
      colours.push_back(static_cast<char>(green(v)));
    }
    std::vector<graphs::Edge> edges;
    for (const auto& [u, row] : neighbours_)
      for (const int v : row)
        if (u < v) edges.emplace_back(number.at(u), number.at(v));
    return {graphs::Graph(static_cast<int>(number.size()), edges), std::move(colours)};
  }

 private:
  std::map<int, Vertices> neighbours_;
  Vertices green_;
};

/// Sound because maximal outerplanar graphs are what is made of an edge by new vertices joined to both ends of an edge,
/// no edge being used more than twice.
bool maximal_outerplanar(ShrinkingGame game) {
  if (game.order() < 3) return false;
  std::map<std::pair<int, int>, int> triangles;
  Vertices open;
  for (const auto& [v, row] : game.rows())
    if (row.size() == 2) open.insert(v);
  while (game.order() > 2) {
    if (open.empty()) return false;
    const int v = *open.begin();
    open.erase(open.begin());
    if (game.degree(v) != 2) return false;
    const int a = *game.near(v).begin(), b = *game.near(v).rbegin();
    if (!game.adjacent(a, b)) return false;
    for (const auto& edge : {std::minmax(v, a), std::minmax(v, b), std::minmax(a, b)})
      if (++triangles[std::pair<int, int>(edge)] > 2) return false;
    game.remove(v);
    for (const int u : {a, b})
      if (game.degree(u) == 2) open.insert(u);
  }
  return true;
}

class Reader {
 public:
  Reader(PaperSteps& steps, Watch& watch) : steps_(steps), watch_(watch) {}

  bool component(const Part& part) {
    const std::string name = "component " + list(Vertices(part.vertices.begin(), part.vertices.end()));
    const auto broken = implausible_component(part.graph, part.green, std::vector<char>(part.green.size(), 1));
    if (broken) {
      say(name + " is not plausible: it cannot be won (Corollary 1.7)");
      return false;
    }
    say(name + " is plausible (Corollary 1.7)");
    const ElloBlocks blocks(part);
    if (blocks.blocks().empty()) {
      say("one vertex, green: it is won");
      return true;
    }
    bool won = true;
    for (const Part& in_part : blocks.blocks()) {
      Part block = in_part;
      for (int& v : block.vertices) v = part.vertices[static_cast<std::size_t>(v)];
      const ShrinkingGame game(block);
      if (blocks.blocks().size() > 1)
        say("block " + list(Vertices(block.vertices.begin(), block.vertices.end())) +
            " has to be won by itself (Theorem 4.1): " + game.text());
      won = this->block(game) && won;
    }
    return won;
  }

 private:
  static constexpr std::size_t inspected = 4;  // games of that order and less

  void say(std::string line) { steps_.lines.push_back(std::move(line)); }

  bool decided(const ShrinkingGame& game) const {
    const auto [graph, green] = game.renumbered();
    return decide_ello(graph, green, watch_, Wanted::decision).winnable;
  }

  bool block(ShrinkingGame game) {
    if (maximal_outerplanar(game)) {
      say("maximal outerplanar: the algorithm of Section 7");
      return outerplanar(std::move(game));
    }
    shorten_threads(game);
    const bool won = decided(game);
    say(std::string(won ? "winnable" : "not winnable") +
        (game.order() <= inspected ? ", by inspection" : ", by the engine"));
    return won;
  }

  /// Proposition 6.1 and Corollary 6.2, for games that are not all red.
  void shorten_threads(ShrinkingGame& game) {
    bool any = false;
    for (bool again = !game.all_red(); again;) {
      watch_.step();
      again = suppress_red(game) || suppress_green(game);
      any = any || again;
    }
    if (any) say("thread-reduced: " + game.text());
  }

  bool suppress_red(ShrinkingGame& game) {
    for (const auto& [v, row] : game.rows()) {
      if (row.size() != 2 || game.green(v)) continue;
      const int u = *row.begin(), w = *row.rbegin(), gone = v;
      const std::string edge = std::to_string(u) + "-" + std::to_string(w);
      say("red " + std::to_string(gone) + " of degree 2 is deleted and the edge " + edge +
          (game.adjacent(u, w) ? " taken away" : " put in") + " (Proposition 6.1)");
      game.remove(gone);
      game.change_adjacency(u, w);
      return true;
    }
    return false;
  }

  static bool green_inside(const ShrinkingGame& game, int v) { return game.degree(v) == 2 && game.green(v); }
  /// Beside v, of degree 2, on the other side than u.
  static int beyond(const ShrinkingGame& game, int v, int u) {
    const int first = *game.near(v).begin();
    return first == u ? *game.near(v).rbegin() : first;
  }

  /// Of three z, x and y in a row x and y are suppressed.
  bool suppress_green(ShrinkingGame& game) {
    for (const auto& [v, row] : game.rows()) {
      if (!green_inside(game, v)) continue;
      const int z = *row.begin(), y = *row.rbegin(), x = v;
      if (!green_inside(game, z) || !green_inside(game, y) || game.adjacent(z, y)) continue;
      const int end = beyond(game, y, x);
      if (end == z || game.adjacent(z, end)) continue;
      say("of the green " + list(std::vector{z, x, y}) + " in a row " + list(std::vector{x, y}) +
          " are suppressed (Corollary 6.2)");
      game.remove(x);
      game.remove(y);
      game.change_adjacency(z, end);
      return true;
    }
    return false;
  }

  bool outerplanar(ShrinkingGame game) {
    while (game.order() > inspected) {
      watch_.step();
      if (at_leaf_beside_degree_two(game)) continue;
      if (!at_two_leaves(game)) return false;
    }
    const bool won = decided(game);
    say("step 1: " + game.text() + ": " + (won ? "winnable" : "not winnable"));
    return won;
  }

  /// Steps 2.1 and 2.2: x of degree 2 beside y of degree 3; a is beside both, b beside y.
  bool at_leaf_beside_degree_two(ShrinkingGame& game) {
    for (const auto& [v, row] : game.rows()) {
      if (row.size() != 2) continue;
      const auto found = std::ranges::find_if(row, [&](int u) { return game.degree(u) == 3; });
      if (found == row.end()) continue;
      const int x = v, y = *found, a = beyond(game, x, y);
      Vertices others = game.near(y);
      others.erase(x);
      others.erase(a);
      const int b = *others.begin();
      const std::string names = " x = " + std::to_string(x) + ", y = " + std::to_string(y) +
                                ", a = " + std::to_string(a) + ", b = " + std::to_string(b) + ": ";
      take_leaf(game, x, y, b, names);
      return true;
    }
    return false;
  }

  void take_leaf(ShrinkingGame& game, int x, int y, int b, const std::string& names) {
    const bool y_green = game.green(y);
    if (!game.green(x)) {
      say("step 2.2" + std::string(y_green ? "(ii)" : "(i)") + names + "x red, y " + (y_green ? "green" : "red") +
          "; x and y are left out" + (y_green ? ", b changes its colour" : "") + " (Reduction Lemma 1)");
      game.remove(x);
      game.remove(y);
      if (y_green) game.change_colour(b);
    } else if (!y_green) {
      say("step 2.2(iii)" + names + "x green, y red; x is played first (Reduction Lemma 2)");
      game.play(x);
    } else {
      say("step 2.2(iv)" + names + "x and y green; x is played last (Reduction Lemma 2)");
      game.remove(x);
    }
  }

  /// Steps 2.3 and 2.4: y of degree 4 beside x and z of degree 2; a is beside x and y, b beside y and z. False if the
  /// game is lost.
  bool at_two_leaves(ShrinkingGame& game) {
    for (const auto& [v, row] : game.rows()) {
      if (row.size() != 4) continue;
      std::vector<int> leaves;
      for (const int u : row)
        if (game.degree(u) == 2) leaves.push_back(u);
      if (leaves.size() == 2) return take_leaves(game, leaves[0], v, leaves[1]);
    }
    throw std::logic_error("a maximal outerplanar graph without the vertices of step 2.3");
  }

  bool take_leaves(ShrinkingGame& game, int x, int y, int z) {
    if (game.green(z) && !game.green(x)) std::swap(x, z);  // so that z is red if one of them is
    const int a = beyond(game, x, y), b = beyond(game, z, y);
    const std::string names = " x = " + std::to_string(x) + ", y = " + std::to_string(y) +
                              ", z = " + std::to_string(z) + ", a = " + std::to_string(a) +
                              ", b = " + std::to_string(b) + ": ";
    if (game.green(z)) {
      say("step 2.4(ii)" + names + "x and z green; x is played first (Reduction Lemma 4)");
      game.play(x);
      return true;
    }
    const bool x_green = game.green(x), y_green = game.green(y);
    if (!x_green && !y_green) {
      say("step 2.4(i1)" + names + "all three red: it cannot be won (Reduction Lemma 3)");
      return false;
    }
    const bool both = x_green && y_green;
    say("step 2.4" + std::string(both ? "(i2)" : "(i3)") + names + "z red, x " + (x_green ? "green" : "red") + ", y " +
        (y_green ? "green" : "red") + "; x, y and z are left out" + (both ? ", a changes its colour" : "") +
        " (Reduction Lemma 3)");
    for (const int v : {x, y, z}) game.remove(v);
    if (both) game.change_colour(a);
    return true;
  }

  PaperSteps& steps_;
  Watch& watch_;
};

}  // namespace

PaperSteps paper_steps(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch) {
  PaperSteps steps{{}, true};
  Reader reader(steps, watch);
  for (const Part& part : parts_of(graph, green, std::vector<char>(green.size(), 1)))
    steps.winnable = reader.component(part) && steps.winnable;
  return steps;
}

}  // namespace gamecert::solve
