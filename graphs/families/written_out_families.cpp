// Families that certificates write out: lists of edges, arcs and sets, boards of chess, and boards of papers.
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "graphs/families/set_system.hpp"
#include "graphs/families/users_board.hpp"
#include "graphs/families/vertex_lists.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/triangulation.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

using text::Cursor;

/// `[n:]u-v,u-v,...`
struct PairList {
  std::optional<int> order;
  std::vector<Edge> pairs;
};

PairList read_pair_list(Cursor& in) {
  PairList list{read_order(in), {}};
  while (!in.done() || (!list.order && list.pairs.empty())) {
    if (!list.pairs.empty()) in.expect(",");
    const Cursor place = in;
    const int u = read_vertex(in, list.order);
    in.expect("-");
    const int v = read_vertex(in, list.order);
    if (u == v) place.refuse("two ends", "a loop at " + std::to_string(u));
    list.pairs.emplace_back(u, v);
  }
  return list;
}

int order_of(const PairList& list, const Cursor& begin, const std::string& name) {
  std::vector<int> listed;
  for (const auto& [u, v] : list.pairs) listed.insert(listed.end(), {u, v});
  return graphs::order_of(list.order, listed, begin, name, "pair");
}

void refuse_repetition(std::vector<Edge> pairs, const Cursor& begin) {
  std::ranges::sort(pairs);
  const auto twice = std::ranges::adjacent_find(pairs);
  if (twice != pairs.end())
    begin.refuse("every pair once",
                 graphs::name(*twice) + " twice; boards sets:0-1,0-1 have parallel edges (docs/GAMES.md)");
}

FamilyMember read_edges(Cursor& in) {
  const Cursor begin = in;
  PairList list = read_pair_list(in);
  for (auto& [u, v] : list.pairs)
    if (u > v) std::swap(u, v);
  refuse_repetition(list.pairs, begin);
  return Graph(order_of(list, begin, "edges"), list.pairs);
}

FamilyMember read_arcs(Cursor& in) {
  const Cursor begin = in;
  const PairList list = read_pair_list(in);
  refuse_repetition(list.pairs, begin);
  return Digraph(order_of(list, begin, "arcs"), list.pairs);
}

FamilyMember read_sets(Cursor& in) { return incidence_graph(read_set_system(in)); }

/// Moves of a chess piece, one of each with its opposite, repeated or not.
struct Piece {
  std::vector<std::pair<int, int>> steps;
  bool rides = false;
};

/// Row i and column j of `mxn` are i * n + j.
FamilyMember chess_board(Cursor& in, const Piece& piece) {
  const std::int64_t rows = in.number_within(1, order_limit);
  in.expect("x");
  const std::int64_t columns = in.number_within(1, order_limit);
  const auto require = [](std::int64_t value) {
    if (value > order_limit)
      throw text::TooLarge("expected an order and a size of at most " + std::to_string(order_limit), 1);
  };
  require(rows * columns);
  std::vector<Edge> edges;
  for (std::int64_t i = 0; i < rows; ++i)
    for (std::int64_t j = 0; j < columns; ++j)
      for (const auto& [down, right] : piece.steps)
        for (std::int64_t k = 1; k == 1 || piece.rides; ++k) {
          const std::int64_t row = i + k * down, column = j + k * right;
          if (row >= rows || column < 0 || column >= columns) break;
          edges.emplace_back(static_cast<int>(i * columns + j), static_cast<int>(row * columns + column));
          require(std::ssize(edges));
        }
  return Graph(static_cast<int>(rows * columns), edges);
}

FamilyMember king(Cursor& in) { return chess_board(in, {{{0, 1}, {1, -1}, {1, 0}, {1, 1}}}); }
FamilyMember knight(Cursor& in) { return chess_board(in, {{{1, -2}, {1, 2}, {2, -1}, {2, 1}}}); }
FamilyMember queen(Cursor& in) { return chess_board(in, {{{0, 1}, {1, -1}, {1, 0}, {1, 1}}, true}); }
FamilyMember rook(Cursor& in) { return chess_board(in, {{{0, 1}, {1, 0}}, true}); }
FamilyMember bishop(Cursor& in) { return chess_board(in, {{{1, -1}, {1, 1}}, true}); }

FamilyMember torus(Cursor& in) {
  const std::int64_t rows = in.number_within(3, order_limit);
  in.expect("x");
  const std::int64_t columns = in.number_within(3, order_limit);
  return make_family("cycle:" + std::to_string(rows) + "*cycle:" + std::to_string(columns));
}

/// The numbers up to the end, each at least 1.
std::vector<int> read_numbers(Cursor& in, std::int64_t most) {
  std::vector<int> numbers;
  do {
    if (!numbers.empty()) in.expect(",");
    numbers.push_back(static_cast<int>(in.number_within(1, most)));
  } while (!in.done());
  return numbers;
}

/// The parts one after the other.
FamilyMember multipartite(Cursor& in) {
  const std::vector<int> sizes = read_numbers(in, order_limit);
  std::int64_t order = 0, size = 0;
  for (const int part : sizes) {
    size += order * part;
    order += part;
    if (std::max(order, size) > order_limit)
      throw text::TooLarge("expected an order and a size of at most " + std::to_string(order_limit), 1);
  }
  std::vector<Edge> edges;
  int begin = 0;
  for (const int part : sizes) {
    for (int v = begin; v < begin + part; ++v)
      for (int u = 0; u < begin; ++u) edges.emplace_back(u, v);
    begin += part;
  }
  return Graph(begin, edges);
}

/// S(t) of "Games on triangulations", Theorem 12: points on an arc, every second one cut off again and again, and one
/// that sees all of them.
FamilyMember point_set(Cursor& in) {
  constexpr std::int64_t most = 10;  // beyond it there are too many points
  const std::int64_t last = std::int64_t{1} << (in.number_within(1, most) - 1), middle = std::max(last / 2, INT64_C(1));
  std::vector<Point> points;
  std::vector<Edge> edges;
  for (std::int64_t v = 0; v <= last; ++v) {
    points.push_back({v, v * v});
    edges.emplace_back(static_cast<int>(v), static_cast<int>(last + 1));
    for (std::int64_t step = 1; v % step == 0 && v + step <= last; step *= 2)
      edges.emplace_back(static_cast<int>(v), static_cast<int>(v + step));
  }
  points.push_back({middle, -1});
  return Triangulation(PointSet(std::move(points)), edges);
}

/// A chain of central edges and on each side groups of triangles, as many as listed, with a common outer point each;
/// one triangle more between neighbouring groups. The outer points come first, around the board, then those in the
/// chain. "Games on triangulations", Figure 6.
FamilyMember diamond_path(Cursor& in) {
  const std::vector<int> groups = read_numbers(in, most_drawn);
  const std::int64_t triangles = 2 * std::accumulate(groups.begin(), groups.end(), std::ssize(groups) - 1);
  if (triangles > most_drawn)
    throw text::TooLarge(
        "expected at most " + std::to_string(most_drawn) + " triangles, found " + std::to_string(triangles), 1);
  const int length = std::accumulate(groups.begin(), groups.end(), 0), count = static_cast<int>(groups.size());
  const int outer = 2 * count + 2;
  const auto chain = [&](int v) { return v == 0 ? 0 : v == length ? count + 1 : outer + v - 1; };
  std::vector<Face> faces;
  for (const bool other_side : {false, true}) {
    int v = 0;
    for (int i = 0; i < count; ++i) {
      const auto apex = [&](int group) { return other_side ? outer - 1 - group : 1 + group; };
      for (int k = 0; k < groups[static_cast<std::size_t>(i)]; ++k, ++v)
        faces.push_back(make_face(chain(v), chain(v + 1), apex(i)));
      if (i + 1 < count) faces.push_back(make_face(chain(v), apex(i), apex(i + 1)));
    }
  }
  std::vector<int> boundary(static_cast<std::size_t>(outer));
  std::iota(boundary.begin(), boundary.end(), 0);
  return Triangulation(outer + length - 1, std::move(boundary), std::move(faces));
}

constexpr FamilyEntry read_by(const Family& family, FamilyMember (*read)(Cursor&)) {
  return {family, {}, nullptr, read};
}

constexpr FamilyEntry written_out_entries[] = {
    read_by({"arcs", "u-v,...", "the digraph with these arcs, from u to v; arcs:n:u-v,... with n vertices"}, read_arcs),
    read_by({"bishop", "mxn", "cells of a board, joined by a bishop's move; row i and column j is i*n+j"}, bishop),
    read_by({"diamond-path", "a,b,...",
             "a chain of edges, on each side of it groups of a, b, ... triangles with a common outer point"},
            diamond_path),
    read_by({"edges", "u-v,...", "the graph with these edges; edges:n:u-v,... with n vertices, edges:n: without edges"},
            read_edges),
    read_by({"king", "mxn", "cells of a board, joined by a king's move; row i and column j is i*n+j"}, king),
    read_by({"knight", "mxn", "cells of a board, joined by a knight's move; row i and column j is i*n+j"}, knight),
    read_by({"multipartite", "a,b,...", "K_{a,b,...}: parts of a, b, ... vertices, one after the other"}, multipartite),
    read_by({"point-set", "t",
             "the triangulated points S(t): 2^(t-1)+1 on an arc, and one that sees all of them; t at most 10"},
            point_set),
    read_by({"queen", "mxn", "cells of a board, joined by a queen's move; row i and column j is i*n+j"}, queen),
    read_by({"rook", "mxn", "K_m x K_n, a rook's moves; row i and column j is i*n+j"}, rook),
    read_by(
        {"sets", "a-b-...,...",
         "the incidence graph of these sets of points, the sets being the attribute `sets`; sets:n:... of n points"},
        read_sets),
    read_by({"torus", "mxn", "C_m x C_n; row i and column j is i*n+j"}, torus),
};

}  // namespace

std::span<const FamilyEntry> written_out_families() { return written_out_entries; }

}  // namespace gamecert::graphs
