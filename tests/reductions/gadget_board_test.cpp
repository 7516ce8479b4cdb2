// Games that declare that they are local are: on all small boards, whole and in pieces.
#include "reductions/gadgets/gadget_board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>

#include "games/instances/parameters.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using games::Locality;
using graphs::Edge;

struct Tried {
  std::string game;
  std::map<std::string, int> parameters;
  int order;  // of the largest boards
};
const std::vector<Tried> all_tried = {{"node-kayles", {}, 5},
                                      {"proper", {{"colours", 1}}, 5},
                                      {"proper", {{"colours", 2}}, 4},
                                      {"proper", {{"colours", 3}}, 3},
                                      {"blue-red", {}, 3},
                                      {"arc-kayles", {}, 5},
                                      {"distance", {{"colours", 1}, {"distance", 1}}, 5},
                                      {"distance", {{"colours", 1}, {"distance", 2}}, 5},
                                      {"distance", {{"colours", 2}, {"distance", 2}}, 4},
                                      {"distance", {{"colours", 1}, {"distance", 3}}, 5}};

/// All labelled graphs, or digraphs, of the order, as edges.
template <class Visit>
void each_board(int order, bool arcs, Visit&& visit) {
  std::vector<Edge> pairs;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < order; ++u)
      if (arcs ? u != v : u < v) pairs.emplace_back(u, v);
  for (unsigned set = 0; set < 1U << pairs.size(); ++set) {
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < pairs.size(); ++i)
      if ((set >> i & 1) != 0) edges.push_back(pairs[i]);
    visit(edges);
  }
}

bool arcs(const Tried& tried) { return games::find(tried.game).info.board == games::BoardKind::digraph; }
bool on_edges(const Tried& tried) { return games::find(tried.game).info.local.moves == Locality::Moves::on_edges; }

std::unique_ptr<games::Game> game_on(const Tried& tried, int order, const std::vector<Edge>& edges) {
  const games::Instance instance(
      arcs(tried) ? games::Board(graphs::Digraph(order, edges)) : games::Board(graphs::Graph(order, edges)), "");
  return games::make(games::find(tried.game), instance, tried.parameters);
}

std::set<int> open(games::PositionView at) {
  std::set<int> result;
  for (int move = 0; move < static_cast<int>(at.size()) * games::word_bits; ++move)
    if ((at[static_cast<std::size_t>(move / games::word_bits)] >> (move % games::word_bits) & 1) != 0)
      result.insert(move);
  return result;
}

/// What each move closes at the start.
std::vector<std::set<int>> closed_by(const games::Game& game) {
  std::vector<std::set<int>> result;
  const std::set<int> start = open(game.start());
  for (const int move : game.moves(game.start())) {
    const std::set<int> left = open(game.play(game.start(), move));
    result.emplace_back();
    std::ranges::set_difference(start, left, std::inserter(result.back(), result.back().end()));
  }
  return result;
}

TEST(Locality, IsDeclaredByTheGamesTried) {
  std::set<std::string> declared, tried;
  for (const games::Entry& entry : games::registry())
    if (entry.info.local.moves != Locality::Moves::none && !for_points(entry.info)) declared.emplace(entry.info.name);
  for (const Tried& one : all_tried) tried.insert(one.game);
  EXPECT_EQ(declared, tried);
  for (const char* name : {"oriented", "weak", "geodetic", "nimstring", "ello"})
    EXPECT_THROW(local_game(name), text::InputError);
}

/// Of games for points: a move closes itself alone and becomes the mover's, and in the end vertices count for who
/// leads.
TEST(Locality, OfGamesForPointsIsAsDeclared) {
  int games_seen = 0;
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.local.moves != Locality::Moves::on_edges || !for_points(entry.info)) continue;
    ++games_seen;
    each_board(4, false, [&](const std::vector<Edge>& made_of) {
      const graphs::Graph graph(4, made_of);
      const std::vector<Edge>& edges = graph.edges();  // in the order of the codes
      const auto game = games::make(entry, games::Instance(games::Board(graph), ""));
      const std::function<void(const games::Position&, bool, int)> play = [&](const games::Position& at, bool first,
                                                                              int made) {
        games::Options options;
        game->options(at, options);
        ASSERT_EQ(at.size(), 3U);
        ASSERT_EQ(options.moves.size(), static_cast<std::size_t>(std::popcount(at[0])));
        for (std::size_t i = 0; i < options.moves.size(); ++i) {
          const games::Word move = games::Word{1} << options.moves[i];
          const games::Position next(options.position(i).begin(), options.position(i).end());
          ASSERT_EQ(next, (games::Position{at[0] & ~move, at[2], at[1] | move}));  // seen by the opponent
          if (edges.size() < 5 || i == 0) play(next, !first, made + (first ? options.gains[i] : -options.gains[i]));
        }
        if (!options.moves.empty()) return;
        int score = 0;
        for (int v = 0; v < 4; ++v) {
          int lead = 0;
          for (std::size_t e = 0; e < edges.size(); ++e)
            if (edges[e].first == v || edges[e].second == v) lead += (at[first ? 1 : 2] >> e & 1) != 0 ? 1 : -1;
          score += (lead > 0) - (lead < 0);
        }
        ASSERT_EQ(made, score);
      };
      play(game->start(), true, game->head_start());
    });
  }
  EXPECT_EQ(games_seen, 1);
}

/// A position is the set of its moves; a move closes the same moves whenever it is made; conflicts are mutual.
TEST(Locality, FixesWhichMovesConflict) {
  for (const Tried& tried : all_tried)
    for (int order = 0; order <= tried.order; ++order)
      each_board(order, arcs(tried), [&](const std::vector<Edge>& edges) {
        if (order == tried.order && edges.size() % 3 != 0) return;
        const auto game = game_on(tried, order, edges);
        ASSERT_EQ(game->info().planes.size(), 1U);
        const auto conflicts = closed_by(*game);
        ASSERT_EQ(conflicts.size(), static_cast<std::size_t>(game->codes()));
        for (int move = 0; move < game->codes(); ++move) {
          ASSERT_TRUE(conflicts[static_cast<std::size_t>(move)].contains(move));
          for (const int other : conflicts[static_cast<std::size_t>(move)])
            ASSERT_TRUE(conflicts[static_cast<std::size_t>(other)].contains(move));
        }
        std::set<games::Position> seen;
        std::vector<games::Position> left = {game->start()};
        while (!left.empty()) {
          const games::Position at = left.back();
          left.pop_back();
          if (!seen.insert(at).second) continue;
          const std::set<int> moves = open(at);
          const std::vector<int> legal = game->moves(at);
          ASSERT_TRUE(std::ranges::equal(moves, legal));
          for (const int move : legal) {
            std::set<int> expected;
            std::ranges::set_difference(moves, conflicts[static_cast<std::size_t>(move)],
                                        std::inserter(expected, expected.end()));
            left.push_back(game->play(at, move));
            ASSERT_EQ(open(left.back()), expected);
          }
        }
      });
}

/// A board cut into a gadget and a host: 0 inner, 1 boundary, 2 other vertices of the host.
struct Cut {
  std::vector<int> part;
  Gadget gadget;
  std::vector<int> number;  // of a vertex in the gadget
  std::vector<Edge> host;   // edges, on all vertices
};

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

int reach_of(const Tried& tried) { return reach(games::find(tried.game).info, tried.parameters); }

/// Moves at vertices: inner moves conflict on the whole board as on that of the gadget, and with no other moves; other
/// moves as on the host alone, if the boundary is thin.
TEST(Locality, OfMovesAtVerticesShowsInPieces) {
  int cuts = 0;
  for (const Tried& tried : all_tried) {
    if (on_edges(tried)) continue;
    const int order = std::min(tried.order, 4), reach = reach_of(tried);
    each_board(order, arcs(tried), [&](const std::vector<Edge>& edges) {
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
  for (const Tried& tried : all_tried) {
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

/// A graph cut around some inner vertices: the boundary is what lies within reach of them, and what else `drawn` takes.
std::optional<Cut> cut_around(int order, const std::vector<Edge>& edges, int inner, int reach, std::mt19937& drawn) {
  const Gadget whole{.boundary = 0, .inner = order, .edges = edges, .green = {}};
  const auto apart = distances(whole, reach + 1);
  Cut cut;
  int boundary = 0;
  for (int v = 0; v < order; ++v) {
    const std::vector<int>& from = apart[static_cast<std::size_t>(v)];
    const bool near = std::any_of(from.begin(), from.begin() + inner, [&](int distance) { return distance <= reach; });
    cut.part.push_back(v < inner ? 0 : near || drawn() % 4 == 0 ? 1 : 2);
    boundary += cut.part.back() == 1 ? 1 : 0;
  }
  if (boundary > 6 || std::ranges::count(cut.part, 2) == 0) return std::nullopt;
  cut.gadget = {.boundary = boundary, .inner = inner, .edges = {}, .green = std::vector<char>(inner, 0)};
  for (int v = 0, next = 0; v < order; ++v)
    cut.number.push_back(v < inner ? boundary + v : cut.part[static_cast<std::size_t>(v)] == 1 ? next++ : -1);
  for (const auto& [u, v] : edges) {
    const int a = cut.number[static_cast<std::size_t>(u)], b = cut.number[static_cast<std::size_t>(v)];
    if (a >= 0 && b >= 0) cut.gadget.edges.emplace_back(a, b);
  }
  return cut;
}

/// A thick boundary: inner moves, those at enclosed vertices too, conflict with each other on the whole board as on
/// that of the gadget, and with another move exactly if a boundary move does that it is, or that stands for it: at
/// vertex j of the path from an open boundary vertex, it is at distance j from there.
TEST(Locality, OfEnclosedVerticesShowsInThePathsThatStandForTheHost) {
  std::mt19937 random(7);
  int enclosed = 0, standing = 0;
  for (int round = 0; round < 6'000; ++round) {
    const int order = 5 + static_cast<int>(random() % 6), d = 2 + static_cast<int>(random() % 4), each = 1 + round % 2;
    const Tried tried{"distance", {{"colours", each}, {"distance", d}}, 0};
    std::vector<Edge> edges;
    for (int v = 0; v < order; ++v)
      for (int u = 0; u < v; ++u)
        if (static_cast<int>(random() % static_cast<unsigned>(order)) < 2) edges.emplace_back(u, v);
    const auto cut = cut_around(order, edges, 1 + static_cast<int>(random() % 2), d, random);
    if (!cut) continue;
    const auto whole = closed_by(*game_on(tried, order, edges));
    const auto apart = distances({.boundary = 0, .inner = order, .edges = edges, .green = {}}, d + 1);
    const GadgetBoard board(games::find("distance"), tried.parameters, {cut->gadget});
    const auto gadget = closed_by(board.game());
    const auto within = distances(cut->gadget, d + 1);
    const unsigned open = open_boundary(cut->gadget, d);
    std::map<int, std::pair<int, int>> stands;  // a vertex of the board for those so far from this one of the whole
    int next = cut->gadget.order();
    for (int o = 0; o < cut->gadget.boundary; ++o) {
      int nearest = d;
      for (int u = 0; u < cut->gadget.boundary; ++u)
        if (board.inner(u * each))
          nearest = std::min(nearest, within[static_cast<std::size_t>(o)][static_cast<std::size_t>(u)]);
      const auto vertex = static_cast<int>(std::ranges::find(cut->number, o) - cut->number.begin());
      for (int j = 1; j <= d - nearest && (open >> o & 1) != 0; ++j) stands[next++] = {vertex, j};
    }
    ASSERT_EQ(next * each, board.game().codes());
    const auto is_inner = [&](int v) {
      const int number = cut->number[static_cast<std::size_t>(v)];
      return number >= 0 && board.inner(number * each);
    };
    for (int v = 0; v < order; ++v) {
      if (!is_inner(v)) continue;
      enclosed += cut->part[static_cast<std::size_t>(v)] == 1 ? 1 : 0;
      for (int c = 0; c < each; ++c) {
        const std::set<int>& closes =
            gadget[static_cast<std::size_t>(cut->number[static_cast<std::size_t>(v)] * each + c)];
        for (int h = 0; h < order; ++h)
          for (int e = 0; e < each; ++e) {
            const int number = cut->number[static_cast<std::size_t>(h)];
            bool expected = number >= 0 && closes.contains(number * each + e);
            for (const auto& [at, from] : stands)
              if (!is_inner(h) &&
                  apart[static_cast<std::size_t>(from.first)][static_cast<std::size_t>(h)] == from.second &&
                  closes.contains(at * each + e)) {
                expected = true;
                ++standing;
              }
            ASSERT_EQ(whole[static_cast<std::size_t>(v * each + c)].contains(h * each + e), expected);
          }
      }
    }
  }
  EXPECT_GT(enclosed, 1000);
  EXPECT_GT(standing, 1000);
}

/// Two gadgets on a thick boundary with equal distances: other moves conflict alike whichever is there, and the other
/// gadget keeps its reach.
TEST(Locality, OfFarClashesNeedsEqualDistancesInTheBoundary) {
  int pairs = 0, refused = 0;
  const Tried tried{"distance", {{"colours", 1}, {"distance", 2}}, 0};
  std::map<std::vector<Edge>, std::vector<Gadget>> by_boundary;  // on three boundary vertices, by their edges
  each_board(5, false, [&](const std::vector<Edge>& edges) {
    Gadget gadget{.boundary = 3, .inner = 2, .edges = edges, .green = {0, 0}};
    std::vector<Edge> inside;
    for (const Edge& edge : edges)
      if (edge.second < 3) inside.push_back(edge);
    by_boundary[inside].push_back(gadget);
  });
  for (const auto& [inside, gadgets] : by_boundary)
    for (std::size_t i = 0; i < gadgets.size(); i += 5)
      for (std::size_t k = 0; k < gadgets.size(); k += 7) {
        const Gadget &one = gadgets[i], &other = gadgets[k];
        try {
          const GadgetBoard board(games::find(tried.game), tried.parameters, {one, other});
        } catch (const text::InputError&) {
          ++refused;
          continue;
        }
        const unsigned may = open_boundary(one, 2) & open_boundary(other, 2);
        for (unsigned joined = 0; joined < 64;
             ++joined) {  // two more vertices, joined to boundary vertices that may be
          if (((joined & 7) | joined >> 3) & ~may) continue;
          const auto with = [&](const Gadget& gadget) {
            std::vector<Edge> edges = gadget.edges;
            for (int b = 0; b < 3; ++b) {
              if ((joined >> b & 1) != 0) edges.emplace_back(b, 5);
              if ((joined >> (3 + b) & 1) != 0) edges.emplace_back(b, 6);
            }
            return closed_by(*game_on(tried, 7, edges));
          };
          const auto a = with(one), b = with(other);
          const GadgetBoard alone(games::find(tried.game), tried.parameters, {one});
          const auto gadget = closed_by(alone.game());
          for (const int v : {0, 1, 2, 5, 6})
            for (const int u : {0, 1, 2, 5, 6})
              ASSERT_EQ(a[static_cast<std::size_t>(v)].contains(u), b[static_cast<std::size_t>(v)].contains(u));
          for (const int v : {3, 4}) {
            for (int u = 0; u < 5; ++u)
              ASSERT_EQ(a[static_cast<std::size_t>(v)].contains(u), gadget[static_cast<std::size_t>(v)].contains(u));
            for (const int u : {5, 6}) ASSERT_FALSE(a[static_cast<std::size_t>(v)].contains(u));
          }
          ++pairs;
        }
      }
  EXPECT_GT(pairs, 1000);
  EXPECT_GT(refused, 100);
}

}  // namespace
}  // namespace gamecert::reductions
