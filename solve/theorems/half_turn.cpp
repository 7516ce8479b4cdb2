#include "solve/theorems/half_turn.hpp"

#include <algorithm>
#include <cstdint>

#include "games/theorems/shapes.hpp"
#include "solve/index.hpp"
#include "solve/local/pairs.hpp"
#include "solve/theorems/breadth_first.hpp"

namespace gamecert::solve {
namespace {

/// The vertex farthest from v, if there is one alone and it is at least two edges away.
std::optional<int> farthest(const graphs::Graph& graph, int v) {
  const auto [order, distance] = breadth_first(graph, v, graph.order());
  const int last = order.back(), far = distance[index(last)];
  const bool alone = order.size() < 2 || distance[index(order[order.size() - 2])] < far;
  return std::ssize(order) == graph.order() && alone && far >= 2 ? std::optional(last) : std::nullopt;
}

/// The image of every vertex is the one vertex that is farthest from it. Nothing where there are several, or that is no
/// symmetry, and on graphs too large to look at all distances.
std::optional<std::vector<int>> antipodes(const graphs::Graph& graph) {
  constexpr std::int64_t most_steps = std::int64_t{1} << 28;
  if (graph.order() < 2 || graph.order() * (graph.order() + 2 * graph.size()) > most_steps) return std::nullopt;
  std::vector<int> image;
  for (int v = 0; v < graph.order(); ++v) {
    const auto far = farthest(graph, v);
    if (!far) return std::nullopt;
    image.push_back(*far);
  }
  for (int v = 0; v < graph.order(); ++v) {
    if (image[index(image[index(v)])] != v) return std::nullopt;
    for (const int w : graph.neighbours(v))
      if (!graph.adjacent(image[index(v)], image[index(w)])) return std::nullopt;
  }
  return image;
}

}  // namespace

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

std::vector<int> symmetry_of_order_two(const graphs::Graph& graph, Watch& watch) {
  if (const auto image = half_turn(graph)) return *image;
  if (const auto image = antipodes(graph)) return *image;
  return graph.order() % 2 == 0 ? involution(graph, watch) : involution_with_centre(graph, watch);
}

}  // namespace gamecert::solve
