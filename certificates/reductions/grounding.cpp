// Evidence `grounding`: a reduction for all graphs, by refutations of formulas made again from the claim.
#include "certificates/reductions/grounding.hpp"

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/reduction_claim.hpp"
#include "certificates/refutations.hpp"
#include "encode/conditions.hpp"
#include "reductions/grounding.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground of_reductions{Ground::Kind::encodings, "encoding of reductions",
                           "formulas that deny the obligations of a reduction: docs/REDUCTIONS.md"};

void check_grounding(const Claim& claim, const Grounding& evidence, Grounds& grounds) {
  require_plain(claim, "reduction");
  if (claim.statement != "PROVED corresponding" && claim.statement != "PROVED isomorphic")
    reject("expected PROVED corresponding or PROVED isomorphic, found " + text::quoted(claim.statement));
  grounds.add(of_reductions);
  grounds.add(theorem_of_reductions);
  const bool isomorphic = claim.statement.ends_with("isomorphic");
  const reductions::Reduction reduction = reduction_of(claim, grounds);
  require_refuted(reductions::denials<encode::Conditions, encode::Denied>(reduction, isomorphic), evidence.refutations);
}

}  // namespace

Kind grounding_kind() {
  return kind_of<Grounding>([](Lines& lines, const Claim&) { return Grounding{read_refutations(lines)}; },
                            [](std::string& text, const Claim&, const Grounding& grounding) {
                              append_refutations(text, grounding.refutations);
                            },
                            check_grounding, {definitions_of_reductions, of_reductions, theorem_of_reductions});
}

}  // namespace gamecert::certificates
