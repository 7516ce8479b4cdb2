// Evidence `theorem`: the board is what a proved theorem asks for, and the theorem says what is claimed.
//
// Sound because each theorem of games/theorems/ is proved on its page, and finds out itself whether it is about a
// board.
#include "certificates/theorems/theorem.hpp"

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "certificates/subject.hpp"
#include "games/theorems/board_theorem.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

Ground ground(const games::BoardTheorem& theorem) {
  return {Ground::Kind::theorems, std::string(theorem.proof), std::string(theorem.meaning)};
}

void check_theorem(const Claim& claim, const ByTheorem& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  const games::BoardTheorem& theorem = *games::find_board_theorem(evidence.name);
  if (claim.game != theorem.game)
    reject("expected a claim about " + std::string(theorem.game) + " for this theorem, found one about " + claim.game);
  grounds.add(ground(theorem));
  const auto worth = theorem.worth(subject, claim.misere, evidence.symmetry);
  if (!worth) reject("expected " + std::string(theorem.asks) + ", found a board or play that the theorem is not about");
  const std::string outcome = games::outcome_statement(*worth, subject.info());
  const std::string nimber = worth->nimber ? "NIMBER " + std::to_string(*worth->nimber) : "";
  if (claim.statement != outcome && claim.statement != nimber)
    reject("expected the statement " + outcome + (nimber.empty() ? "" : " or " + nimber) + ", found " +
           text::quoted(claim.statement));
}

ByTheorem read_theorem(Lines& lines, const Claim&) {
  ByTheorem result{lines.name("a theorem")};
  if (const games::BoardTheorem* const theorem = games::find_board_theorem(result.name)) {
    if (theorem->with_symmetry) result.symmetry = read_numbers(lines, "the image of a vertex");
    return result;
  }
  std::string all;
  for (const games::BoardTheorem& theorem : games::board_theorems())
    all.append(all.empty() ? "" : ", ").append(theorem.name);
  lines.fail("a theorem (" + all + ")", text::quoted(result.name));
}

}  // namespace

Kind theorem_kind() {
  std::vector<Ground> all;
  for (const games::BoardTheorem& theorem : games::board_theorems()) all.push_back(ground(theorem));
  return kind_of<ByTheorem>(read_theorem, check_theorem, {}, all);
}

}  // namespace gamecert::certificates
