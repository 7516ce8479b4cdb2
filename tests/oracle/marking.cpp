// oracle-marking: plays the marking games of "Games on Triangulations" (Section 2.3) by trying every move.
//
//   oracle-marking triangle-colouring      "Two players move in turn by coloring a black edge of T(S) green. The first
//                                          player who completes an empty green triangle wins" (2.3.1)
//   oracle-marking bichromatic-colouring   "Two players R and B move in turn by coloring red respectively blue a black
//                                          edge of T(S). The first player who completes an empty monochromatic triangle
//                                          wins" (2.3.2)
//   oracle-marking four-cycle              "Same as 2.3.1, but the goal is to complete a quadrilateral that is empty of
//                                          points from S" (2.3.3): two adjacent faces, which need not be convex
//   oracle-marking nimstring               "players [...] alternate coloring edges green [...] and whenever one or more
//                                          green triangles are completed, the completing player must move again"
//                                          (2.3.4)
//
// Nobody can move: a tie, in the first three. In nimstring a player who is to move, also by force, and cannot has lost
// in normal play and won in misere play; the nimber is the k for which the sum with a heap of k beans is lost for the
// player to move, where a forced move may be made in the heap; loony if there is none.
//
// Input, one game a line:   an instance with marked= (bichromatic-colouring: painted=), see triangulations.hpp
// Output, one line a game:
//   OUTCOME first|second|tie NIMBER 3|loony MOVES 0-1 NIMBER-MOVES 0-1       triangle-colouring, four-cycle
//   OUTCOME first|second|tie MOVES 0-1,2-3                                  bichromatic-colouring
//   OUTCOME N|P MISERE N|P NIMBER 3|loony MISERE-NIMBER 3|loony MOVES 0-1 MISERE-MOVES 0-1     nimstring
// with all winning first moves, - if there is none. NIMBER-MOVES differ from MOVES only where the game may be tied:
// they are those that win when a mover who cannot move loses.
#include <cstddef>
#include <functional>
#include <iostream>
#include <istream>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "alternating.hpp"
#include "lines.hpp"
#include "triangulations.hpp"

namespace {

using oracle::append;
using oracle::or_dash;
using Colours = std::string;             // a letter for each edge
using Shape = std::vector<std::size_t>;  // the edges of a triangle or quadrilateral

std::vector<Shape> shapes_of(const oracle::Segments& edges, const std::set<std::set<oracle::Edge>>& sets) {
  std::vector<Shape> shapes;
  for (const std::set<oracle::Edge>& set : sets) {
    Shape shape;
    for (const auto& [u, v] : set) shape.push_back(edges.number(u, v));
    shapes.push_back(shape);
  }
  return shapes;
}

// Whether the edge, just coloured, is part of a shape that has nothing but its colour.
bool completes(const std::vector<Shape>& shapes, const Colours& colours, std::size_t edge) {
  for (const Shape& shape : shapes) {
    bool holds_edge = false, one_colour = true;
    for (std::size_t each : shape) {
      holds_edge = holds_edge || each == edge;
      one_colour = one_colour && colours[each] == colours[edge];
    }
    if (holds_edge && one_colour) return true;
  }
  return false;
}

Colours coloured(Colours colours, std::size_t edge, char colour) {
  colours[edge] = colour;
  return colours;
}

std::string first_to_complete(bool quadrilaterals, std::istream& line) {
  const oracle::Board board = oracle::read_instance(line);
  const oracle::Segments edges(board.edges);
  const std::vector<Shape> shapes =
      shapes_of(edges, quadrilaterals ? oracle::empty_quadrilaterals(board) : oracle::triangles(board));
  using Game = oracle::Race<Colours>;
  Game game([&](const Colours& colours) {
    std::vector<Game::Option> options;
    for (std::size_t edge = 0; edge < edges.size(); ++edge) {
      if (colours[edge] != oracle::black) continue;
      const Colours after = coloured(colours, edge, oracle::green);
      options.push_back({edges.name(edge), after, {}});
      if (completes(shapes, after, edge)) options.back().end = oracle::win;
    }
    return options;
  });
  return game.nimber_answers(edges.start(board, oracle::black), static_cast<int>(edges.size()) + 1);
}

std::string bichromatic(std::istream& line) {
  const oracle::Board board = oracle::read_instance(line);
  const oracle::Segments edges(board.edges);
  const std::vector<Shape> shapes = shapes_of(edges, oracle::triangles(board));
  using Game = oracle::Race<std::pair<Colours, char>>;  // the colours and the player to move
  Game game([&](const std::pair<Colours, char>& position) {
    const auto& [colours, mover] = position;
    std::vector<Game::Option> options;
    for (std::size_t edge = 0; edge < edges.size(); ++edge) {
      if (colours[edge] != oracle::black) continue;
      const Colours after = coloured(colours, edge, mover);
      options.push_back({edges.name(edge), {after, oracle::other_player(mover)}, {}});
      if (completes(shapes, after, edge)) options.back().end = oracle::win;
    }
    return options;
  });
  return game.outcome_answers({edges.start(board, oracle::black), oracle::red});
}

class Nimstring {
 public:
  explicit Nimstring(const oracle::Board& board)
      : edges_(board.edges), triangles_(shapes_of(edges_, oracle::triangles(board))) {}

  std::string answers(const Colours& start) {
    const auto outcome = [&](bool misere) { return std::string(wins(misere, start, 0) ? "N" : "P"); };
    return "OUTCOME " + outcome(false) + " MISERE " + outcome(true) + " NIMBER " + nimber(false, start) +
           " MISERE-NIMBER " + nimber(true, start) + " MOVES " + winning_moves(false, start) + " MISERE-MOVES " +
           winning_moves(true, start);
  }

  Colours start(const oracle::Board& board) const { return edges_.start(board, oracle::black); }

 private:
  // Whether the player who is to move now, for whatever reason, wins the sum with a heap.
  bool wins(bool misere, const Colours& colours, int heap) {
    const auto key = std::make_tuple(misere, colours, heap);
    const auto known = wins_.find(key);
    if (known != wins_.end()) return known->second;
    bool can_move = false, result = false;
    for (int left = 0; left < heap; ++left) {
      can_move = true;
      result = result || !wins(misere, colours, left);
    }
    for (std::size_t edge = 0; edge < edges_.size(); ++edge) {
      if (colours[edge] != oracle::black) continue;
      can_move = true;
      result = result || wins_by(misere, colours, edge, heap);
    }
    if (!can_move) result = misere;
    return wins_[key] = result;
  }

  bool wins_by(bool misere, const Colours& colours, std::size_t edge, int heap) {
    const Colours after = coloured(colours, edge, oracle::green);
    return completes(triangles_, after, edge) ? wins(misere, after, heap) : !wins(misere, after, heap);
  }

  std::string nimber(bool misere, const Colours& colours) {
    for (int heap = 0; heap <= static_cast<int>(edges_.size()) + 1; ++heap) {
      if (!wins(misere, colours, heap)) return std::to_string(heap);
    }
    return "loony";
  }

  std::string winning_moves(bool misere, const Colours& colours) {
    std::string moves;
    for (std::size_t edge = 0; edge < edges_.size(); ++edge) {
      if (colours[edge] == oracle::black && wins_by(misere, colours, edge, 0)) append(moves, edges_.name(edge));
    }
    return or_dash(moves);
  }

  oracle::Segments edges_;
  std::vector<Shape> triangles_;
  std::map<std::tuple<bool, Colours, int>, bool> wins_;
};

std::string nimstring(std::istream& line) {
  const oracle::Board board = oracle::read_instance(line);
  Nimstring game(board);
  return game.answers(game.start(board));
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::vector<std::string> words(arguments + 1, arguments + argument_count);
  const std::map<std::vector<std::string>, std::function<std::string(std::istream&)>> games = {
      {{"triangle-colouring"}, [](std::istream& line) { return first_to_complete(false, line); }},
      {{"four-cycle"}, [](std::istream& line) { return first_to_complete(true, line); }},
      {{"bichromatic-colouring"}, bichromatic},
      {{"nimstring"}, nimstring},
  };
  if (games.count(words) == 0) {
    std::cerr << "usage: oracle-marking triangle-colouring | bichromatic-colouring | four-cycle | nimstring\n";
    return 2;
  }
  return oracle::answer_lines("oracle-marking", games.at(words));
}
