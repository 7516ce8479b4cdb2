// Evidence `signature`: the tables of a gadget and of what replaces it are computed again, and compared.
#include "certificates/gadgets/signature.hpp"

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "games/registry/infos.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/signature.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground gadgets{Ground::Kind::definitions, "definitions of ello-gadget 1",
                     "what a claim about a gadget says: docs/LEMMAS.md and certificates/FORMAT.md"};
const Ground exchange{Ground::Kind::theorems, "theorem of docs/LEMMAS.md",
                      "what a gadget does to any graph that holds it is in its table"};

// Sound by the theorem of docs/LEMMAS.md: a graph notices of a gadget nothing but its table.
void check_signature(const Claim& claim, const Signature& evidence, Grounds& grounds) {
  if (claim.game != "ello-gadget" || claim.version != 1 || !claim.parameters.empty() || claim.misere)
    reject("expected `game ello-gadget 1` and nothing more for this evidence, found " +
           text::quoted(subject_text(claim)));
  grounds.add_rules(games::info_of("ello"), {});
  grounds.add(gadgets);
  grounds.add(exchange);
  const reductions::Gadget gadget = reductions::read_gadget(claim.instance);
  const reductions::Conclusion conclusion = reductions::read_conclusion(claim.statement);
  if (evidence.sets != reductions::signature(gadget).sets) reject("expected the table of the gadget, found another");
  if (!reductions::proved(gadget, conclusion))
    reject("expected tables that prove " + text::quoted(claim.statement) + ", found tables that do not");
}

Signature read_signature(Lines& lines, const Claim&) {
  Signature signature;
  for (const std::uint64_t set : read_elements(lines)) {
    if (set > UINT32_MAX) lines.fail("a set of at most 32 vectors", std::to_string(set));
    signature.sets.push_back(static_cast<std::uint32_t>(set));
  }
  return signature;
}

}  // namespace

Kind signature_kind() {
  return kind_of<Signature>(
      read_signature,
      [](std::string& text, const Claim&, const Signature& signature) { append_elements(text, signature.sets); },
      check_signature, {gadgets, exchange});
}

}  // namespace gamecert::certificates
