// Evidence `symmetry`: the winner opens, then mirrors every move of the other player.
//
// The conditions under which that wins are those of games/play/mirroring.hpp; docs/SYMMETRY.md proves them.
#include "certificates/plays/symmetry.hpp"

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "certificates/subject.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground mirroring{Ground::Kind::theorems, "theorem of docs/SYMMETRY.md",
                       "who mirrors every move under these conditions wins"};

void check_symmetry(const Claim& claim, const Symmetry& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  const bool first_wins = claim.statement == "OUTCOME first";
  if (!first_wins && claim.statement != "OUTCOME second")
    reject("expected OUTCOME first or OUTCOME second for this evidence, found " + text::quoted(claim.statement));
  const games::Game& game = subject.game();
  if (const auto reason = games::mirroring_may_fail(game, first_wins, evidence)) reject(*reason);
}

Symmetry read_symmetry(Lines& lines, const Claim&) {
  Symmetry symmetry;
  const auto cells = static_cast<std::size_t>(lines.number("a number of cells"));
  const int turns = lines.number("a number of turns");
  const int cases = lines.number("a number of cases");
  if (cases == 0) lines.fail("at least one case", "0");
  for (int i = 0; i < turns; ++i) {
    lines.next_line("`turn`");
    lines.word("turn");
    symmetry.turns.push_back(read_numbers(lines, "a cell", cells));
  }
  for (int i = 0; i < cases; ++i) {
    lines.next_line("`mirror`");
    lines.word("mirror");
    auto& [opening, image] = symmetry.cases.emplace_back();
    opening = lines.numbers_of_line("a move");
    image = read_numbers(lines, "a cell", cells);
  }
  return symmetry;
}

}  // namespace

Kind symmetry_kind() { return kind_of<Symmetry>(read_symmetry, check_symmetry, {mirroring}); }

}  // namespace gamecert::certificates
