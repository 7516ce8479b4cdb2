// Which search decides a game.
#include "solve/search.hpp"

#include "graphs/errors.hpp"

namespace gamecert::solve {

Answer search(const games::Game& game, const Request& request) {
  if (game.info().players == 1) return search_solitaire(game, request);
  const games::Refinements rules = game.refinements();
  if (rules.won || rules.moves_again || rules.gain || rules.turn || game.info().stuck != games::Stuck::loses) {
    throw LimitError("search decides two-player games that are impartial and end with the last move only");
  }
  return search_impartial(game, request);
}

}  // namespace gamecert::solve
