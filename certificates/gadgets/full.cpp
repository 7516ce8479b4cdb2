// Evidence `full`: the determinants of gadgets at the points are computed, and are independent.
#include "certificates/gadgets/full.hpp"

#include "certificates/claim.hpp"
#include "certificates/gadgets/ello_gadget_claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "reductions/gadgets/full_gadgets.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground full_gadgets{Ground::Kind::theorems, "theorem on full gadgets of docs/LEMMAS.md",
                          "two full gadgets of one parity do the same to any graph that holds them"};

// Sound by the theorem on full gadgets of docs/LEMMAS.md.
void check_full(const Claim& claim, const Full& evidence, Grounds& grounds) {
  const ElloGadgetClaim said = ello_gadget_claim(claim, grounds);
  const auto gadgets = reductions::full_gadgets_for(said.gadget, said.conclusion);
  if (!gadgets)
    reject("expected a conclusion that full gadgets prove, of equal parities, found " + text::quoted(claim.statement));
  if (const auto reason = reductions::fullness_fails(*gadgets, evidence.elements)) reject(*reason);
}

}  // namespace

Kind full_kind() {
  return kind_of<Full>([](Lines& lines, const Claim&) { return Full{read_elements(lines)}; }, check_full,
                       {definitions_of_ello_gadgets, full_gadgets, theorem_of_determinant});
}

}  // namespace gamecert::certificates
