// Evidence `simulation`: two games are played alike on two boards, by the conditions of reductions/simulation.hpp.
#include "certificates/checker.hpp"
#include "certificates/subject.hpp"
#include "reductions/simulation.hpp"

namespace gamecert::certificates {

void check_simulation(const Claim& claim, const Simulation& evidence, Grounds& grounds) {
  if (claim.misere || evidence.other.misere)
    reject("expected no play for this evidence, which holds for both, found one");
  const std::string expected = "SAME AS " + subject_text(evidence.other);
  if (claim.statement != expected)
    reject("expected the statement " + text::quoted(expected) + ", found " + text::quoted(claim.statement));
  const auto left = impartial_game(claim, grounds);
  const auto right = impartial_game(evidence.other, grounds);
  for (const games::Game* game : {left.get(), right.get()}) {
    if (game->refinements().won || game->refinements().moves_again)
      reject("expected games without extra moves or early wins for this evidence, found " +
             std::string(game->info().name));
  }
  if (const auto reason = reductions::simulation_fails(*left, *right, evidence.pairs)) reject(*reason);
}

}  // namespace gamecert::certificates
