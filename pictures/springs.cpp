// Stress majorisation (E. R. Gansner, Y. Koren, S. North, "Graph drawing by stress majorization", 2004): again and
// again every vertex goes to the mean of where the others want it, each at its distance in the graph, near ones
// counting more.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "pictures/geometry.hpp"
#include "pictures/layout.hpp"

namespace gamecert::pictures {

using graphs::Graph;

namespace {

constexpr int rounds_of_springs = 200;

std::vector<int> distances(const Graph& graph, int from) {
  std::vector<int> distance(static_cast<std::size_t>(graph.order()), -1);
  distance[static_cast<std::size_t>(from)] = 0;
  std::vector<int> met{from};
  for (std::size_t next = 0; next < met.size(); ++next) {
    const int u = met[next];
    for (const int v : graph.neighbours(u)) {
      if (distance[static_cast<std::size_t>(v)] >= 0) continue;
      distance[static_cast<std::size_t>(v)] = distance[static_cast<std::size_t>(u)] + 1;
      met.push_back(v);
    }
  }
  return distance;
}

}  // namespace

PagePoint on_circle(std::size_t i, std::size_t n, double radius) {
  const double angle = std::numbers::pi / 2 - 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(n);
  return {radius * std::cos(angle), radius * std::sin(angle)};
}

double clear_radius(std::size_t n) {
  constexpr double clear = 0.3;
  constexpr std::size_t most = 40;
  const double turned = 1 - on_circle(1, std::clamp<std::size_t>(n, 3, most), 1).y;
  return std::max({1.0, static_cast<double>(n) / 6.5, clear / turned});
}

std::vector<PagePoint> springs(const Graph& graph) {
  const auto n = static_cast<std::size_t>(graph.order());
  std::vector<std::vector<int>> wanted;
  std::vector<PagePoint> places;
  for (std::size_t v = 0; v < n; ++v) {
    wanted.push_back(distances(graph, static_cast<int>(v)));
    places.push_back(on_circle(v, n, static_cast<double>(n) / 6 + 0.5));
  }
  for (int round = 0; round < rounds_of_springs && n > 1; ++round) {
    for (std::size_t v = 0; v < n; ++v) {
      PagePoint sum;
      double weights = 0;
      for (std::size_t u = 0; u < n; ++u) {
        if (u == v) continue;
        const double distance = wanted[v][u];
        const double weight = 1 / (distance * distance);
        const double now = std::max(apart(places[v], places[u]), 1e-6);
        sum.x += weight * (places[u].x + distance * (places[v].x - places[u].x) / now);
        sum.y += weight * (places[u].y + distance * (places[v].y - places[u].y) / now);
        weights += weight;
      }
      places[v] = {sum.x / weights, sum.y / weights};
    }
  }
  return places;
}

std::vector<PagePoint> places_inside(const Graph& graph, const std::vector<int>& boundary) {
  std::vector<PagePoint> result(static_cast<std::size_t>(graph.order()));
  std::vector<char> fixed(result.size(), 0);
  const double radius = std::max(std::sqrt(static_cast<double>(graph.order())) / 1.6,
                                 clear_radius(std::max<std::size_t>(boundary.size(), 1)));
  for (std::size_t i = 0; i < boundary.size(); ++i) {
    result[static_cast<std::size_t>(boundary[i])] = on_circle(i, boundary.size(), radius);
    fixed[static_cast<std::size_t>(boundary[i])] = 1;
  }
  for (int round = 0; round < rounds_of_springs; ++round) {
    for (int v = 0; v < graph.order(); ++v) {
      if (fixed[static_cast<std::size_t>(v)] != 0) continue;
      PagePoint sum;
      for (const int u : graph.neighbours(v)) {
        sum.x += result[static_cast<std::size_t>(u)].x;
        sum.y += result[static_cast<std::size_t>(u)].y;
      }
      const double degree = std::max(1, graph.degree(v));
      result[static_cast<std::size_t>(v)] = {sum.x / degree, sum.y / degree};
    }
  }
  return result;
}

}  // namespace gamecert::pictures
