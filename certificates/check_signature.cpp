// Evidence `signature`: the tables of a gadget and of what replaces it are computed again, and compared.
#include "certificates/checker.hpp"
#include "certificates/subject.hpp"
#include "reductions/gadget_text.hpp"
#include "reductions/signature.hpp"

namespace gamecert::certificates {

// Sound by the theorem of docs/LEMMAS.md: a graph notices of a gadget nothing but its table.
void check_signature(const Claim& claim, const Signature& evidence) {
  if (claim.game != "ello-gadget" || claim.version != 1 || !claim.parameters.empty() || claim.misere)
    reject("expected `game ello-gadget 1` and nothing more for this evidence, found " + shown(subject_text(claim)));
  const reductions::Gadget gadget = reductions::read_gadget(claim.instance);
  const reductions::Conclusion conclusion = reductions::read_conclusion(claim.statement);
  if (evidence.sets != reductions::signature(gadget).sets) reject("expected the table of the gadget, found another");
  if (!reductions::proved(gadget, conclusion))
    reject("expected tables that prove " + shown(claim.statement) + ", found tables that do not");
}

}  // namespace gamecert::certificates
