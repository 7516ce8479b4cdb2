// The pictures in which families of graphs are known, by the numbers of their vertices (docs/LISTS.md).
#include <charconv>
#include <cmath>
#include <numbers>

#include "graphs/planar.hpp"
#include "pictures/layout.hpp"

namespace gamecert::pictures {
namespace {

using Places = std::vector<PagePoint>;

/// `4x5` and `7,2` are two numbers; nothing of anything else.
std::vector<int> numbers_of(std::string_view text) {
  std::vector<int> result;
  while (!text.empty()) {
    int value = 0;
    const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (wrong != std::errc()) return {};
    result.push_back(value);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (!text.empty()) text.remove_prefix(1);
  }
  return result;
}

/// Adds n places on a circle.
void ring(Places& places, int n, double radius) {
  for (int i = 0; i < n; ++i)
    places.push_back(on_circle(static_cast<std::size_t>(i), static_cast<std::size_t>(n), n == 1 ? 0 : radius));
}

/// On which places of a ring are about so far apart.
double radius_of(int n, double apart) { return n < 2 ? 0 : apart / (2 * std::sin(std::numbers::pi / n)); }

Places line(int n) {
  Places places;
  for (int i = 0; i < n; ++i) places.push_back({static_cast<double>(i), 0});
  return places;
}

Places rows(int m, int n) {
  Places places;
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) places.push_back({static_cast<double>(j), static_cast<double>(-i)});
  return places;
}

/// Rings of n places each, from the outermost.
Places two_rings(int n) {
  Places places;
  const double inner = std::max(1.0, radius_of(n, 1));
  ring(places, n, inner + 1);
  ring(places, n, inner);
  return places;
}

Places two_sides(int m, int n) {
  Places places;
  const double width = 1.3 * std::max(m, n);
  for (const auto& [count, height] : {std::pair{m, 2.0 + 0.15 * std::max(m, n)}, std::pair{n, 0.0}})
    for (int i = 0; i < count; ++i) places.push_back({width * (i + 0.5) / count, height});
  return places;
}

Places cylinder(int around, int along) {
  Places places;
  const double inner = std::max(0.8, radius_of(around, 0.9));
  for (int i = 0; i < around; ++i)
    for (int j = 0; j < along; ++j)
      places.push_back(on_circle(static_cast<std::size_t>(i), static_cast<std::size_t>(around), inner + j));
  return places;
}

/// Legs of these lengths from a centre.
Places legs(const std::vector<int>& lengths) {
  Places places{{0, 0}};
  const double first = std::max(1.0, radius_of(static_cast<int>(lengths.size()), 0.9));
  for (std::size_t leg = 0; leg < lengths.size(); ++leg)
    for (int j = 0; j < lengths[leg]; ++j) places.push_back(on_circle(leg, lengths.size(), first + j));
  return places;
}

/// Rays of n places from those of a clique.
Places rays(int m, int n) {
  Places places;
  const double inner = m < 3 ? 0.5 : std::max(0.9, 0.35 / (1 - std::cos(2 * std::numbers::pi / m)));
  for (int ray = 0; ray < m; ++ray)
    for (int j = 0; j < n; ++j)
      places.push_back(on_circle(static_cast<std::size_t>(ray), static_cast<std::size_t>(m), inner + j));
  return places;
}

/// Levels below each other, a vertex above the middle of its k children; in the order of breadth.
Places levels(int k, int n) {
  Places places(static_cast<std::size_t>(n));
  std::vector<int> first{0};  // of each level
  for (int width = k; first.back() + width / k < n; width *= k) first.push_back(first.back() + width / k);
  const int last = first.back();
  for (int v = n - 1; v >= 0; --v) {
    PagePoint& at = places[static_cast<std::size_t>(v)];
    if (v >= last) {
      at = {static_cast<double>(v - last) * 0.9, 0};
    } else {
      const PagePoint& left = places[static_cast<std::size_t>(k * v + 1)];
      const PagePoint& right = places[static_cast<std::size_t>(k * v + k)];
      at = {(left.x + right.x) / 2, left.y + 1 + 0.12 * (right.x - left.x)};
    }
  }
  return places;
}

/// A row for each heap.
Places heaps(const std::vector<int>& sizes) {
  Places places;
  for (std::size_t i = 0; i < sizes.size(); ++i)
    for (int j = 0; j < sizes[i]; ++j) places.push_back({static_cast<double>(j), -static_cast<double>(i)});
  return places;
}

std::optional<Places> known_places(std::string_view family, const graphs::Graph& graph) {
  const std::string_view name = family.substr(0, family.find(':'));
  const std::vector<int> at = numbers_of(family.substr(std::min(family.size(), name.size() + 1)));
  const int n = graph.order();
  if (name == "path" || name == "directed-path") return line(n);
  if (name == "cycle" || name == "directed-cycle" || name == "complete" || name == "circulant" || name == "paley")
    return places(graph, Layout::circle);
  if (name == "petersen") return known_places("generalised-petersen:5,2", graph);
  if (name == "prism" || name == "generalised-petersen") return two_rings(n / 2);
  if (name == "grid" && at.size() == 2) return rows(at[0], at[1]);
  if (name == "cylinder" && at.size() == 2) return cylinder(at[0], at[1]);
  if (name == "complete-bipartite" && at.size() == 2) return two_sides(at[0], at[1]);
  if (name == "heaps") return heaps(at);
  if (name == "star") return legs(std::vector<int>(static_cast<std::size_t>(n - 1), 1));
  if (name == "spider") return legs(at);
  if (name == "rays" && at.size() == 2) return rays(at[0], at[1]);
  if (name == "binary-tree") return levels(2, n);
  if (name == "kary-tree" && at.size() == 2 && at[0] > 1) return levels(at[0], n);
  return std::nullopt;
}

}  // namespace

std::optional<Places> usual_places(std::string_view family, const graphs::Graph& graph) {
  std::optional<Places> result = known_places(family, graph);
  if (result && has_crossings(graph, *result) && graphs::planar(graph)) return std::nullopt;
  return result;
}

}  // namespace gamecert::pictures
