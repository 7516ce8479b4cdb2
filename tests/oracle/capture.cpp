// oracle-capture: plays the vertex-capturing game by trying every move, after Section 1 of "The vertex-capturing game".
//
// Alice "colours an uncoloured edge of G red, before a second player called Bob, colours an uncoloured edge (if any
// remain) blue. The game ends once all the edges of G have been coloured. [...] Alice (Bob, resp.) captures a vertex v
// if its red (blue, resp.) degree is more than floor(d(v)/2). [...] The score of a player is the number of vertices
// they captured." The answer is the score of Alice minus that of Bob; Alice moves first, whatever is painted at the
// start.
//
// Input, one game a line:   ORDER EDGES PAINTED     such as  5 0-1,1-2 0-1:2    (1 red, 2 blue; - is an empty list)
// Output, one line a game:  SCORE 1 MOVES 0-1,1-2   all first moves that keep the score, - if no edge is left.
#include <algorithm>
#include <cstddef>
#include <istream>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "lines.hpp"

namespace {

using Edge = std::pair<int, int>;
using Colours = std::map<Edge, int>;  // a position: the colour of each edge, 0 if uncoloured
constexpr int red = 1, blue = 2;

class Capture {
 public:
  explicit Capture(int order) : order_(order) {}

  // Alice colours red and wants much, Bob blue and little.
  int score(const Colours& colours, int mover) {
    const auto key = std::make_pair(colours, mover);
    const auto known = scores_.find(key);
    if (known != scores_.end()) return known->second;
    std::vector<int> scores;
    for (const auto& [edge, colour] : colours) {
      if (colour == 0) scores.push_back(score(coloured(colours, edge, mover), mover == red ? blue : red));
    }
    int result = 0;
    if (scores.empty()) {
      result = captured(colours, red) - captured(colours, blue);
    } else {
      result = mover == red ? *std::max_element(scores.begin(), scores.end())
                            : *std::min_element(scores.begin(), scores.end());
    }
    return scores_[key] = result;
  }

  std::string best_moves(const Colours& colours) {
    std::string list;
    for (const auto& [edge, colour] : colours) {
      if (colour != 0 || score(coloured(colours, edge, red), blue) != score(colours, red)) continue;
      list += (list.empty() ? "" : ",") + std::to_string(edge.first) + "-" + std::to_string(edge.second);
    }
    return list.empty() ? "-" : list;
  }

 private:
  static Colours coloured(Colours colours, const Edge& edge, int colour) {
    colours[edge] = colour;
    return colours;
  }

  int captured(const Colours& colours, int player) const {
    int vertices = 0;
    for (int v = 0; v < order_; ++v) {
      int degree = 0, degree_of_player = 0;
      for (const auto& [edge, colour] : colours) {
        if (edge.first != v && edge.second != v) continue;
        ++degree;
        if (colour == player) ++degree_of_player;
      }
      if (degree_of_player > degree / 2) ++vertices;
    }
    return vertices;
  }

  int order_;
  std::map<std::pair<Colours, int>, int> scores_;
};

std::string answer(std::istream& words) {
  const oracle::Graph graph = oracle::read_graph(words);
  if (graph.directed) throw std::runtime_error("expected a graph");
  std::string list;
  oracle::read_rest(words, list);
  Colours start;
  for (const auto& [u, v] : graph.edges) start[{std::min(u, v), std::max(u, v)}] = 0;
  for (const std::string& item : oracle::split(list)) {
    const auto [edge, colour] = oracle::halves(item, ':');
    const auto [first, second] = oracle::halves(edge, '-');
    const int u = oracle::number(first, graph.order), v = oracle::number(second, graph.order);
    if (!graph.adjacent(u, v)) throw std::runtime_error("expected an edge, found " + edge);
    start[{std::min(u, v), std::max(u, v)}] = oracle::number(colour, blue + 1);
  }
  Capture game(graph.order);
  return "SCORE " + std::to_string(game.score(start, red)) + " MOVES " + game.best_moves(start);
}

}  // namespace

int main() { return oracle::answer_lines("oracle-capture", answer); }
