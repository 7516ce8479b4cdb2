// Evidence `signature`: the tables of a gadget and of what replaces it are computed again, and compared.
#include "certificates/gadgets/signature.hpp"

#include "certificates/claim.hpp"
#include "certificates/gadgets/ello_gadget_claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "reductions/gadgets/signature.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

// Sound by the theorem of docs/LEMMAS.md: a graph notices of a gadget nothing but its table.
void check_signature(const Claim& claim, const Signature& evidence, Grounds& grounds) {
  const auto [gadget, conclusion] = ello_gadget_claim(claim, grounds);
  if (evidence.sets != reductions::signature(gadget).sets) reject("expected the table of the gadget, found another");
  if (!reductions::proved(gadget, conclusion))
    reject("expected tables that prove " + text::quoted(claim.statement) + ", found tables that do not");
}

}  // namespace

Kind signature_kind() {
  return kind_of<Signature>([](Lines& lines, const Claim&) { return Signature{read_elements(lines)}; }, check_signature,
                            {definitions_of_ello_gadgets, theorem_of_tables});
}

}  // namespace gamecert::certificates
