// Which edges of a triangulation can be flipped.
#include "games/shared_rules/flips.hpp"

namespace gamecert::games {

Flippable::Flippable(const Instance& instance) {
  const graphs::Triangulation triangulation = instance.triangulation();
  const std::vector<graphs::Edge> all = triangulation.graph().edges();
  around.resize(all.size());
  for (const Quadrilateral& each : quadrilaterals_of(triangulation)) {
    const auto e = static_cast<std::size_t>(each.diagonal);
    if (!triangulation.points()->cross(all[e], each.corners)) continue;
    edges.push_back(each.diagonal);
    around[e] = each.around;
  }
}

}  // namespace gamecert::games
