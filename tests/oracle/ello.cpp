// oracle-ello: plays Elimination-Lit Lights Out by trying every move, after the rules in Section 1 of the paper on
// ELLO. "A single green vertex x is removed from the current graph. Vertices in the remaining graph that were neighbors
// of x change their color." Won if no vertices remain; lost if vertices remain and all are red. Directed graphs and d
// colours after the closing section: on a digraph "a move at a vertex x toggles the color at each outneighbor of x, and
// deletes x"; with d colours "the colors increase by 1 (mod d)" and "a move cannot be made at a vertex of color 0".
//
//   oracle-ello [MODULUS]      with MODULUS d: d colours
//
// Input, one game a line:   [digraph] ORDER EDGES COLOURS
//   5 0-1,1-2,2-3 0,4           the green vertices; the others are red; - is an empty list
//   4 0-1,1-2 0:2,1:1           with d colours vertex:colour; the others have colour 0
//   digraph 3 0-1,1-0 0         arcs from the first vertex to the second
// Output, one line a game:  WINNABLE or UNWINNABLE, a blank, and all winning first moves (- for none).
#include <iostream>
#include <istream>
#include <map>
#include <set>
#include <string>

#include "lines.hpp"

namespace {

constexpr int green = 0;  // the paper: "shorthand 0 for 'green' and 1 for 'red'"
constexpr int red = 1;

using Position = std::map<int, int>;  // each vertex that remains, with its current colour

struct Game {
  int modulus = 0;  // 0: the game with green and red; otherwise d
  std::map<int, std::set<int>> changed_by;
  std::map<Position, bool> memo;

  bool legal(int colour) const { return modulus == 0 ? colour == green : colour != 0; }
  int next_colour(int colour) const { return modulus == 0 ? (colour == green ? red : green) : (colour + 1) % modulus; }

  Position move(const Position& position, int x) const {
    Position after = position;
    after.erase(x);
    for (int neighbour : changed_by.at(x)) {
      if (after.count(neighbour) != 0) after[neighbour] = next_colour(after[neighbour]);
    }
    return after;
  }

  bool winnable(const Position& position) {
    if (position.empty()) return true;
    const auto known = memo.find(position);
    if (known != memo.end()) return known->second;
    bool won = false;
    for (const auto& [vertex, colour] : position) {
      if (!won && legal(colour)) won = winnable(move(position, vertex));
    }
    memo[position] = won;
    return won;
  }
};

std::string answer(int modulus, std::istream& words) {
  const oracle::Graph graph = oracle::read_graph(words);
  std::string colours;
  oracle::read_rest(words, colours);
  Game game;
  game.modulus = modulus;

  Position start;
  for (int v = 0; v < graph.order; ++v) {
    game.changed_by[v] = {};
    start[v] = game.modulus == 0 ? red : 0;
  }
  for (const auto& [from, to] : graph.edges) {
    game.changed_by[from].insert(to);
    if (!graph.directed) game.changed_by[to].insert(from);
  }
  for (const std::string& item : oracle::split(colours)) {
    if (game.modulus == 0) {
      start[oracle::number(item, graph.order)] = green;
    } else {
      const auto [vertex, colour] = oracle::halves(item, ':');
      start[oracle::number(vertex, graph.order)] = oracle::number(colour, game.modulus);
    }
  }

  std::string moves;
  for (const auto& [vertex, colour] : start) {
    if (game.legal(colour) && game.winnable(game.move(start, vertex))) {
      if (!moves.empty()) moves += ',';
      moves += std::to_string(vertex);
    }
  }
  return (game.winnable(start) ? "WINNABLE " : "UNWINNABLE ") + (moves.empty() ? "-" : moves);
}

}  // namespace

int main(int argument_count, char** arguments) {
  const int modulus = argument_count == 2 ? oracle::number(arguments[1], 1000) : 0;
  if (argument_count > 2 || modulus == 1) {
    std::cerr << "usage: oracle-ello [MODULUS]\n";
    return 2;
  }
  return oracle::answer_lines("oracle-ello", [&](std::istream& line) { return answer(modulus, line); });
}
