// Evidence `grounding`: a reduction for all graphs, by refutations of formulas made again from the claim.
#include "certificates/reductions/grounding.hpp"

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/local_texts.hpp"
#include "certificates/reduction_claim.hpp"
#include "certificates/reductions/formulas.hpp"
#include "certificates/refutations.hpp"
#include "encode/reductions/grounding.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

Grounding read_grounding(Lines& lines, const Claim&) {
  Grounding grounding;
  const int count = lines.number("a number of refutations");
  if (!lines.at_end_of_line()) grounding.encoding = read_encoding(lines);
  grounding.refutations = read_refutations(lines, count);
  return grounding;
}

void check_grounding(const Claim& claim, const Grounding& evidence, Grounds& grounds) {
  require_plain(claim, "reduction");
  if (claim.statement != "PROVED corresponding" && claim.statement != "PROVED isomorphic")
    reject("expected PROVED corresponding or PROVED isomorphic, found " + text::quoted(claim.statement));
  const bool isomorphic = claim.statement.ends_with("isomorphic");
  const reductions::Reduction reduction = reduction_of(claim, grounds);
  for (const auto* side : {&reduction.source, &reduction.target}) add_locality(side->game, grounds);
  // Sound because without answers every legal move means a legal one.
  if (!reduction.answers.empty()) reject("expected a reduction without answers for this evidence, found answers");
  const auto denied = encode::reduction_denials(reduction, isomorphic);
  require_encoding(evidence.encoding);
  require_refuted(denied, evidence.refutations);
}

}  // namespace

Kind grounding_kind() {
  return kind_of<Grounding>(read_grounding, check_grounding,
                            {definitions_of_reductions, encoding_of_reductions, theorem_of_reductions},
                            {theorem_of_local_texts});
}

}  // namespace gamecert::certificates
