// The same of a thick boundary, with enclosed vertices and paths that stand for the host.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <random>
#include <set>

#include "reductions/gadgets/gadget_board.hpp"
#include "tests/reductions/local_boards.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using namespace testing;

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
