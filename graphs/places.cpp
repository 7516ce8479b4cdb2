// Stress majorisation (E. R. Gansner, Y. Koren, S. North, "Graph drawing by stress majorization", 2004): again and
// again every vertex goes to the mean of where the others want it, each at its distance in the graph, near ones
// counting more.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "graphs/picture.hpp"

namespace gamecert::graphs {
namespace {

constexpr int rounds = 200;

/// Distances from a vertex within its component, -1 elsewhere; and the vertices there, nearest first.
std::vector<int> distances(const Graph& graph, int from, std::vector<int>& met) {
  std::vector<int> distance(static_cast<std::size_t>(graph.order()), -1);
  distance[static_cast<std::size_t>(from)] = 0;
  met = {from};
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

PagePoint on_circle(std::size_t i, std::size_t n, double radius) {
  const double angle = std::numbers::pi / 2 - 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(n);
  return {radius * std::cos(angle), radius * std::sin(angle)};
}

void place_component(const Graph& graph, const std::vector<int>& vertices, std::vector<PagePoint>& places) {
  const std::size_t n = vertices.size();
  std::vector<std::vector<int>> wanted;
  std::vector<int> met;
  for (const int v : vertices) wanted.push_back(distances(graph, v, met));
  for (std::size_t i = 0; i < n; ++i)
    places[static_cast<std::size_t>(vertices[i])] = on_circle(i, n, static_cast<double>(n) / 6 + 0.5);
  for (int round = 0; round < rounds && n > 1; ++round) {
    for (std::size_t i = 0; i < n; ++i) {
      PagePoint& at = places[static_cast<std::size_t>(vertices[i])];
      PagePoint sum;
      double weights = 0;
      for (const int other : vertices) {
        if (other == vertices[i]) continue;
        const PagePoint& from = places[static_cast<std::size_t>(other)];
        const double distance = wanted[i][static_cast<std::size_t>(other)];
        const double weight = 1 / (distance * distance);
        const double apart = std::max(std::hypot(at.x - from.x, at.y - from.y), 1e-6);
        sum.x += weight * (from.x + distance * (at.x - from.x) / apart);
        sum.y += weight * (from.y + distance * (at.y - from.y) / apart);
        weights += weight;
      }
      at = {sum.x / weights, sum.y / weights};
    }
  }
}

}  // namespace

std::vector<PagePoint> places(const Graph& graph) {
  std::vector<PagePoint> result(static_cast<std::size_t>(graph.order()));
  std::vector<char> placed(result.size(), 0);
  double right = 0;
  for (int v = 0; v < graph.order(); ++v) {
    if (placed[static_cast<std::size_t>(v)] != 0) continue;
    std::vector<int> component;
    distances(graph, v, component);
    place_component(graph, component, result);
    double left = 1e9;
    for (const int u : component) left = std::min(left, result[static_cast<std::size_t>(u)].x);
    double width = 0;
    for (const int u : component) {
      PagePoint& at = result[static_cast<std::size_t>(u)];
      at.x += right - left;
      width = std::max(width, at.x - right);
      placed[static_cast<std::size_t>(u)] = 1;
    }
    right += width + 1;
  }
  return result;
}

std::vector<PagePoint> places_inside(const Graph& graph, const std::vector<int>& boundary) {
  std::vector<PagePoint> result(static_cast<std::size_t>(graph.order()));
  std::vector<char> fixed(result.size(), 0);
  const double radius = std::max(1.0, std::sqrt(static_cast<double>(graph.order())) / 1.6);
  for (std::size_t i = 0; i < boundary.size(); ++i) {
    result[static_cast<std::size_t>(boundary[i])] = on_circle(i, boundary.size(), radius);
    fixed[static_cast<std::size_t>(boundary[i])] = 1;
  }
  for (int round = 0; round < rounds; ++round) {
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

}  // namespace gamecert::graphs
