// oracle-random-triangulations: random boards and random starts for games on triangulations.
//
//   oracle-random-triangulations points SEED COUNT LEAST MOST   COUNT points:... lines with LEAST..MOST points in
//   general
//                     position and a random triangulation: all segments in a random order that cross none before
//   oracle-random-triangulations bare SEED COUNT LEAST MOST     the same without edges
//   oracle-random-triangulations starts SEED COUNT marked|painted AVOID [drawn]   reads boards and writes COUNT lines,
//                     each one of them with random attributes, where AVOID is nothing, monochromatic (no triangle of
//                     one colour is there at the start), triangles (none of any colours), or four-cycles; with `drawn`
//                     segments are drawn on bare points without a crossing, otherwise edges of the board are coloured
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <iostream>
#include <map>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "lines.hpp"
#include "triangulations.hpp"

namespace {

using oracle::Board;
using oracle::Edge;
using Lines = std::vector<std::string>;

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  int below(int bound) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(bound)); }

  template <class Item>
  std::vector<Item> shuffled(const std::set<Item>& items) {
    std::vector<Item> result(items.begin(), items.end());
    for (std::size_t i = result.size(); i > 1; --i)
      std::swap(result[i - 1], result[static_cast<std::size_t>(below(static_cast<int>(i)))]);
    return result;
  }

 private:
  std::mt19937_64 engine_;
};

// Points in general position, one after the other.
Board random_points(Random& random, int least, int most) {
  Board board;
  const int order = least + random.below(most - least + 1);
  while (board.order < order) {
    board.points.emplace_back(random.below(13) - 2, random.below(11) - 2);
    ++board.order;
    bool general = true;
    for (int u = 0; u + 1 < board.order; ++u) {
      general = general && board.points[static_cast<std::size_t>(u)] != board.points.back();
      for (int v = 0; v < u; ++v) general = general && board.turn(u, v, board.order - 1) != 0;
    }
    if (general) continue;
    board.points.pop_back();
    --board.order;
  }
  return board;
}

bool crosses_any(const Board& board, const std::set<Edge>& edges, const Edge& segment) {
  return std::any_of(edges.begin(), edges.end(), [&](const Edge& edge) {
    return board.cross(edge.first, edge.second, segment.first, segment.second);
  });
}

// Draws segments in a random order, all that cross none before.
void triangulate(Random& random, Board& board) {
  for (const Edge& segment : random.shuffled(oracle::all_segments(board.order))) {
    if (!crosses_any(board, board.edges, segment)) board.edges.insert(segment);
  }
}

std::string points_line(const Board& board) {
  std::string line;
  for (const auto& [x, y] : board.points)
    line += (line.empty() ? "points:" : ";") + std::to_string(x) + "," + std::to_string(y);
  line += ":";
  std::string list;
  for (const Edge& edge : board.edges) list += (list.empty() ? "" : ",") + oracle::name(edge);
  return line + list;
}

// Whether some shape is there, all of one colour or (any_colours) of any.
bool complete(const std::set<std::set<Edge>>& shapes, const std::map<Edge, int>& start, bool any_colours) {
  for (const std::set<Edge>& shape : shapes) {
    std::set<int> colours;
    for (const Edge& edge : shape) colours.insert(start.count(edge) != 0 ? start.at(edge) : 0);
    if (colours.count(0) == 0 && (any_colours || colours.size() == 1)) return true;
  }
  return false;
}

// All triangles of three points without a point inside.
std::set<std::set<Edge>> empty_triangles(const Board& board) {
  Board all = board;
  all.edges = oracle::all_segments(board.order);
  all.faces = oracle::faces_of(all);
  return oracle::triangles(all);
}

std::string random_attribute(Random& random, const Board& board, bool painted, const std::string& avoid, bool drawn) {
  const std::set<std::set<Edge>> shapes = avoid == "four-cycles" ? oracle::empty_quadrilaterals(board)
                                          : drawn                ? empty_triangles(board)
                                                                 : oracle::triangles(board);
  const int share = 5 + random.below(50);
  std::map<Edge, int> start;
  std::set<Edge> taken;
  for (const Edge& edge : random.shuffled(drawn ? oracle::all_segments(board.order) : board.edges)) {
    if (random.below(100) >= share || (drawn && crosses_any(board, taken, edge))) continue;
    start[edge] = painted ? 1 + random.below(2) : 1;
    if (avoid != "nothing" && complete(shapes, start, avoid == "triangles")) {
      start.erase(edge);
    } else {
      taken.insert(edge);
    }
  }
  std::string list;
  for (const auto& [edge, player] : start)
    list += (list.empty() ? "" : ",") + oracle::name(edge) + (painted ? ":" + std::to_string(player) : "");
  return list.empty() ? "" : std::string(painted ? " painted=" : " marked=") + list;
}

Lines random_starts(Random& random, int count, bool painted, const std::string& avoid, bool drawn) {
  Lines boards, result;
  for (std::string line; std::getline(std::cin, line);) boards.push_back(line);
  if (boards.empty()) throw std::runtime_error("expected boards");
  for (int i = 0; i < count; ++i) {
    const std::string& line = boards[static_cast<std::size_t>(random.below(static_cast<int>(boards.size())))];
    result.push_back(line + random_attribute(random, oracle::read_board(line), painted, avoid, drawn));
  }
  return result;
}

Lines answer(const std::vector<std::string>& words) {
  constexpr int no_limit = 1000000;
  const auto word = [&](std::size_t i) { return words.size() > i ? words[i] : std::string(); };
  const auto number = [&](std::size_t i) { return oracle::number(word(i), no_limit); };
  const bool boards = (word(0) == "points" || word(0) == "bare") && words.size() == 5;
  if (!boards && (word(0) != "starts" || words.size() < 5)) {
    throw std::runtime_error(
        "usage: oracle-random-triangulations points SEED COUNT LEAST MOST | bare SEED COUNT LEAST MOST |\n"
        "       starts SEED COUNT marked|painted nothing|monochromatic|triangles|four-cycles [drawn]");
  }
  Random random(static_cast<std::uint64_t>(number(1)));
  if (!boards) return random_starts(random, number(2), word(3) == "painted", word(4), word(5) == "drawn");
  Lines lines;
  for (int i = 0; i < number(2); ++i) {
    Board board = random_points(random, number(3), number(4));
    if (word(0) == "points") triangulate(random, board);
    lines.push_back(points_line(board));
  }
  return lines;
}

}  // namespace

int main(int argument_count, char** arguments) {
  try {
    for (const std::string& line : answer({arguments + 1, arguments + argument_count})) std::cout << line << '\n';
  } catch (const std::exception& error) {
    std::cerr << "oracle-random-triangulations: " << error.what() << '\n';
    return 2;
  }
}
