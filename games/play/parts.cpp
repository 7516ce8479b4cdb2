// Live cells, component by component.
#include "games/play/parts.hpp"

#include <algorithm>

#include "games/play/live_cells.hpp"
#include "games/play/plane_words.hpp"

namespace gamecert::games {

std::vector<Position> parts(const Game& game, PositionView at) {
  // Sound because rules with `live`, and without points or turns, have the properties that docs/PARTS.md asks for.
  const LiveCells* cells = game.live_cells();
  if (cells == nullptr) return game.split(at);
  if (game.refinements().turn || game.refinements().gain) return {Position(at.begin(), at.end())};
  const std::size_t words = game.words() / game.info().planes.size();
  std::vector<Position> result;
  PlaneWords left, part, kept;
  cells->write_live(at.data(), left.data());
  while (std::any_of(left.data(), left.data() + words, [](Word word) { return word != 0; })) {
    cells->write_component(left.data(), part.data());
    cells->write_beside(at.data(), part.data(), kept.data());
    for (std::size_t i = 0; i < words; ++i) {
      left[i] &= ~part[i];
      kept[i] |= part[i];
    }
    Position& position = result.emplace_back(at.begin(), at.end());
    for (std::size_t plane = 0; plane < position.size(); plane += words) {
      for (std::size_t i = 0; i < words; ++i) position[plane + i] &= kept[i];
    }
  }
  return result;
}

}  // namespace gamecert::games
