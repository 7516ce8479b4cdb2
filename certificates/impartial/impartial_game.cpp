// Making the game of a claim about outcomes and nimbers.
#include "certificates/impartial/impartial_game.hpp"

#include "certificates/claim.hpp"

namespace gamecert::certificates {

std::unique_ptr<games::Game> impartial_game(const Claim& claim, Grounds& grounds) {
  const Subject subject = subject_of(claim, grounds);
  auto game = games::make(subject.entry, subject.instance, claim.parameters);
  const games::Refinements refined = game->refinements();
  const games::GameInfo& info = subject.entry.info;
  const bool by_last_move = info.stuck == games::Stuck::loses && !refined.won;
  if (info.players != 2 || refined.gain || refined.turn || (!by_last_move && !info.sums)) {
    reject("expected an impartial game that the last move decides, or that is played in sums, found " + claim.game);
  }
  return game;
}

}  // namespace gamecert::certificates
