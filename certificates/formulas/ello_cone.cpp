// Evidence `grounding` for ello.cone, a reduction that is no text: the formulas are made from the rules of both games.
#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/reductions/grounding.hpp"
#include "certificates/refutations.hpp"
#include "encode/cone.hpp"
#include "games/registry/infos.hpp"

namespace gamecert::certificates {
namespace {

const Ground of_the_cone{Ground::Kind::encodings, "encoding of the cone",
                         "formulas that deny that ELLO is played like odd elimination on the cone: encode/cone.hpp"};

void check_cone(const Claim& claim, const Grounding& evidence, Grounds& grounds) {
  require_plain(claim, "reduction");
  for (const char* game : {"ello", "odd-elimination"}) grounds.add_rules(games::info_of(game), {});
  require_refuted(encode::cone_denials(), evidence.refutations);
}

}  // namespace

Kind ello_cone_kind() {
  Kind kind = kind_of<Grounding>(
      [](Lines& lines, const Claim&) {
        const int count = lines.number("a number of refutations");
        return Grounding{read_refutations(lines, count)};
      },
      check_cone,
      {definitions_of_reductions, of_the_cone, theorem_of_reductions, corollary_1_4, theorem_of_determinant});
  kind.about = [](const Claim& claim) {
    return claim.game == "reduction" && claim.instance == "ello.cone" && claim.statement == "PROVED equal-outcome";
  };
  return kind;
}

}  // namespace gamecert::certificates
