// Components side by side, each laid out for itself.
#include "pictures/layout.hpp"

#include <algorithm>

#include "graphs/components.hpp"
#include "pictures/geometry.hpp"
#include "text/errors.hpp"

namespace gamecert::pictures {
namespace {

using graphs::Edge;
using graphs::Graph;

std::vector<PagePoint> circle(std::size_t n) {
  std::vector<PagePoint> places;
  for (std::size_t v = 0; v < n; ++v) places.push_back(on_circle(v, n, n < 2 ? 0 : clear_radius(n)));
  return places;
}

std::vector<PagePoint> places_on_polygon(const std::vector<int>& around) {
  const std::vector<PagePoint> corners = circle(around.size());
  std::vector<PagePoint> places(around.size());
  for (std::size_t i = 0; i < around.size(); ++i) places[static_cast<std::size_t>(around[i])] = corners[i];
  return places;
}

/// Whether an edge lies below the circle of a vertex that is no end of it.
bool passes_under(const Graph& graph, const std::vector<PagePoint>& places) {
  constexpr double vertex_radius = 0.2;
  const auto at = [&](int v) { return places[static_cast<std::size_t>(v)]; };
  for (const auto& [a, b] : graph.edges())
    for (int v = 0; v < graph.order(); ++v)
      if (v != a && v != b && apart(at(v), at(a), at(b)) < vertex_radius) return true;
  return false;
}

/// Of a connected graph.
std::vector<PagePoint> places_of_connected(const Graph& graph, Layout layout, const KnownPlaces& known) {
  if (layout == Layout::circle) return circle(static_cast<std::size_t>(graph.order()));
  if (layout == Layout::best) {
    if (known)
      if (auto usual = known(graph)) return *std::move(usual);
    if (const auto around = polygon(graph)) return places_on_polygon(*around);
  }
  std::vector<PagePoint> result = springs(graph);
  if (layout == Layout::springs) return result;
  if (graph.order() > 2 && has_crossings(graph, result)) {
    const std::optional<std::vector<PagePoint>> planar = without_crossings(graph);
    if (planar) result = *planar;
    if (!planar && layout == Layout::planar)
      throw text::InputError("expected a planar graph for the layout planar, found one that is not planar");
  }
  settle(graph, result);
  return result;
}

/// Of a connected graph. In a dense one there may be no room for every edge but on a circle.
std::vector<PagePoint> places_of_component(const Graph& graph, Layout layout, const KnownPlaces& known) {
  constexpr int most = 40;  // on a circle whose chords are clear of vertices
  std::vector<PagePoint> result = places_of_connected(graph, layout, known);
  const bool best = layout == Layout::best && graph.order() <= most;
  if (best && passes_under(graph, result) && has_crossings(graph, result))
    return circle(static_cast<std::size_t>(graph.order()));
  return result;
}

std::vector<std::vector<int>> vertices_of_components(const Graph& graph) {
  std::vector<std::vector<int>> result(static_cast<std::size_t>(graphs::components(graph)));
  const std::vector<int> component = graphs::component_of(graph);
  for (int v = 0; v < graph.order(); ++v)
    result[static_cast<std::size_t>(component[static_cast<std::size_t>(v)])].push_back(v);
  return result;
}

Graph induced(const Graph& graph, const std::vector<int>& vertices) {
  const auto place = [&](int v) { return static_cast<int>(std::ranges::lower_bound(vertices, v) - vertices.begin()); };
  std::vector<Edge> edges;
  for (const int v : vertices)
    for (const int u : graph.neighbours(v))
      if (u < v) edges.emplace_back(place(u), place(v));
  return {static_cast<int>(vertices.size()), edges};
}

}  // namespace

bool has_crossings(const Graph& graph, const std::vector<PagePoint>& places) {
  const std::vector<Edge> edges = graph.edges();
  const auto at = [&](int v) { return places[static_cast<std::size_t>(v)]; };
  for (std::size_t i = 0; i < edges.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (cross(at(edges[i].first), at(edges[i].second), at(edges[j].first), at(edges[j].second))) return true;
  return false;
}

std::vector<PagePoint> places(const Graph& graph, Layout layout, const KnownPlaces& known) {
  std::vector<PagePoint> result(static_cast<std::size_t>(graph.order()));
  double right = 0;
  for (const std::vector<int>& component : vertices_of_components(graph)) {
    const std::vector<PagePoint> places = places_of_component(induced(graph, component), layout, known);
    const auto [least, greatest] = std::ranges::minmax_element(places, {}, &PagePoint::x);
    for (std::size_t i = 0; i < places.size(); ++i)
      result[static_cast<std::size_t>(component[i])] = {places[i].x - least->x + right, places[i].y};
    right += greatest->x - least->x + 1;
  }
  return result;
}

}  // namespace gamecert::pictures
