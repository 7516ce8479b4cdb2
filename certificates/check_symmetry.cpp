// Evidence `symmetry`: the winner opens, then mirrors every move of the other player.
//
// The conditions under which that wins are those of games/play/mirroring.hpp; docs/SYMMETRY.md proves them.
#include "certificates/checker.hpp"
#include "certificates/subject.hpp"

namespace gamecert::certificates {
namespace {

const DeclaredGround mirroring(Ground::Kind::theorems, "theorem of docs/SYMMETRY.md");

}  // namespace

void check_symmetry(const Claim& claim, const Symmetry& evidence, Grounds& grounds) {
  const Subject subject = subject_of(claim, grounds);
  grounds.add(mirroring);
  const bool first_wins = claim.statement == "OUTCOME first";
  if (!first_wins && claim.statement != "OUTCOME second")
    reject("expected OUTCOME first or OUTCOME second for this evidence, found " + text::quoted(claim.statement));
  const auto game = games::make(subject.entry, subject.instance, claim.parameters);
  if (const auto reason = games::mirroring_may_fail(*game, first_wins, evidence)) reject(*reason);
}

}  // namespace gamecert::certificates
