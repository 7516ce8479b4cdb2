// oracle-drawing: plays the constructing games of "Games on Triangulations" (Section 2.1) by trying every segment.
//
// "Starting from no edges, players R and B play in turn by drawing one edge in each move": a segment between two points
// that crosses no segment drawn before. An empty triangle contains no points from S.
//
//   oracle-drawing complete-triangulation  "Each time a player completes one or more empty triangles [...], the player
//                                          wins the corresponding number of points, and it is again her turn" (2.1.1)
//   oracle-drawing triangle                "the first player who completes one empty triangle is the winner" (2.1.2)
//   oracle-drawing bichromatic-complete    "the two players use red and blue edges, and only monochromatic triangles
//                                          count" (2.1.3), for points and for the extra move
//   oracle-drawing bichromatic-triangle READING   "with red and blue edges. The first empty triangle must be
//                                          monochromatic" (2.1.4). A move that completes an empty triangle of one
//                                          colour wins; one that completes only triangles of two colours means
//                                          (READING) nothing, a draw, that its player loses, or that it is illegal
//
// If the player to move finds no move in triangle or bichromatic-triangle, the game is a tie. Triangles that are there
// at the start count for nobody.
//
// Input, one game a line:   points with marked= (segments drawn at the start) or, in the bichromatic games, painted=;
//                           see triangulations.hpp
// Output, one line a game:
//   SCORE 3 MOVES 0-1                                              complete-triangulation, bichromatic-complete: first
//                                                                  minus second
//   OUTCOME first|second|tie NIMBER 3|loony MOVES 0-1 NIMBER-MOVES 0-1       triangle, as in oracle-marking
//   OUTCOME first|second|tie MOVES 0-1                                       bichromatic-triangle
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
#include "lines.hpp"
#include "triangulations.hpp"

namespace {

using oracle::absent;
using Colours = std::string;                // a letter for each segment, absent if it is not drawn
using Position = std::pair<Colours, char>;  // what is drawn and the colour that is drawn next
enum class Reading { nothing, draw, loses, illegal };

class Paper {
 public:
  explicit Paper(const oracle::Board& board) : board_(board), segments_(oracle::all_segments(board.order)) {
    if (board.points.empty()) throw std::runtime_error("expected points in convex position or with coordinates");
  }

  std::size_t size() const { return segments_.size(); }
  std::string name(std::size_t segment) const { return segments_.name(segment); }
  Colours start() const { return segments_.start(board_, absent); }

  bool can_draw(const Colours& colours, std::size_t segment) const {
    if (colours[segment] != absent) return false;
    const auto [u, v] = segments_.edge(segment);
    for (std::size_t s = 0; s < size(); ++s) {
      const auto [a, b] = segments_.edge(s);
      if (colours[s] != absent && board_.cross(u, v, a, b)) return false;
    }
    return true;
  }

  // The numbers of empty triangles at a segment just drawn: those of one colour, and those of two.
  std::pair<int, int> completed(const Colours& colours, std::size_t segment) const {
    const auto [u, v] = segments_.edge(segment);
    int of_one_colour = 0, of_two_colours = 0;
    for (int w = 0; w < board_.order; ++w) {
      if (w == u || w == v) continue;
      const char first = colours[segments_.number(u, w)], second = colours[segments_.number(v, w)];
      if (first == absent || second == absent || !board_.empty_triangle(u, v, w)) continue;
      ++(first == second && first == colours[segment] ? of_one_colour : of_two_colours);
    }
    return {of_one_colour, of_two_colours};
  }

 private:
  const oracle::Board& board_;
  oracle::Segments segments_;
};

Colours drawn(Colours colours, std::size_t segment, char colour) {
  colours[segment] = colour;
  return colours;
}

// The colour of the other player; in the monochromatic games both draw in green.
char next(char colour) { return colour == oracle::green ? colour : oracle::other_player(colour); }

std::string complete(char first_colour, std::istream& line) {
  const oracle::Board board = oracle::read_instance(line);
  const Paper paper(board);
  using Game = oracle::Points<Position>;
  Game game([&](const Position& position) {
    const auto& [colours, mover] = position;
    std::vector<Game::Option> options;
    for (std::size_t segment = 0; segment < paper.size(); ++segment) {
      if (!paper.can_draw(colours, segment)) continue;
      const Colours after = drawn(colours, segment, mover);
      const int gain = paper.completed(after, segment).first;
      const bool again = gain > 0;
      options.push_back({paper.name(segment), {after, again ? mover : next(mover)}, gain, again});
    }
    return options;
  });
  return game.answers({paper.start(), first_colour}, 0);
}

std::string first_triangle(char first_colour, Reading reading, std::istream& line) {
  const oracle::Board board = oracle::read_instance(line);
  const Paper paper(board);
  using Game = oracle::Race<Position>;
  Game game([&](const Position& position) {
    const auto& [colours, mover] = position;
    std::vector<Game::Option> options;
    for (std::size_t segment = 0; segment < paper.size(); ++segment) {
      if (!paper.can_draw(colours, segment)) continue;
      const Colours after = drawn(colours, segment, mover);
      const auto [of_one_colour, of_two_colours] = paper.completed(after, segment);
      std::optional<int> end;
      if (of_one_colour > 0) {
        end = oracle::win;
      } else if (of_two_colours > 0) {
        if (reading == Reading::illegal) continue;
        if (reading == Reading::draw) end = oracle::tie;
        if (reading == Reading::loses) end = oracle::loss;
      }
      options.push_back({paper.name(segment), {after, next(mover)}, end});
    }
    return options;
  });
  const Position start = {paper.start(), first_colour};
  if (first_colour != oracle::green) return game.outcome_answers(start);
  return game.nimber_answers(start, static_cast<int>(paper.size()) + 1);
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::vector<std::string> words(arguments + 1, arguments + argument_count);
  const auto bichromatic = [](Reading reading) {
    return [reading](std::istream& line) { return first_triangle(oracle::red, reading, line); };
  };
  const std::map<std::vector<std::string>, std::function<std::string(std::istream&)>> games = {
      {{"complete-triangulation"}, [](std::istream& line) { return complete(oracle::green, line); }},
      {{"bichromatic-complete"}, [](std::istream& line) { return complete(oracle::red, line); }},
      {{"triangle"}, [](std::istream& line) { return first_triangle(oracle::green, Reading::nothing, line); }},
      {{"bichromatic-triangle", "nothing"}, bichromatic(Reading::nothing)},
      {{"bichromatic-triangle", "draw"}, bichromatic(Reading::draw)},
      {{"bichromatic-triangle", "loses"}, bichromatic(Reading::loses)},
      {{"bichromatic-triangle", "illegal"}, bichromatic(Reading::illegal)},
  };
  if (games.count(words) == 0) {
    std::cerr << "usage: oracle-drawing complete-triangulation | bichromatic-complete | triangle |\n"
                 "       bichromatic-triangle nothing|draw|loses|illegal\n";
    return 2;
  }
  return oracle::answer_lines("oracle-drawing", games.at(words));
}
