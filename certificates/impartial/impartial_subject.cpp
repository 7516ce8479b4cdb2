// The subject of a claim about outcomes and nimbers.
#include "certificates/impartial/impartial_subject.hpp"

#include "certificates/claim.hpp"

namespace gamecert::certificates {

games::Setup impartial_subject(const Claim& claim, Grounds& grounds) {
  games::Setup subject = subject_of(claim, grounds);
  const games::Refinements refined = subject.game().refinements();
  const games::GameInfo& info = subject.info();
  const bool by_last_move = info.stuck == games::Stuck::loses && !refined.won;
  if (info.players != 2 || refined.gain || refined.turn || (!by_last_move && !info.sums)) {
    reject("expected an impartial game that the last move decides, or that is played in sums, found " + claim.game);
  }
  return subject;
}

}  // namespace gamecert::certificates
