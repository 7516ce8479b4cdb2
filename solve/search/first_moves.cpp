// Options of the start by their classes.
#include "solve/search/first_moves.hpp"

#include <set>
#include <tuple>

#include "solve/search/options.hpp"
#include "solve/search/position_classes.hpp"

namespace gamecert::solve {

std::vector<int> first_moves(const games::Game& game, const Limits& limits) {
  Watch watch(limits);
  const SearchOptions options(game, game.start(), watch);
  PositionClasses classes(game);
  std::set<std::tuple<std::uint32_t, bool, bool, int>> seen;
  std::vector<int> moves;
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    watch.step();
    const std::uint32_t number = classes.insert(options.position(i)).first;
    if (seen.emplace(number, options.again[i] != 0, options.won[i] != 0, options.gains[i]).second)
      moves.push_back(options.moves[i]);
  }
  return moves;
}

}  // namespace gamecert::solve
