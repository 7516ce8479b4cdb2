// Edges, arcs and what is drawn, from an instance.
#include "games/texts/text_board.hpp"

#include <algorithm>
#include <variant>

#include "games/arenas/forest.hpp"
#include "games/arenas/line_arena.hpp"
#include "games/arenas/segment_arena.hpp"
#include "games/play/packed_base.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
namespace {

/// The edges between two triangles that form a strictly convex quadrilateral.
std::vector<int> flippable(const graphs::Triangulation& triangulation) {
  const std::vector<graphs::Edge> all = triangulation.graph().edges();
  std::vector<int> result;
  for (const Quadrilateral& each : quadrilaterals_of(triangulation))
    if (triangulation.points()->cross(entry(all, each.diagonal), each.corners)) result.push_back(each.diagonal);
  return result;
}

}  // namespace

TextBoardLists::TextBoardLists(const Instance& instance, const CompiledText& text) : order(instance.order()) {
  const BoardKind kind = text.text().board;
  const bool segments = text.text().segments;
  directed = std::holds_alternative<graphs::Digraph>(instance.board());
  if (!directed && !text.uses_edges()) return;
  if (segments || kind == BoardKind::points) words_for(segment_count(order));
  edges_at.resize(static_cast<std::size_t>(order));
  if (directed) {
    for (int v = 0; v < order; ++v)
      for (const int u : instance.neighbours(v)) arcs.emplace_back(v, u);
    std::ranges::sort(arcs);
    return;
  }
  if (std::holds_alternative<graphs::Heaps>(instance.board())) {
    for (int v = 0; v < order; ++v)
      for (const int u : instance.neighbours(v))
        if (v < u) edges.emplace_back(v, u);
  } else {
    edges = segments ? games::segments(order) : instance.edges();
  }
  for (std::size_t e = 0; e < edges.size(); ++e) {
    edges_at[static_cast<std::size_t>(edges[e].first)].push_back(static_cast<int>(e));
    edges_at[static_cast<std::size_t>(edges[e].second)].push_back(static_cast<int>(e));
  }
  const bool points = kind == BoardKind::points;
  drawn = points || kind == BoardKind::triangulation || kind == BoardKind::drawn_triangulation;
  if (!drawn) return;
  corners.resize(edges.size());
  crossing.resize(edges.size());
  if (segments)
    for (const auto& [u, v] : instance.edges()) triangulation.push_back(edge(u, v));
  const std::vector<Line> triangles = segments ? empty_triangles(*instance.triangulation().points())
                                      : points ? empty_triangles(instance.points())
                                               : triangles_of(instance.triangulation());
  for (const Line& triangle : triangles)
    for (const int e : triangle)
      for (const int other : triangle)
        for (const int v :
             {edges[static_cast<std::size_t>(other)].first, edges[static_cast<std::size_t>(other)].second})
          if (v != edges[static_cast<std::size_t>(e)].first && v != edges[static_cast<std::size_t>(e)].second)
            corners[static_cast<std::size_t>(e)].push_back(v);
  for (std::vector<int>& of : corners) {
    std::ranges::sort(of);
    of.erase(std::unique(of.begin(), of.end()), of.end());
  }
  if (kind == BoardKind::drawn_triangulation) convex = numbers_of(flippable(instance.triangulation()));
  if (points) crossing = crossings(instance.points());
  if (segments) crossing = crossings(*instance.triangulation().points());
}

std::vector<int> roots_of(const Instance& instance) {
  std::vector<int> result;
  const Forest forest(instance);
  for (int v = 0; v < instance.order(); ++v)
    if (entry(forest.parent, v) == Forest::none) result.push_back(v);
  return result;
}

std::vector<int> TextBoardLists::numbers_of(const std::vector<int>& given) const {
  if (triangulation.empty()) return given;
  std::vector<int> result;
  for (const int e : given) result.push_back(entry(triangulation, e));
  return result;
}

std::vector<int> TextBoardLists::beside(int v) const {
  std::vector<int> result;
  for (const int e : entry(edges_at, v)) {
    const auto& [one, other] = entry(edges, e);
    result.push_back(one == v ? other : one);
  }
  return result;
}

int TextBoardLists::edge(int u, int v) const {
  const graphs::Edge wanted(std::min(u, v), std::max(u, v));
  const auto at = std::ranges::lower_bound(edges, wanted);
  return at != edges.end() && *at == wanted ? static_cast<int>(at - edges.begin()) : -1;
}

graphs::SmallGraph TextBoardLists::small(const std::vector<int>& kept, const std::vector<int>& kept_edges) const {
  if (kept.size() > 64)
    throw text::LimitError("words that are computed from a graph know boards of at most 64 vertices, found " +
                           std::to_string(kept.size()));
  std::vector<int> place(static_cast<std::size_t>(order), -1);
  for (std::size_t i = 0; i < kept.size(); ++i) place[static_cast<std::size_t>(kept[i])] = static_cast<int>(i);
  graphs::SmallGraph result;
  result.order = static_cast<int>(kept.size());
  result.directed = directed;
  const auto join = [&](int u, int v) {
    const int from = place[static_cast<std::size_t>(u)], to = place[static_cast<std::size_t>(v)];
    if (from < 0 || to < 0) return;
    result.rows[static_cast<std::size_t>(from)] |= graphs::single(to);
    if (!directed) result.rows[static_cast<std::size_t>(to)] |= graphs::single(from);
  };
  for (const int e : kept_edges) join(entry(edges, e).first, entry(edges, e).second);
  for (const auto& [u, v] : arcs) join(u, v);
  return result;
}

}  // namespace gamecert::games
