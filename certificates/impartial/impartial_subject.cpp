// The subject of a claim about outcomes and nimbers, and theorems on these.
#include "certificates/impartial/impartial_subject.hpp"

#include "certificates/claim.hpp"

namespace gamecert::certificates {

const Ground theorem_of_sums{Ground::Kind::theorems, "theorem of Sprague and Grundy",
                             "nimbers, and that they add in sums"};
const Ground theorem_on_parts{Ground::Kind::theorems, "theorem of docs/PARTS.md",
                              "the values of the parts of a position give its value"};

games::Setup impartial_subject(const Claim& claim, Grounds& grounds) {
  games::Setup subject = subject_of(claim, grounds);
  const games::Refinements refined = subject.game().refinements();
  const games::GameInfo& info = subject.info();
  const bool by_last_move = info.last_move_decides() && !refined.won;
  if (info.players != 2 || refined.gain || refined.turn || (!by_last_move && !info.sums)) {
    reject("expected an impartial game that the last move decides, or that is played in sums, found " + claim.game);
  }
  return subject;
}

}  // namespace gamecert::certificates
