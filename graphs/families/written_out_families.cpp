// Families that certificates write out: lists of edges, arcs and sets, and boards of chess.
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
  if (twice != pairs.end()) begin.refuse("every pair once", graphs::name(*twice) + " twice");
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

constexpr FamilyEntry read_by(const Family& family, FamilyMember (*read)(Cursor&)) {
  return {family, {}, nullptr, read};
}

constexpr FamilyEntry written_out_entries[] = {
    read_by({"arcs", "u-v,...", "the digraph with these arcs, from u to v; arcs:n:u-v,... with n vertices"}, read_arcs),
    read_by({"bishop", "mxn", "cells of a board, joined by a bishop's move; row i and column j is i*n+j"}, bishop),
    read_by({"edges", "u-v,...", "the graph with these edges; edges:n:u-v,... with n vertices, edges:n: without edges"},
            read_edges),
    read_by({"king", "mxn", "cells of a board, joined by a king's move; row i and column j is i*n+j"}, king),
    read_by({"knight", "mxn", "cells of a board, joined by a knight's move; row i and column j is i*n+j"}, knight),
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
