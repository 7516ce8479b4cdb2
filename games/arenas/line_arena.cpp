// Lines among the edges of triangulations, as lists.
#include "games/arenas/line_arena.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace gamecert::games {

Line numbered(const std::vector<graphs::Edge>& edges, std::initializer_list<graphs::Edge> members) {
  Line line;
  for (const auto& [u, v] : members) line.push_back(graphs::place_in(edges, u, v));
  std::ranges::sort(line);
  return line;
}

std::vector<Line> triangles_of(const graphs::Triangulation& triangulation) {
  const std::vector<graphs::Edge> edges = triangulation.graph().edges();
  std::vector<Line> lines;
  for (const auto& [a, b, c] : triangulation.faces()) lines.push_back(numbered(edges, {{a, b}, {a, c}, {b, c}}));
  return lines;
}

std::vector<Quadrilateral> quadrilaterals_of(const graphs::Triangulation& triangulation) {
  const std::vector<graphs::Edge> edges = triangulation.graph().edges();
  std::map<graphs::Edge, std::vector<int>> facing;
  for (const auto& [a, b, c] : triangulation.faces()) {
    facing[{a, b}].push_back(c);
    facing[{a, c}].push_back(b);
    facing[{b, c}].push_back(a);
  }
  std::vector<Quadrilateral> result;
  for (const auto& [edge, corners] : facing) {
    if (corners.size() < 2) continue;
    const auto [u, v] = edge;
    const int p = corners[0];
    const int q = corners[1];
    result.push_back({numbered(edges, {edge}).front(), {p, q}, numbered(edges, {{u, p}, {u, q}, {v, p}, {v, q}})});
  }
  return result;
}

std::vector<Line> four_cycles_of(const graphs::Triangulation& triangulation) {
  std::vector<Line> lines;
  for (const Quadrilateral& each : quadrilaterals_of(triangulation)) lines.push_back(each.around);
  return lines;
}

EdgeLines::EdgeLines(std::size_t edges, const std::vector<Line>& lines) : numbers(edges) {
  std::vector<std::set<int>> sharing(edges);
  for (std::size_t line = 0; line < lines.size(); ++line) {
    for (const int edge : lines[line]) {
      const auto e = static_cast<std::size_t>(edge);
      numbers[e].push_back(static_cast<int>(line));
      sharing[e].insert(lines[line].begin(), lines[line].end());
    }
  }
  for (std::size_t e = 0; e < edges; ++e) {
    sharing[e].erase(static_cast<int>(e));
    others.emplace_back(sharing[e].begin(), sharing[e].end());
  }
}

void refuse_complete(const Instance& instance, std::string_view attribute, const std::vector<int>& given,
                     const std::vector<Line>& lines, std::string_view what) {
  const std::vector<graphs::Edge> edges = instance.edges();
  for (const Line& line : lines) {
    if (!std::ranges::includes(given, line)) continue;
    std::string names;
    for (const int e : line) names += (names.empty() ? "" : ",") + graphs::name(edges[static_cast<std::size_t>(e)]);
    instance.refuse(attribute, "expected no " + std::string(what) + " complete at the start, found " + names);
  }
}

}  // namespace gamecert::games
