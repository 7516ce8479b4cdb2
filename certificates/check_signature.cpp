// Evidence `signature`: the tables of a gadget and of what replaces it are computed again, and compared.
#include "certificates/checker.hpp"
#include "certificates/subject.hpp"
#include "games/game.hpp"
#include "reductions/gadget_text.hpp"
#include "reductions/signature.hpp"

namespace gamecert::certificates {
namespace {

const DeclaredGround gadgets(Ground::Kind::definitions, "definitions of ello-gadget 1");
const DeclaredGround exchange(Ground::Kind::theorems, "theorem of docs/LEMMAS.md");

}  // namespace

// Sound by the theorem of docs/LEMMAS.md: a graph notices of a gadget nothing but its table.
void check_signature(const Claim& claim, const Signature& evidence, Grounds& grounds) {
  if (claim.game != "ello-gadget" || claim.version != 1 || !claim.parameters.empty() || claim.misere)
    reject("expected `game ello-gadget 1` and nothing more for this evidence, found " +
           text::quoted(subject_text(claim)));
  grounds.add_rules(games::find("ello").info, {});
  grounds.add(gadgets);
  grounds.add(exchange);
  const reductions::Gadget gadget = reductions::read_gadget(claim.instance);
  const reductions::Conclusion conclusion = reductions::read_conclusion(claim.statement);
  if (evidence.sets != reductions::signature(gadget).sets) reject("expected the table of the gadget, found another");
  if (!reductions::proved(gadget, conclusion))
    reject("expected tables that prove " + text::quoted(claim.statement) + ", found tables that do not");
}

}  // namespace gamecert::certificates
