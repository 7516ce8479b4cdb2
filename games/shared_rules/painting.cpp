// How users write pairs of vertices and colours.
#include "games/shared_rules/painting.hpp"

namespace gamecert::games {

std::string Pairs::name(int cell) const {
  return std::to_string(vertex(cell)) + ":" + std::to_string(colour(cell) + 1);
}

}  // namespace gamecert::games
