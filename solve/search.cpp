// Which search decides a game.
#include "solve/search.hpp"

#include "graphs/errors.hpp"

namespace gamecert::solve {

Answer search(const games::Game& game, const Request& request) {
  const games::GameInfo& info = game.info();
  if (info.stuck == games::Stuck::ends && !request.nimber) return search_scores(game, request);
  if (info.players == 1) return search_solitaire(game, request);
  return search_impartial(game, request);
}

}  // namespace gamecert::solve
