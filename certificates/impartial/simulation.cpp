// Evidence `simulation`: two games are played alike on two boards, by the conditions of reductions/simulation.hpp.
#include "certificates/impartial/simulation.hpp"

#include "certificates/claim.hpp"
#include "certificates/impartial/impartial_subject.hpp"
#include "certificates/kind.hpp"
#include "certificates/position_text.hpp"
#include "reductions/simulation.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

void check_simulation(const Claim& claim, const Simulation& evidence, Grounds& grounds) {
  if (claim.misere || evidence.other.misere)
    reject("expected no play for this evidence, which holds for both, found one");
  const std::string expected = "SAME AS " + subject_text(evidence.other);
  if (claim.statement != expected)
    reject("expected the statement " + text::quoted(expected) + ", found " + text::quoted(claim.statement));
  const games::Setup left = impartial_subject(claim, grounds);
  const games::Setup right = impartial_subject(evidence.other, grounds);
  for (const games::Game* game : {&left.game(), &right.game()}) {
    if (game->refinements().won || game->refinements().moves_again)
      reject("expected games without extra moves or early wins for this evidence, found " +
             std::string(game->info().name));
  }
  if (const auto reason = reductions::simulation_fails(left.game(), right.game(), evidence.pairs)) reject(*reason);
}

Simulation read_simulation(Lines& lines, const Claim& claim) {
  Simulation simulation;
  const int count = lines.number("a number of pairs");
  const std::size_t width = read_words(lines);
  const std::size_t other_width = read_words(lines);
  if (count == 0 && (width != 1 || other_width != 1))
    lines.fail("1 word a plane where there is no pair", std::to_string(std::max(width, other_width)));
  lines.next_line("`game`");
  simulation.other = lines.subject();
  const std::size_t planes = planes_of(lines, claim);
  const std::size_t other_planes = planes_of(lines, simulation.other);
  for (int i = 0; i < count; ++i) {
    lines.next_line("a pair of positions");
    games::Position first = read_position(lines, width, planes);
    if (lines.token("'/' and a position of the second game") != "/")
      lines.fail("'/' and a position of the second game", lines.rest());
    simulation.pairs.emplace_back(std::move(first), read_position(lines, other_width, other_planes));
  }
  return simulation;
}

}  // namespace

Kind simulation_kind() { return kind_of<Simulation>(read_simulation, check_simulation); }

}  // namespace gamecert::certificates
