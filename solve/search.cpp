// Which search decides a game.
#include "solve/search.hpp"

#include "graphs/errors.hpp"

namespace gamecert::solve {

Answer search(const games::Game& game, const Request& request) {
  if (game.info().players == 1) return search_solitaire(game, request);
  const games::Refinements rules = game.refinements();
  if (rules.gain && !rules.won && game.info().stuck == games::Stuck::ends) return search_scores(game, request);
  if (rules.won || rules.moves_again || rules.gain || rules.turn || game.info().stuck != games::Stuck::loses) {
    throw LimitError(
        "search decides two-player games only that are for points, or impartial and end with the last move");
  }
  return search_impartial(game, request);
}

}  // namespace gamecert::solve
