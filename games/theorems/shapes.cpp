// Shapes of graphs, told from degrees and by following edges.
#include "games/theorems/shapes.hpp"

#include <algorithm>
#include <cstdint>
#include <variant>

#include "graphs/triangulation.hpp"
#include "text/deadline.hpp"

namespace gamecert::games {
namespace {

constexpr int no_vertex = -1;

/// From `first` on to `second`, and further while there is just one way that does not go back.
std::vector<int> followed(const graphs::Graph& graph, int first, int second) {
  std::vector<int> way{first};
  for (int before = first, at = second; at != no_vertex && at != first;) {
    text::pause();
    way.push_back(at);
    int next = no_vertex;
    for (const int v : graph.neighbours(at))
      if (v != before) next = graph.degree(at) == 2 ? v : no_vertex;
    before = at;
    at = next;
  }
  return way;
}

}  // namespace

const graphs::Graph* bare_graph(const Instance& instance) {
  const auto* const graph = std::get_if<graphs::Graph>(&instance.board());
  const bool given = instance.text().find(' ') != std::string::npos;
  return graph == nullptr || given || graph->order() == 0 ? nullptr : graph;
}

std::optional<std::vector<int>> along_path(const graphs::Graph& graph) {
  if (graph.order() == 1) return std::vector<int>{0};
  for (int v = 0; v < graph.order(); ++v) {
    if (graph.degree(v) != 1) continue;
    std::vector<int> way = followed(graph, v, graph.neighbours(v).front());
    const bool all = std::ssize(way) == graph.order() && graph.size() == graph.order() - 1;
    return all ? std::optional(std::move(way)) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<std::vector<int>> around_cycle(const graphs::Graph& graph) {
  for (int v = 0; v < graph.order(); ++v)
    if (graph.degree(v) != 2) return std::nullopt;
  if (graph.order() == 0) return std::nullopt;
  std::vector<int> way = followed(graph, 0, graph.neighbours(0).front());
  if (std::ssize(way) != graph.order()) return std::nullopt;
  return way;
}

bool is_tree(const graphs::Graph& graph) {
  if (graph.order() == 0 || graph.size() != graph.order() - 1) return false;
  std::vector<char> met(static_cast<std::size_t>(graph.order()), 0);
  std::vector<int> reached{0};
  met[0] = 1;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    text::pause();
    for (const int v : graph.neighbours(reached[i])) {
      if (met[static_cast<std::size_t>(v)] != 0) continue;
      met[static_cast<std::size_t>(v)] = 1;
      reached.push_back(v);
    }
  }
  return std::ssize(reached) == graph.order();
}

std::optional<std::vector<std::vector<int>>> rays(const graphs::Graph& graph) {
  std::vector<std::vector<int>> result;
  std::int64_t covered = 0;
  for (int v = 0; v < graph.order(); ++v) {
    if (graph.degree(v) != 1) continue;
    std::vector<int>& ray = result.emplace_back(followed(graph, v, graph.neighbours(v).front()));
    // Two rays of a K_2 are one path, which is followed from both ends.
    if (std::ssize(ray) == graph.order()) ray.resize(ray.size() / 2);
    std::ranges::reverse(ray);
    covered += std::ssize(ray);
  }
  const auto m = std::ssize(result);
  if (m < 2 || covered != graph.order() || graph.order() < 2 * m) return std::nullopt;
  const auto n = result.front().size();
  if (graph.size() != m * (m - 1) / 2 + m * (std::ssize(result.front()) - 1)) return std::nullopt;
  for (const std::vector<int>& ray : result) {
    text::pause();
    if (ray.size() != n || graph.degree(ray.front()) != m) return std::nullopt;
    for (const std::vector<int>& other : result)
      if (&ray != &other && !graph.adjacent(ray.front(), other.front())) return std::nullopt;
  }
  return result;
}

std::optional<int> centre_of_fan(const graphs::Triangulation& board) {
  if (board.faces().empty() || board.graph().size() != 2 * std::ssize(board.faces()) + 1) return std::nullopt;
  for (const int v : board.faces().front()) {
    const auto has_v = [v](const graphs::Face& face) { return std::ranges::find(face, v) != face.end(); };
    if (std::ranges::all_of(board.faces(), has_v)) return v;
  }
  return std::nullopt;
}

}  // namespace gamecert::games
