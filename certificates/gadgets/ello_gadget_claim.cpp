// Claims about gadgets of ELLO: `ello-gadget`, without parameters and play.
#include "certificates/gadgets/ello_gadget_claim.hpp"

#include "certificates/kind.hpp"
#include "games/registry/infos.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {

const Ground definitions_of_ello_gadgets{Ground::Kind::definitions, "definitions of ello-gadget 1",
                                         "what a claim about a gadget says: docs/LEMMAS.md and certificates/FORMAT.md"};

const Ground theorem_of_tables{Ground::Kind::theorems, "theorem of docs/LEMMAS.md",
                               "what a gadget does to any graph that holds it is in its table"};

void require_about_ello(const Claim& claim, std::string_view subject, Grounds& grounds) {
  if (claim.game != subject || claim.version != 1 || !claim.parameters.empty() || claim.misere)
    reject("expected `game " + std::string(subject) + " 1` and nothing more for this evidence, found " +
           text::quoted(subject_text(claim)));
  grounds.add_rules(games::info_of("ello"), {});
}

ElloGadgetClaim ello_gadget_claim(const Claim& claim, Grounds& grounds) {
  require_about_ello(claim, "ello-gadget", grounds);
  return {reductions::read_gadget(claim.instance), reductions::read_conclusion(claim.statement)};
}

}  // namespace gamecert::certificates
