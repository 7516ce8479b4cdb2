// Which search decides a game.
#include "solve/search.hpp"

#include <cassert>

namespace gamecert::solve {

Answer search(const games::Game& game, const Request& request) {
  if (game.info().players == 1) return search_solitaire(game, request);
  [[maybe_unused]] const games::Refinements rules = game.refinements();
  assert(!rules.won && !rules.moves_again && !rules.gain && !rules.turn);
  return search_impartial(game, request);
}

}  // namespace gamecert::solve
