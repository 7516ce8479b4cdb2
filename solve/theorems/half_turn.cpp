// Vertices are exchanged along the way.
#include "solve/theorems/half_turn.hpp"

#include "games/theorems/shapes.hpp"
#include "solve/index.hpp"

namespace gamecert::solve {

std::optional<std::vector<int>> half_turn(const graphs::Graph& graph) {
  const auto path = games::along_path(graph);
  const auto cycle = path ? std::nullopt : games::around_cycle(graph);
  const std::size_t n = index(graph.order());
  if (!path && (!cycle || n % 2 != 0)) return std::nullopt;
  const std::vector<int>& way = path ? *path : *cycle;
  std::vector<int> image(n);
  for (std::size_t i = 0; i < n; ++i) image[index(way[i])] = way[path ? n - 1 - i : (i + n / 2) % n];
  return image;
}

}  // namespace gamecert::solve
