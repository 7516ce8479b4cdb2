// The pictures in which families of graphs are known, by the numbers of their vertices (docs/LISTS.md).
#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
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

/// Rings of n places each, from the outermost.
Places two_rings(int n) {
  Places places;
  const double inner = std::max(1.0, radius_of(n, 1));
  ring(places, n, inner + 1);
  ring(places, n, inner);
  return places;
}

/// Of an even number of spokes whose inner ends are joined with the next but one: every other spoke goes outwards.
Places between_rings(int n) {
  Places places, ends;
  const double middle = std::max(1.6, radius_of(n, 1));
  for (int i = 0; i < n; ++i) {
    places.push_back(on_circle(static_cast<std::size_t>(i), static_cast<std::size_t>(n), middle));
    ends.push_back(
        on_circle(static_cast<std::size_t>(i), static_cast<std::size_t>(n), middle + (i % 2 == 0 ? 1 : -0.9)));
  }
  places.insert(places.end(), ends.begin(), ends.end());
  return places;
}

/// A triangle in a triangle, every other vertex on each.
Places octahedron() {
  Places places;
  for (std::size_t i = 0; i < 6; ++i) places.push_back(on_circle(i, 6, i % 2 == 0 ? 2.6 : 0.7));
  return places;
}

/// The places of a grid, coordinate by coordinate, the last one first to grow.
std::vector<std::vector<int>> coordinates(const std::vector<int>& sides) {
  std::vector<std::vector<int>> result{{}};
  for (const int side : sides) {
    std::vector<std::vector<int>> longer;
    for (const std::vector<int>& at : result) {
      for (int i = 0; i < side; ++i) {
        longer.push_back(at);
        longer.back().push_back(i);
      }
    }
    result = std::move(longer);
  }
  return result;
}

/// Each step along a side is the same step on the page.
Places parallel(const std::vector<int>& sides, const std::vector<PagePoint>& steps) {
  Places places;
  for (const std::vector<int>& at : coordinates(sides)) {
    PagePoint& place = places.emplace_back();
    for (std::size_t i = 0; i < at.size(); ++i) {
      place.x += at[i] * steps[i].x;
      place.y += at[i] * steps[i].y;
    }
  }
  return places;
}

/// Squares in each other, one for every step along a side, of three the others of which are 2.
Places nested_squares(const std::vector<int>& sides) {
  const std::size_t along = sides[0] != 2 ? 0 : sides[1] != 2 ? 1 : sides[2] != 2 ? 2 : 0;
  Places places;
  for (const std::vector<int>& at : coordinates(sides)) {
    const double half = 0.6 + 0.7 * (sides[along] - 1 - at[along]);
    const int down = at[along == 0 ? 1 : 0], right = at[along == 2 ? 1 : 2];
    places.push_back({right == 0 ? -half : half, down == 0 ? half : -half});
  }
  return places;
}

/// A cube in a cube.
Places tesseract() {
  Places places;
  for (const std::vector<int>& at : coordinates({2, 2, 2, 2})) {
    const double half = at[0] == 0 ? 2.2 : 1.1;
    const int back = 2 * at[1] - 1, down = 2 * at[2] - 1, right = 2 * at[3] - 1;
    places.push_back({half * (right + 0.6 * back), half * (-down + 0.2 * back)});
  }
  return places;
}

std::optional<Places> lattice(const std::vector<int>& sides) {
  const auto twos = std::ranges::count(sides, 2);
  if (sides.size() == 1) return parallel(sides, {{1, 0}});
  if (sides.size() == 2) return parallel(sides, {{0, -1}, {1, 0}});
  if (sides.size() == 3 && twos >= 2) return nested_squares(sides);
  if (sides.size() == 3) return parallel(sides, {{0.65, 0.48}, {0, -1.7}, {1.7, 0}});
  if (sides.size() == 4 && twos == 4) return tesseract();
  if (sides.size() == 5 && twos == 5)
    return parallel(sides, {{-2.2, 1.22}, {-0.44, 1.64}, {0.78, 2.22}, {1.52, 1.2}, {2.44, 0.18}});
  return std::nullopt;
}

/// The sets {i, i+1} modulo 5 around, each joined with the next but one, and {i+2, i+4}, which meets neither, inside.
Places petersen_of_pairs() {
  Places places(10);
  const auto number = [](int a, int b) {  // of the set, in the order of binary numbers
    const auto [low, high] = std::minmax({a % 5, b % 5});
    return static_cast<std::size_t>(high * (high - 1) / 2 + low);
  };
  for (int turn = 0; turn < 5; ++turn) {
    const int i = 2 * turn;
    places[number(i, i + 1)] = on_circle(static_cast<std::size_t>(turn), 5, 2);
    places[number(i + 2, i + 4)] = on_circle(static_cast<std::size_t>(turn), 5, 1);
  }
  return places;
}

/// Two sides above each other; of two vertices on one side, these left and right of the others.
Places two_sides(int m, int n) {
  if (m == 2 || n == 2) {
    const int many = m == 2 ? n : m;
    Places places;
    for (int i = 0; i < many; ++i) places.push_back({0, (many - 1) / 2.0 - i});
    places.insert(m == 2 ? places.begin() : places.end(), {{-1.3, 0}, {1.3, 0}});
    return places;
  }
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

/// The hub is the last vertex.
Places wheel(int rim) {
  Places places;
  ring(places, rim, std::max(1.2, radius_of(rim, 1)));
  places.push_back({0, 0});
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
  if (name == "complete" && n < 3) return line(n);
  if (family == "circulant:6,1,2") return octahedron();
  if (name == "cycle" || name == "directed-cycle" || name == "complete" || name == "circulant" || name == "paley")
    return places(graph, Layout::circle);
  if (name == "petersen") return known_places("generalised-petersen:5,2", graph);
  if (name == "generalised-petersen" && at.size() == 2 && at[0] % 2 == 0 && at[1] == 2) return between_rings(at[0]);
  if (name == "prism" || name == "generalised-petersen") return two_rings(n / 2);
  if (name == "grid" || name == "king" || name == "knight") return lattice(at);
  if (name == "hypercube" && at.size() == 1) return lattice(std::vector<int>(static_cast<std::size_t>(at[0]), 2));
  if (name == "kneser" && at == std::vector{5, 2}) return petersen_of_pairs();
  if (name == "cylinder" && at.size() == 2) return cylinder(at[0], at[1]);
  if (name == "complete-bipartite" && at.size() == 2) return two_sides(at[0], at[1]);
  if (name == "heaps") return heaps(at);
  if (name == "wheel") return wheel(n - 1);
  if (name == "star") return legs(std::vector<int>(static_cast<std::size_t>(n - 1), 1));
  if (name == "spider") return legs(at);
  if (name == "rays" && at.size() == 2) return rays(at[0], at[1]);
  if (name == "binary-tree") return levels(2, n);
  if (name == "kary-tree" && at.size() == 2) return at[0] == 1 ? line(n) : levels(at[0], n);
  return std::nullopt;
}

}  // namespace

std::optional<Places> usual_places(std::string_view family, const graphs::Graph& graph) {
  if (family.find_first_of("+*") != std::string_view::npos) return std::nullopt;  // a sum or product of families
  std::optional<Places> result = known_places(family, graph);
  if (result && std::ssize(*result) != graph.order()) return std::nullopt;
  const bool complete = graph.size() == static_cast<std::int64_t>(graph.order()) * (graph.order() - 1) / 2;
  if (result && !complete && has_crossings(graph, *result) && graphs::planar(graph)) return std::nullopt;
  return result;
}

}  // namespace gamecert::pictures
