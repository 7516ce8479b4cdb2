// Local games in pieces: the board of a gadget shows what its moves do on every board that holds it.
#include "reductions/gadgets/gadget_board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/reductions/local_texts.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using namespace testing;

/// Every way to cut it, so that inner vertices have no neighbours, or with a thick boundary none within reach, among
/// the other vertices of the host.
template <class Visit>
void each_cut(int order, const std::vector<Edge>& edges, bool arcs, int reach, Visit&& visit) {
  const Gadget whole{.boundary = 0, .inner = order, .edges = edges, .green = {}, .arcs = arcs};
  const auto apart = distances(whole, reach + 1);
  int ways = 1;
  for (int v = 0; v < order; ++v) ways *= 3;
  for (int way = 0; way < ways; ++way) {
    Cut cut;
    for (int v = 0, rest = way; v < order; ++v, rest /= 3) cut.part.push_back(rest % 3);
    const auto part = [&](int v) { return cut.part[static_cast<std::size_t>(v)]; };
    bool apart_enough = true;
    for (int u = 0; u < order; ++u)
      for (int v = 0; v < order; ++v)
        apart_enough = apart_enough && (part(u) != 0 || part(v) != 2 ||
                                        apart[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)] > reach);
    cut.gadget.boundary = static_cast<int>(std::ranges::count(cut.part, 1));
    cut.gadget.inner = static_cast<int>(std::ranges::count(cut.part, 0));
    if (!apart_enough || cut.gadget.boundary > 5) continue;
    cut.gadget.arcs = arcs;
    cut.gadget.green.assign(static_cast<std::size_t>(cut.gadget.inner), 0);
    int boundary = 0, inner = cut.gadget.boundary;
    for (int v = 0; v < order; ++v) cut.number.push_back(part(v) == 0 ? inner++ : part(v) == 1 ? boundary++ : -1);
    for (const auto& [u, v] : edges) {
      const bool with_inner = part(u) == 0 || part(v) == 0;
      if (!with_inner) cut.host.emplace_back(u, v);
      if (with_inner || (reach > 1 && part(u) == 1 && part(v) == 1))
        cut.gadget.edges.emplace_back(cut.number[static_cast<std::size_t>(u)], cut.number[static_cast<std::size_t>(v)]);
    }
    visit(cut);
  }
}

/// Moves at vertices: inner moves conflict on the whole board as on that of the gadget, and with no other moves; other
/// moves as on the host alone, if the boundary is thin.
TEST(Locality, OfMovesAtVerticesShowsInPieces) {
  int cuts = 0;
  for (const Tried& tried : tried_with_texts()) {
    if (on_edges(tried)) continue;
    const int order = std::min(tried.order, 4), reach = reach_of(tried);
    each_board(order, arcs(tried), [&](const std::vector<Edge>& edges) {
      if (games::names_text(tried.game) && edges.size() % 3 == 1) return;
      const auto whole = closed_by(*game_on(tried, order, edges));
      const int each = static_cast<int>(whole.size()) / order;
      each_cut(order, edges, arcs(tried), reach, [&](const Cut& cut) {
        ++cuts;
        const GadgetBoard board(games::find(tried.game), tried.parameters, {cut.gadget});
        const auto gadget = closed_by(board.game()), host = closed_by(*game_on(tried, order, cut.host));
        const auto part = [&](int move) { return cut.part[static_cast<std::size_t>(move / each)]; };
        const auto code = [&](int move) {
          return cut.number[static_cast<std::size_t>(move / each)] * each + move % each;
        };
        for (int move = 0; move < order * each; ++move)
          for (int other = 0; other < order * each; ++other) {
            const bool conflict = whole[static_cast<std::size_t>(move)].contains(other);
            if (part(move) == 0 && part(other) == 2) {
              ASSERT_FALSE(conflict);
            } else if (part(move) == 0 || (part(other) == 0 && part(move) != 2)) {
              ASSERT_EQ(conflict, gadget[static_cast<std::size_t>(code(move))].contains(code(other)));
            } else if (part(other) != 0 && reach == 1) {
              ASSERT_EQ(conflict, host[static_cast<std::size_t>(move)].contains(other));
            }
          }
        for (int move = 0, i = 0; move < board.game().codes(); ++move) {
          const int v = move / each;
          if (reach == 1 || v >= cut.gadget.boundary) {
            ASSERT_EQ(board.inner(move), v >= cut.gadget.boundary && v < cut.gadget.order());
          }
          if (board.inner(move)) continue;
          ASSERT_EQ(board.boundary_move(0, i++), move);
        }
      });
    });
  }
  EXPECT_GT(cuts, 10'000);
}

/// Moves on edges: inner ones conflict as on the board of the gadget, and with the edges of the host at the boundary
/// vertices whose boundary moves they close.
TEST(Locality, OfMovesOnEdgesShowsInPieces) {
  int cuts = 0;
  for (const Tried& tried : tried_with_texts()) {
    if (!on_edges(tried)) continue;
    each_board(4, false, [&](const std::vector<Edge>& edges) {
      const auto whole = closed_by(*game_on(tried, 4, edges));
      each_cut(4, edges, false, 1, [&](const Cut& cut) {
        ++cuts;
        const GadgetBoard board(games::find(tried.game), tried.parameters, {cut.gadget});
        const auto gadget = closed_by(board.game());
        std::vector<int> inner;  // moves of the gadget's board, in the order of their edges on it
        for (int move = 0; move < board.game().codes(); ++move)
          if (board.inner(move)) inner.push_back(move);
        std::vector<Edge> listed;
        for (auto [u, v] : cut.gadget.edges) listed.emplace_back(std::minmax(u, v));
        std::ranges::sort(listed);
        ASSERT_EQ(inner.size(), listed.size());
        const auto code = [&](const Edge& edge) {
          const Edge ends = std::minmax(cut.number[static_cast<std::size_t>(edge.first)],
                                        cut.number[static_cast<std::size_t>(edge.second)]);
          const auto at = std::ranges::find(listed, ends);
          return at == listed.end() ? -1 : inner[static_cast<std::size_t>(at - listed.begin())];
        };
        for (std::size_t e = 0; e < edges.size(); ++e)
          for (std::size_t f = 0; f < edges.size(); ++f) {
            const bool conflict = whole[e].contains(static_cast<int>(f));
            const int one = code(edges[e]), other = code(edges[f]);
            if (one < 0) continue;
            const std::set<int>& closed = gadget[static_cast<std::size_t>(one)];
            bool expected = other >= 0 && closed.contains(other);
            for (const int end : {edges[f].first, edges[f].second})
              if (other < 0 && cut.part[static_cast<std::size_t>(end)] == 1)
                expected =
                    expected || closed.contains(board.boundary_move(0, cut.number[static_cast<std::size_t>(end)]));
            ASSERT_EQ(conflict, expected);
          }
      });
    });
  }
  EXPECT_GT(cuts, 100);
}

}  // namespace
}  // namespace gamecert::reductions
