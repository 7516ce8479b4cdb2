// Graphs that can be drawn as a polygon and diagonals in it that do not cross. Vertices of degree 2 are taken off one
// by one, each leaving an edge between its neighbours, until a triangle is left; put back, each must come between two
// neighbours on the polygon. Sound and complete because in such a drawing a diagonal or side that cuts off one vertex
// is there until that vertex goes, and a side afterwards.
#include <algorithm>
#include <set>

#include "pictures/layout.hpp"

namespace gamecert::pictures {
namespace {

struct TakenOff {
  int vertex, before, behind;  // it stood between these two
};

/// Till three vertices are left; nothing where none of degree 2 is there before.
std::optional<std::vector<TakenOff>> taken_off(std::vector<std::set<int>>& neighbours) {
  std::vector<TakenOff> result;
  std::vector<int> ready;
  for (std::size_t v = 0; v < neighbours.size(); ++v)
    if (neighbours[v].size() == 2) ready.push_back(static_cast<int>(v));
  while (result.size() + 3 < neighbours.size()) {
    if (ready.empty()) return std::nullopt;
    const int v = ready.back();
    ready.pop_back();
    std::set<int>& ends = neighbours[static_cast<std::size_t>(v)];
    if (ends.size() != 2) continue;
    const int a = *ends.begin(), b = *ends.rbegin();
    ends.clear();
    result.push_back({v, a, b});
    for (const auto& [end, other] : {std::pair{a, b}, std::pair{b, a}}) {
      std::set<int>& of_end = neighbours[static_cast<std::size_t>(end)];
      of_end.erase(v);
      of_end.insert(other);
      if (of_end.size() == 2) ready.push_back(end);
    }
  }
  return result;
}

}  // namespace

std::optional<std::vector<int>> polygon(const graphs::Graph& graph) {
  const int n = graph.order();
  if (n < 3 || graph.size() < n || graph.size() > 2 * static_cast<std::int64_t>(n) - 3) return std::nullopt;
  std::vector<std::set<int>> neighbours;
  for (int v = 0; v < n; ++v) neighbours.emplace_back(graph.neighbours(v).begin(), graph.neighbours(v).end());
  const auto steps = taken_off(neighbours);
  if (!steps) return std::nullopt;
  std::vector<int> around;
  for (int v = 0; v < n; ++v) {
    const std::size_t degree = neighbours[static_cast<std::size_t>(v)].size();
    if (degree == 2) around.push_back(v);
  }
  if (around.size() != 3) return std::nullopt;
  for (auto step = steps->rbegin(); step != steps->rend(); ++step) {
    const auto before = std::ranges::find(around, step->before);
    const auto next = before + 1 == around.end() ? around.begin() : before + 1;
    if (*next == step->behind) {
      around.insert(before + 1, step->vertex);
    } else if (*(before == around.begin() ? around.end() - 1 : before - 1) == step->behind) {
      around.insert(before, step->vertex);
    } else {
      return std::nullopt;
    }
  }
  // On top a vertex that a diagonal cuts off, so that this lies across.
  const auto first = std::ranges::min_element(around, {}, [&](int v) {
    const auto ends = graph.neighbours(v);
    const bool cut_off = ends.size() == 2 && graph.adjacent(ends[0], ends[1]);
    return std::pair(!cut_off, v);
  });
  std::ranges::rotate(around, first);
  return around;
}

}  // namespace gamecert::pictures
