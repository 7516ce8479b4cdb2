// Triangles that share a side, by sorting sides.
#include "solve/boards/dual_tree.hpp"

#include <algorithm>

namespace gamecert::solve {

DualTree::DualTree(const graphs::Triangulation& triangulation) : sides(triangulation.faces().size()) {
  struct Place {
    graphs::Edge edge;
    std::size_t triangle, side;
  };
  std::vector<Place> places;
  for (std::size_t t = 0; t < sides.size(); ++t) {
    const auto& [a, b, c] = triangulation.faces()[t];
    places.insert(places.end(), {{{a, b}, t, 0}, {{a, c}, t, 1}, {{b, c}, t, 2}});
  }
  std::ranges::sort(places, {}, &Place::edge);
  int edge = -1;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto& [ends, triangle, side] = places[i];
    const bool shared = i > 0 && places[i - 1].edge == ends;
    if (!shared) ++edge;
    sides[triangle][side] = {edge, shared ? static_cast<int>(places[i - 1].triangle) : -1};
    if (shared) sides[places[i - 1].triangle][places[i - 1].side].beyond = static_cast<int>(triangle);
  }
}

int DualTree::outer_sides(int triangle) const {
  return static_cast<int>(std::ranges::count(sides[triangle], -1, &Side::beyond));
}

RootedDual::RootedDual(const DualTree& dual)
    : parent(dual.sides.size(), -1), edge(dual.sides.size(), -1), children(dual.sides.size()) {
  int root = 0;
  while (dual.outer_sides(root) == 0) ++root;
  order.push_back(root);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const int above = order[i];
    for (const auto& [side, beyond] : dual.sides[above]) {
      if (beyond < 0 || beyond == parent[above]) continue;
      parent[beyond] = above;
      edge[beyond] = side;
      children[above].push_back(beyond);
      order.push_back(beyond);
    }
  }
}

}  // namespace gamecert::solve
