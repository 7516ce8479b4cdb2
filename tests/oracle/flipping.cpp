// oracle-flipping: plays the flipping games of "Games on Triangulations" (Section 2.2) by trying every flip.
//
// "An edge of a triangulation is flippable when the two neighboring triangles form a convex quadrilateral. Flipping a
// flippable edge consists of replacing the edge by the other diagonal." A flip is named by the edge it removes. Only
// black edges are flipped.
//
//   oracle-flipping flip              "coloring the new edge green. The winner is determined by normal play" (2.2.1)
//   oracle-flipping flip-to-triangle  "the winner is the player who completes the first empty green triangle" (2.2.2);
//                                     a tie if no flip is left
//   oracle-flipping bichromatic-flip  "Then e as well as any still-black boundary edges of the enclosing quadrilateral
//                                     become red if it was player R's turn, and blue if it was player B's" (2.2.3); e
//                                     is the new edge; the score is red minus blue edges at the end
//   oracle-flipping all-green         "e becomes green, as do the four boundary edges [...] to color as many edges as
//                                     possible green" (2.2.4): the greatest number of green edges
//   oracle-flipping green-wins [P/Q]  the same, "to obtain more green edges than black edges, or [...] at least a
//                                     specified ratio of green edges to black edges" (2.2.5): green * Q >= black * P
//
// Input, one game a line:   an instance with coordinates or in convex position and marked= (edges that are green) or,
//                           for bichromatic-flip, painted=; see triangulations.hpp
// Output, one line a game:
//   OUTCOME N|P MISERE N|P NIMBER 3 MISERE-NIMBER 1 MOVES 0-2 MISERE-MOVES 0-2    flip (impartial.hpp)
//   OUTCOME first|second|tie MOVES 0-2                                          flip-to-triangle
//   SCORE 3 MOVES 0-2                                                           bichromatic-flip, all-green
//   WINNABLE|UNWINNABLE BEST 7 MOVES 0-2                                        green-wins
// with all first flips that win or attain the score, or after which the goal can be reached.
// Where the start of green-wins meets the goal, play has ended and there are none.
#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <iostream>
#include <istream>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "alternating.hpp"
#include "impartial.hpp"
#include "lines.hpp"
#include "triangulations.hpp"

namespace {

using oracle::append;
using oracle::black;
using oracle::green;
using oracle::or_dash;
using Colours = std::string;  // a letter for each segment between two points, absent if it is no edge now

// A flip: the segments removed and added, and the four sides of the quadrilateral.
struct Flip {
  std::size_t removed, added;
  std::array<std::size_t, 4> sides;
};

class Triangulation {
 public:
  explicit Triangulation(const oracle::Board& board) : board_(board), segments_(oracle::all_segments(board.order)) {
    if (board.points.empty()) throw std::runtime_error("expected points in convex position or with coordinates");
  }

  Colours start() const { return segments_.start(board_, black); }
  std::string name(const Flip& flip) const { return segments_.name(flip.removed); }

  std::vector<Flip> flips(const Colours& colours) const {
    std::vector<Flip> result;
    for (std::size_t s = 0; s < segments_.size(); ++s) {
      if (colours[s] != black) continue;
      const auto [u, v] = segments_.edge(s);
      const std::vector<int> apexes = faces_at(colours, u, v);
      if (apexes.size() != 2) continue;  // an edge of the hull
      const int a = apexes[0], b = apexes[1];
      if (!board_.cross(u, v, a, b)) continue;  // not strictly convex
      result.push_back({s, at(a, b), {at(u, a), at(u, b), at(v, a), at(v, b)}});
    }
    return result;
  }

  // Whether a face at this edge has nothing but green edges.
  bool green_face(const Colours& colours, std::size_t segment) const {
    const auto [u, v] = segments_.edge(segment);
    for (int w : faces_at(colours, u, v)) {
      if (colours[segment] == green && colours[at(u, w)] == green && colours[at(v, w)] == green) return true;
    }
    return false;
  }

 private:
  std::size_t at(int u, int v) const { return segments_.number(u, v); }

  // The third points of the faces on both sides of an edge.
  std::vector<int> faces_at(const Colours& colours, int u, int v) const {
    std::vector<int> apexes;
    for (int w = 0; w < board_.order; ++w) {
      if (w == u || w == v || colours[at(u, w)] == oracle::absent || colours[at(v, w)] == oracle::absent) continue;
      if (board_.empty_triangle(u, v, w)) apexes.push_back(w);
    }
    return apexes;
  }

  const oracle::Board& board_;
  oracle::Segments segments_;
};

int count(const Colours& colours, char colour) {
  return static_cast<int>(std::count(colours.begin(), colours.end(), colour));
}

Colours flipped(Colours colours, const Flip& flip, char colour) {
  colours[flip.removed] = oracle::absent;
  colours[flip.added] = colour;
  return colours;
}

Colours flipped_with_sides(const Colours& colours, const Flip& flip, char colour) {
  Colours after = flipped(colours, flip, colour);
  for (std::size_t side : flip.sides) {
    if (after[side] == black) after[side] = colour;
  }
  return after;
}

std::string monochromatic(std::istream& line) {
  const oracle::Board board = oracle::read_instance(line);
  const Triangulation triangulation(board);
  oracle::Impartial<Colours> game([&](const Colours& colours) {
    std::vector<oracle::Option<Colours>> options;
    for (const Flip& flip : triangulation.flips(colours))
      options.push_back({triangulation.name(flip), flipped(colours, flip, green)});
    return options;
  });
  return game.answers(triangulation.start());
}

std::string to_triangle(std::istream& line) {
  const oracle::Board board = oracle::read_instance(line);
  const Triangulation triangulation(board);
  using Game = oracle::Race<Colours>;
  Game game([&](const Colours& colours) {
    std::vector<Game::Option> options;
    for (const Flip& flip : triangulation.flips(colours)) {
      const Colours after = flipped(colours, flip, green);
      options.push_back({triangulation.name(flip), after, {}});
      if (triangulation.green_face(after, flip.added)) options.back().end = oracle::win;
    }
    return options;
  });
  return game.outcome_answers(triangulation.start());
}

std::string bichromatic(std::istream& line) {
  const oracle::Board board = oracle::read_instance(line);
  const Triangulation triangulation(board);
  using Game = oracle::Points<std::pair<Colours, char>>;  // the colours and the player to move
  Game game([&](const std::pair<Colours, char>& position) {
    const auto& [colours, mover] = position;
    std::vector<Game::Option> options;
    for (const Flip& flip : triangulation.flips(colours)) {
      const Colours after = flipped_with_sides(colours, flip, mover);
      const int gain = count(after, mover) - count(colours, mover);
      options.push_back({triangulation.name(flip), {after, oracle::other_player(mover)}, gain, false});
    }
    return options;
  });
  const Colours start = triangulation.start();
  return game.answers({start, oracle::red}, count(start, oracle::red) - count(start, oracle::blue));
}

// Both solitaires.
class Solitaire {
 public:
  explicit Solitaire(const Triangulation& triangulation) : triangulation_(triangulation) {}

  // The greatest number of green edges that can be reached.
  int best(const Colours& colours) {
    const auto known = best_.find(colours);
    if (known != best_.end()) return known->second;
    int result = count(colours, green);
    for (const Flip& flip : triangulation_.flips(colours))
      result = std::max(result, best(flipped_with_sides(colours, flip, green)));
    return best_[colours] = result;
  }

  // The first flips after which a number of green edges can be reached that is good enough.
  std::string moves(const Colours& colours, const std::function<bool(int)>& good) {
    std::string list;
    for (const Flip& flip : triangulation_.flips(colours)) {
      if (good(best(flipped_with_sides(colours, flip, green)))) append(list, triangulation_.name(flip));
    }
    return or_dash(list);
  }

 private:
  const Triangulation& triangulation_;
  std::map<Colours, int> best_;
};

std::string all_green(std::istream& line) {
  const oracle::Board board = oracle::read_instance(line);
  const Triangulation triangulation(board);
  Solitaire game(triangulation);
  const Colours start = triangulation.start();
  const int best = game.best(start);
  return "SCORE " + std::to_string(best) + " MOVES " + game.moves(start, [&](int number) { return number == best; });
}

std::string green_wins(std::optional<std::pair<int, int>> ratio, std::istream& line) {
  const oracle::Board board = oracle::read_instance(line);
  const Triangulation triangulation(board);
  Solitaire game(triangulation);
  const Colours start = triangulation.start();
  const int edges = static_cast<int>(board.edges.size());
  const auto good = [&](int number) {
    return ratio ? number * ratio->second >= (edges - number) * ratio->first : number > edges - number;
  };
  const int best = game.best(start);
  return std::string(good(best) ? "WINNABLE" : "UNWINNABLE") + " BEST " + std::to_string(best) + " MOVES " +
         (good(count(start, green)) ? or_dash("") : game.moves(start, good));
}

}  // namespace

int main(int argument_count, char** arguments) {
  std::vector<std::string> words(arguments + 1, arguments + argument_count);
  std::optional<std::pair<int, int>> ratio;
  if (words.size() == 2 && words[0] == "green-wins" && words[1].find('/') != std::string::npos) {
    const auto [p, q] = oracle::halves(words[1], '/');
    ratio = {oracle::number(p, 1000), oracle::number(q, 1000)};
    words.pop_back();
  }
  const std::map<std::vector<std::string>, std::function<std::string(std::istream&)>> games = {
      {{"flip"}, monochromatic},
      {{"flip-to-triangle"}, to_triangle},
      {{"bichromatic-flip"}, bichromatic},
      {{"all-green"}, all_green},
      {{"green-wins"}, [&](std::istream& line) { return green_wins(ratio, line); }},
  };
  if (games.count(words) == 0) {
    std::cerr << "usage: oracle-flipping flip | flip-to-triangle | bichromatic-flip | all-green | green-wins [P/Q]\n";
    return 2;
  }
  return oracle::answer_lines("oracle-flipping", games.at(words));
}
