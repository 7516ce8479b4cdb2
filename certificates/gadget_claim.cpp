// Reading the gadgets of claims.
#include "certificates/gadget_claim.hpp"

#include "certificates/checker.hpp"
#include "certificates/claim.hpp"
#include "certificates/local_texts.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {

const Ground definitions_of_gadgets{
    Ground::Kind::definitions, "definitions of GAME-gadget 1",
    "what a claim about a gadget of a game other than ELLO says: docs/LEMMAS.md and certificates/FORMAT.md"};

GadgetClaim gadget_claim(const Claim& claim, Grounds& grounds) {
  if (!claim.game.ends_with(reductions::gadget_suffix))
    reject("expected a game and " + text::quoted(reductions::gadget_suffix) + " for this evidence, found " +
           claim.game);
  const games::Entry& game = reductions::local_game(
      std::string_view(claim.game).substr(0, claim.game.size() - reductions::gadget_suffix.size()));
  if (claim.version != game.info.version || claim.misere)
    reject("expected `game " + claim.game + " " + std::to_string(game.info.version) + "` in normal play, found " +
           text::quoted(subject_text(claim)) + " of version " + std::to_string(claim.version));
  for (const games::ParameterInfo& parameter : game.info.parameters)
    if (!claim.parameters.contains(std::string(parameter.name)))
      reject("expected the parameter " + std::string(parameter.name) + " of " + claim.game + ", found none");
  reductions::Gadget before = reductions::read_gadget(claim.instance);
  reductions::Conclusion conclusion = reductions::read_conclusion(claim.statement);
  if (conclusion.kind != reductions::Conclusion::Kind::same || conclusion.recoloured != 0)
    reject("expected SAME AS, a gadget and perhaps a heap or points, found " + text::quoted(claim.statement));
  grounds.add_rules(game.info, claim.parameters);
  add_locality(game.info.name, grounds);
  return {game, std::move(before), std::move(conclusion.after), conclusion.plus};
}

std::vector<GadgetClaim> checked_lemmas(const std::vector<Certificate>& lemmas, const std::string& game,
                                        const std::map<std::string, int>& parameters, std::string_view kind,
                                        Grounds& grounds) {
  std::vector<GadgetClaim> result;
  const std::string gadgets = game + std::string(reductions::gadget_suffix);
  for (const Certificate& lemma : lemmas) {
    const std::string_view found = lemma.evidence.kind();
    if (lemma.claim.game != gadgets || lemma.claim.parameters != parameters || found != kind)
      reject("lemma " + std::to_string(result.size() + 1) + ": expected evidence " + std::string(kind) + " about " +
             gadgets + ", found " + std::string(found) + " about " + lemma.claim.game);
    grounds.add(check(lemma));
    result.push_back(gadget_claim(lemma.claim, grounds));
  }
  return result;
}

}  // namespace gamecert::certificates
