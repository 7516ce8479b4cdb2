// The boards of an instance that are drawn in the plane.
#include "games/instances/instance.hpp"
#include "graphs/triangulation.hpp"

namespace gamecert::games {

graphs::Triangulation Instance::triangulation() const {
  const auto* plane = std::get_if<graphs::PlaneBoard>(&board_);
  if (plane != nullptr && plane->triangulation) return *plane->triangulation;
  if (plane != nullptr && plane->graph.order() == 3) return {*plane->points, {}};
  throw text::InputError("expected a triangulation such as wheel:6, found " + std::string(kind_of(board_)), 1);
}

const graphs::PointSet& Instance::points() const {
  const auto* plane = std::get_if<graphs::PlaneBoard>(&board_);
  if (plane != nullptr && plane->points) return *plane->points;
  throw text::InputError("expected points without edges such as convex:7:, found " + std::string(kind_of(board_)), 1);
}

}  // namespace gamecert::games
