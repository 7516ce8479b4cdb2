// Cutting a game into its components, and a move in one of them.
#include "solve/ello/parts.hpp"

#include "solve/ello/determinant/algebraic_laplacian.hpp"

namespace gamecert::solve {
namespace {

/// The game on `vertices`, whose places among themselves are in `place`.
Part induced(const graphs::Graph& graph, const std::vector<char>& green, std::vector<int> vertices,
             const std::vector<int>& place) {
  Part part;
  std::vector<graphs::Edge> edges;
  for (const int u : vertices) {
    part.green.push_back(green[u]);
    for (const int v : graph.neighbours(u)) {
      if (place[v] > place[u]) edges.emplace_back(place[u], place[v]);
    }
  }
  part.graph = graphs::Graph(static_cast<int>(vertices.size()), edges);
  part.vertices = std::move(vertices);
  return part;
}

}  // namespace

std::vector<Part> parts_of(const graphs::Graph& graph, const std::vector<char>& green, const std::vector<char>& alive) {
  // The order goes through one component after the other, each from one end to the other.
  const std::vector<int> order = banded_order(graph, alive);
  std::vector<int> component(alive.size(), -1);
  std::vector<int> place(alive.size(), -1);
  std::vector<std::vector<int>> members;
  std::vector<int> todo;
  for (const int start : order) {
    if (component[start] < 0) {
      component[start] = static_cast<int>(members.size());
      members.emplace_back();
      todo.assign(1, start);
      while (!todo.empty()) {
        const int u = todo.back();
        todo.pop_back();
        for (const int v : graph.neighbours(u)) {
          if (alive[v] == 0 || component[v] >= 0) continue;
          component[v] = component[start];
          todo.push_back(v);
        }
      }
    }
    std::vector<int>& mine = members[component[start]];
    place[start] = static_cast<int>(mine.size());
    mine.push_back(start);
  }
  std::vector<Part> parts;
  for (std::vector<int>& vertices : members) parts.push_back(induced(graph, green, std::move(vertices), place));
  return parts;
}

Part after_move(const Part& part, int v) {
  std::vector<int> place(part.vertices.size(), -1);
  std::vector<int> vertices;
  for (int u = 0; u < part.graph.order(); ++u) {
    if (u == v) continue;
    place[u] = static_cast<int>(vertices.size());
    vertices.push_back(u);
  }
  std::vector<char> green = part.green;
  for (const int u : part.graph.neighbours(v)) green[u] ^= 1;
  return induced(part.graph, green, std::move(vertices), place);
}

}  // namespace gamecert::solve
