// oracle-ello: plays Elimination-Lit Lights Out by trying every move, after the rules in Section 1 of the paper on
// ELLO. "A single green vertex x is removed from the current graph. Vertices in the remaining graph that were neighbors
// of x change their color." Won if no vertices remain; lost if vertices remain and all are red. Directed graphs and d
// colours after the closing section: on a digraph "a move at a vertex x toggles the color at each outneighbor of x, and
// deletes x"; with d colours "the colors increase by 1 (mod d)" and "a move cannot be made at a vertex of color 0".
//
// Input, one game a line:   [digraph] [modD] ORDER EDGES COLOURS
//   5 0-1,1-2,2-3 0,4           the green vertices; the others are red; - is an empty list
//   mod3 4 0-1,1-2 0:2,1:1      vertex:colour; the others have colour 0
//   digraph 3 0-1,1-0 0         arcs from the first vertex to the second
// Output, one line a game:  WINNABLE or UNWINNABLE, a blank, and all winning first moves (- for none).
#include <exception>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

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

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> items;
  if (list == "-") return items;
  std::istringstream stream(list);
  for (std::string item; std::getline(stream, item, ',');) items.push_back(item);
  return items;
}

int number(const std::string& text, int below) {
  if (text.empty() || text.size() > 6 || text.find_first_not_of("0123456789") != std::string::npos) {
    throw std::runtime_error("expected a number, found '" + text + "'");
  }
  const int value = std::stoi(text);
  if (value >= below) throw std::runtime_error("number out of range: " + text);
  return value;
}

void play(const std::string& line) {
  std::istringstream words(line);
  std::string word, edges, colours, rest;
  words >> word;
  Game game;
  const bool directed = word == "digraph";
  if (directed) words >> word;
  if (word.rfind("mod", 0) == 0) {
    game.modulus = number(word.substr(3), 1000);
    if (game.modulus < 2) throw std::runtime_error("the modulus is at least 2");
    words >> word;
  }
  const int order = number(word, 1000);
  if (!(words >> edges >> colours) || (words >> rest)) throw std::runtime_error("expected ORDER EDGES COLOURS");

  Position start;
  for (int v = 0; v < order; ++v) {
    game.changed_by[v] = {};
    start[v] = game.modulus == 0 ? red : 0;
  }
  for (const std::string& edge : split(edges)) {
    const auto dash = edge.find('-');
    if (dash == std::string::npos) throw std::runtime_error("expected an edge, found '" + edge + "'");
    const int from = number(edge.substr(0, dash), order);
    const int to = number(edge.substr(dash + 1), order);
    if (from == to) throw std::runtime_error("a loop: " + edge);
    game.changed_by[from].insert(to);
    if (!directed) game.changed_by[to].insert(from);
  }
  for (const std::string& item : split(colours)) {
    if (game.modulus == 0) {
      start[number(item, order)] = green;
    } else {
      const auto colon = item.find(':');
      if (colon == std::string::npos) throw std::runtime_error("expected vertex:colour, found '" + item + "'");
      start[number(item.substr(0, colon), order)] = number(item.substr(colon + 1), game.modulus);
    }
  }

  std::string moves;
  for (const auto& [vertex, colour] : start) {
    if (game.legal(colour) && game.winnable(game.move(start, vertex))) {
      if (!moves.empty()) moves += ',';
      moves += std::to_string(vertex);
    }
  }
  std::cout << (game.winnable(start) ? "WINNABLE " : "UNWINNABLE ") << (moves.empty() ? "-" : moves) << '\n';
}

}  // namespace

int main() {
  int line_number = 0;
  try {
    for (std::string line; std::getline(std::cin, line);) {
      ++line_number;
      play(line);
    }
  } catch (const std::exception& error) {
    std::cerr << "oracle-ello: line " << line_number << ": " << error.what() << '\n';
    return 2;
  }
  return 0;
}
