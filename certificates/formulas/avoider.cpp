// Evidence `avoider`: Avoider takes where sets are in the least danger.
#include "certificates/formulas/avoider.hpp"

#include "certificates/formulas/listed_sets.hpp"
#include "certificates/kind.hpp"

namespace gamecert::certificates {
namespace {

const Ground of_avoider{Ground::Kind::theorems, "theorem 6 of docs/GAMES.md", "Avoider avoids few sets"};

Avoider read_avoider(Lines& lines, const Claim&) { return read_listed_sets<Avoider>(lines, "a member"); }

void check_avoider(const Claim& claim, const Avoider& evidence, Grounds& grounds) {
  check_claiming(claim, evidence.sets, evidence.steps, true, {avoided, "sets whose sum is below 1"}, grounds);
}

}  // namespace

bool avoided(const Sets& sets, const encode::Claiming::Turns& turns) {
  constexpr int digits = 60;
  const language::Wide a = turns.longest;
  return few(sets, {((language::Wide{1} << digits) * a + a) / (a + 1), digits}, turns.longest);
}

Kind avoider_kind() { return kind_of<Avoider>(read_avoider, check_avoider, {of_claiming, of_avoider}); }

}  // namespace gamecert::certificates
