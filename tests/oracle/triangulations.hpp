// What the oracles for games on triangulations read, and the geometry of points with integer coordinates.
//
//   fan:t        centre 0, rim 1..t+1 in order               wheel:t    rim 0..t-1 in order, centre t
//   zigzag:t     faces i,i+1,i+2; the even points on one side, the odd points on the other
//   convex:n:0-2,0-3   points 0..n-1 in convex position and the diagonals; convex:n: the bare points
//   disc:4+1:0-1-4,1-2-4,2-3-4,3-0-4   hull points in order + inner points, and the faces
//   points:0,0;4,0;0,4:0-1,0-2,1-2     coordinates and all edges; points:0,0;4,0;0,4: the bare points
// and behind the board  marked=0-1,1-2  and  painted=0-1:1,2-3:2.  Boards are expected to be valid.
//
// Points in convex position are put on the parabola y = x * x in the order of the polygon, so that there is one
// geometry for all boards but wheels and discs, which have none: a face is a triangle of three edges without a point
// inside or on its border. A colouring is a text with one letter for each segment of the board.
#pragma once

#include <algorithm>
#include <cstddef>
#include <istream>
#include <iterator>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "lines.hpp"

namespace oracle {

using Edge = std::pair<int, int>;  // the lesser end first
using Face = std::set<int>;        // three points
using Point = std::pair<long long, long long>;

inline Edge edge_of(int u, int v) { return {std::min(u, v), std::max(u, v)}; }

inline std::string name(const Edge& edge) { return std::to_string(edge.first) + "-" + std::to_string(edge.second); }

inline Edge read_edge(const std::string& text, int order) {
  const auto [u, v] = halves(text, '-');
  return edge_of(number(u, order), number(v, order));
}

struct Board {
  int order = 0;
  std::vector<Point> points;  // none for a wheel or a disc
  std::set<Edge> edges;
  std::set<Face> faces;
  std::set<Edge> marked;
  std::map<Edge, int> painted;

  // 1 if a, b, c turn left, -1 if right, 0 if they lie on a line.
  int turn(int a, int b, int c) const {
    const auto [ax, ay] = points.at(static_cast<std::size_t>(a));
    const auto [bx, by] = points.at(static_cast<std::size_t>(b));
    const auto [cx, cy] = points.at(static_cast<std::size_t>(c));
    const long long left = (bx - ax) * (cy - ay), right = (by - ay) * (cx - ax);
    return left > right ? 1 : left < right ? -1 : 0;
  }

  // Whether the segments a-b and c-d cross in a point inside both.
  bool cross(int a, int b, int c, int d) const {
    return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
  }

  // Whether a, b, c are the corners of a triangle with no other point inside or on its border.
  bool empty_triangle(int a, int b, int c) const {
    const int side = turn(a, b, c);
    if (side == 0) return false;
    for (int p = 0; p < order; ++p) {
      if (p == a || p == b || p == c) continue;
      if (turn(a, b, p) != -side && turn(b, c, p) != -side && turn(c, a, p) != -side) return false;
    }
    return true;
  }

  bool has(int u, int v) const { return edges.count(edge_of(u, v)) != 0; }
};

// The faces of the triangulation that has these edges.
inline std::set<Face> faces_of(const Board& board) {
  std::set<Face> faces;
  for (const auto& [u, v] : board.edges) {
    for (int w = v + 1; w < board.order; ++w) {
      if (board.has(u, w) && board.has(v, w) && board.empty_triangle(u, v, w)) faces.insert(Face{u, v, w});
    }
  }
  return faces;
}

// Puts the points on a parabola, in this order, and adds the edges of the polygon.
inline void place_on_polygon(Board& board, const std::vector<int>& polygon) {
  board.points.resize(polygon.size());
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const auto x = static_cast<long long>(i);
    board.points[static_cast<std::size_t>(polygon[i])] = {x, x * x};
    if (polygon.size() > 1) board.edges.insert(edge_of(polygon[i], polygon[(i + 1) % polygon.size()]));
  }
}

inline std::vector<int> in_order(int order) {
  std::vector<int> polygon;
  for (int p = 0; p < order; ++p) polygon.push_back(p);
  return polygon;
}

inline Board read_board(const std::string& text) {
  Board board;
  const auto [family, parameters] = halves(text, ':');
  if (family == "fan") {
    board.order = number(parameters, 1000) + 2;
    for (int p = 1; p < board.order; ++p) board.edges.insert({0, p});
    place_on_polygon(board, in_order(board.order));
    board.faces = faces_of(board);
  } else if (family == "zigzag") {
    board.order = number(parameters, 1000) + 2;
    std::vector<int> polygon;
    for (int p = 0; p < board.order; p += 2) polygon.push_back(p);
    for (int p = board.order - 1; p > 0; --p) {
      if (p % 2 == 1) polygon.push_back(p);
    }
    for (int p = 0; p + 1 < board.order; ++p) board.edges.insert({p, p + 1});
    place_on_polygon(board, polygon);
    board.faces = faces_of(board);
  } else if (family == "wheel") {
    const int rim = number(parameters, 1000);
    board.order = rim + 1;
    for (int p = 0; p < rim; ++p) board.faces.insert(Face{p, (p + 1) % rim, rim});
  } else if (family == "convex") {
    const auto [order, diagonals] = halves(parameters, ':');
    board.order = number(order, 1000);
    for (const std::string& diagonal : split(diagonals)) board.edges.insert(read_edge(diagonal, board.order));
    place_on_polygon(board, in_order(board.order));
    board.faces = faces_of(board);
  } else if (family == "disc") {
    const auto [orders, faces] = halves(parameters, ':');
    const auto [hull, inner] = halves(orders, '+');
    board.order = number(hull, 1000) + number(inner, 1000);
    for (const std::string& face : split(faces)) {
      Face corners;
      for (const std::string& corner : split(face, '-')) corners.insert(number(corner, board.order));
      board.faces.insert(corners);
    }
  } else if (family == "points") {
    const std::vector<std::string> parts = split(parameters, ':');
    for (const std::string& point : split(parts.at(0), ';')) {
      const auto [x, y] = halves(point, ',');
      board.points.emplace_back(std::stoll(x), std::stoll(y));
      ++board.order;
    }
    for (const std::string& edge : split(parts.size() > 1 ? parts[1] : ""))
      board.edges.insert(read_edge(edge, board.order));
    board.faces = faces_of(board);
  } else {
    throw std::runtime_error("expected a board, found " + text);
  }
  for (const Face& face : board.faces) {
    for (int u : face) {
      for (int v : face) {
        if (u < v) board.edges.insert({u, v});
      }
    }
  }
  return board;
}

// Reads a board and its attributes, to the end of the line.
inline Board read_instance(std::istream& words) {
  std::string word;
  words >> word;
  Board board = read_board(word);
  while (words >> word) {
    const auto [attribute, list] = halves(word, '=');
    for (const std::string& item : split(list)) {
      if (attribute == "marked") {
        board.marked.insert(read_edge(item, board.order));
      } else if (attribute == "painted") {
        const auto [edge, player] = halves(item, ':');
        board.painted[read_edge(edge, board.order)] = number(player, 3);
      } else {
        throw std::runtime_error("expected marked= or painted=, found " + word);
      }
    }
  }
  return board;
}

// The letters of a colouring. A segment that is not there is one that is not drawn or that was flipped away.
constexpr char absent = '.', black = 'k', green = 'g', red = 'r', blue = 'b';
inline char colour_of(int player) { return player == 1 ? red : blue; }
inline char other_player(char colour) { return colour == red ? blue : red; }

// The segments whose colours make a position, in the order of their names as pairs of numbers.
class Segments {
 public:
  explicit Segments(const std::set<Edge>& edges) : edges_(edges.begin(), edges.end()) {
    for (const Edge& edge : edges_) {
      const std::size_t number = numbers_.size();
      numbers_[edge] = number;
    }
  }

  std::size_t size() const { return edges_.size(); }
  const Edge& edge(std::size_t segment) const { return edges_.at(segment); }
  std::string name(std::size_t segment) const { return oracle::name(edges_.at(segment)); }
  std::size_t number(int u, int v) const { return numbers_.at(edge_of(u, v)); }

  // The colouring of a start: `present` on the edges of the board, `absent` elsewhere, then what is marked or painted.
  std::string start(const Board& board, char present) const {
    std::string colours(edges_.size(), absent);
    for (std::size_t s = 0; s < edges_.size(); ++s) {
      if (present != absent && board.edges.count(edges_[s]) != 0) colours[s] = present;
    }
    for (const Edge& edge : board.marked) colours.at(numbers_.at(edge)) = green;
    for (const auto& [edge, player] : board.painted) colours.at(numbers_.at(edge)) = colour_of(player);
    return colours;
  }

 private:
  std::vector<Edge> edges_;
  std::map<Edge, std::size_t> numbers_;
};

// All segments between two points.
inline std::set<Edge> all_segments(int order) {
  std::set<Edge> segments;
  for (int u = 0; u < order; ++u) {
    for (int v = u + 1; v < order; ++v) segments.insert({u, v});
  }
  return segments;
}

// The four outer edges of each two adjacent faces.
inline std::set<std::set<Edge>> empty_quadrilaterals(const Board& board) {
  std::set<std::set<Edge>> result;
  for (const Face& face : board.faces) {
    for (const Face& other : board.faces) {
      std::vector<int> common;
      std::set_intersection(face.begin(), face.end(), other.begin(), other.end(), std::back_inserter(common));
      if (common.size() != 2) continue;
      std::set<Edge> outer;
      for (const Face& each : {face, other}) {
        for (int u : each) {
          for (int v : each) {
            if (u < v) outer.insert({u, v});
          }
        }
      }
      outer.erase(edge_of(common[0], common[1]));
      result.insert(outer);
    }
  }
  return result;
}

// The three edges of each face.
inline std::set<std::set<Edge>> triangles(const Board& board) {
  std::set<std::set<Edge>> result;
  for (const Face& face : board.faces) {
    const std::vector<int> corner(face.begin(), face.end());
    result.insert(std::set<Edge>{{corner[0], corner[1]}, {corner[0], corner[2]}, {corner[1], corner[2]}});
  }
  return result;
}

}  // namespace oracle
