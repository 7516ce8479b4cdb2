// Evidence `behaviours`: every behaviour that parts may have is put in their place, and tables are compared.
#include "certificates/gadgets/behaviours.hpp"

#include "certificates/claim.hpp"
#include "certificates/gadgets/ello_gadget_claim.hpp"
#include "certificates/kind.hpp"
#include "reductions/gadgets/parts_text.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground definitions{Ground::Kind::definitions, "definitions of ello-parts 1",
                         "what a claim about a gadget with parts says: docs/LEMMAS.md and certificates/FORMAT.md"};
const Ground few_behaviours{
    Ground::Kind::theorems, "theorem on parts of docs/LEMMAS.md",
    "what hangs on one or two vertices acts like one of 11 gadgets, of which hypotheses leave some"};

// Sound by the theorem on parts of docs/LEMMAS.md.
void check_behaviours(const Claim& claim, const Behaviours& evidence, Grounds& grounds) {
  require_about_ello(claim, "ello-parts", grounds);
  const auto [proved, cases] =
      reductions::proof_by_behaviours(reductions::read_part_statement(claim.instance, claim.statement));
  if (!proved) reject("expected parts of which none refutes " + text::quoted(claim.statement) + ", found some");
  if (cases == 0) reject("expected parts that can be as supposed, found that none can: the claim is vacuous");
  if (cases != evidence.cases) reject("expected the number of cases, found " + std::to_string(evidence.cases));
}

}  // namespace

Kind behaviours_kind() {
  return kind_of<Behaviours>([](Lines& lines, const Claim&) { return Behaviours{lines.number("the number of cases")}; },
                             check_behaviours,
                             {definitions, theorem_of_tables, few_behaviours, theorem_of_determinant});
}

}  // namespace gamecert::certificates
