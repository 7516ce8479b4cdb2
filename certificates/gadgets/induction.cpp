// Evidence `induction`: the tables of a family are computed until they repeat, and compared.
#include "certificates/gadgets/induction.hpp"

#include "certificates/claim.hpp"
#include "certificates/gadgets/ello_gadget_claim.hpp"
#include "certificates/kind.hpp"
#include "reductions/gadgets/family.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground families{Ground::Kind::definitions, "definitions of ello-family 1",
                      "what a claim about a family of gadgets says: docs/LEMMAS.md and certificates/FORMAT.md"};
const Ground repetition{Ground::Kind::theorems, "theorem on families of docs/LEMMAS.md",
                        "a family of gadgets whose tables repeat goes on as it did before"};

constexpr int repeating_limit = 1000;

// Sound by the theorem on families of docs/LEMMAS.md.
void check_induction(const Claim& claim, const Induction& evidence, Grounds& grounds) {
  require_about_ello(claim, "ello-family", grounds);
  if (evidence.repeating > repeating_limit)
    throw text::LimitError("expected tables that repeat at " + std::to_string(repeating_limit) + " or before, found " +
                           std::to_string(evidence.repeating));
  const auto found = reductions::induction(reductions::read_family(claim.instance),
                                           reductions::read_family_conclusion(claim.statement), evidence.repeating);
  if (found.failing != 0)
    reject("expected tables that prove " + text::quoted(claim.statement) +
           ", found some for k = " + std::to_string(found.failing) + " that do not");
  if (found.repeating == 0 || found.repeating != evidence.repeating)
    reject("expected the k at which tables repeat, found " + std::to_string(evidence.repeating));
}

}  // namespace

Kind induction_kind() {
  return kind_of<Induction>(
      [](Lines& lines, const Claim&) { return Induction{lines.number("the k at which tables repeat")}; },
      check_induction, {families, theorem_of_tables, repetition});
}

}  // namespace gamecert::certificates
