// Tables compared, or random points at which gadgets are full: if they are, almost any points show it.
#include "proofs/lemma_proof.hpp"

#include <algorithm>
#include <random>

#include "certificates/gadgets/behaviours.hpp"
#include "certificates/gadgets/full.hpp"
#include "certificates/gadgets/induction.hpp"
#include "certificates/gadgets/signature.hpp"
#include "reductions/gadgets/full_gadgets.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/parts_text.hpp"
#include "reductions/gadgets/signature.hpp"
#include "reductions/lemma_text/lemma_changes.hpp"

namespace gamecert::proofs {
namespace {

/// Elements that show the gadgets to be full, if random ones do.
std::optional<std::vector<reductions::FieldElement>> fullness(const std::vector<reductions::Gadget>& gadgets) {
  std::mt19937_64 random(1);
  std::vector<reductions::FieldElement> elements(reductions::elements_needed(gadgets));
  std::ranges::generate(elements, random);
  if (reductions::fullness_fails(gadgets, elements)) return std::nullopt;
  return elements;
}

}  // namespace

std::optional<certificates::Certificate> proof(const reductions::Gadget& gadget,
                                               const reductions::Conclusion& conclusion) {
  certificates::Claim claim;
  claim.game = "ello-gadget";
  claim.instance = reductions::text(gadget);
  claim.statement = reductions::text(conclusion);
  if (reductions::proved(gadget, conclusion))
    return certificates::Certificate{std::move(claim), certificates::Signature{reductions::signature(gadget).sets}};
  const auto to_be_full = reductions::full_gadgets_for(gadget, conclusion);
  auto elements = to_be_full ? fullness(*to_be_full) : std::nullopt;
  if (!elements) return std::nullopt;
  return certificates::Certificate{std::move(claim), certificates::Full{std::move(*elements)}};
}

bool shown_full(const reductions::Gadget& gadget) { return gadget.boundary > 0 && fullness({gadget}).has_value(); }

std::optional<certificates::Certificate> proof(const reductions::Statement& statement) {
  const reductions::Conclusion& conclusion = statement.conclusion;
  if (auto certificate = proof(statement.gadget, conclusion); certificate || !statement.host.plausible)
    return certificate;
  const auto plausible = reductions::supposing_plausible(statement);
  if (!plausible) return std::nullopt;
  const reductions::PartProof found = reductions::proof_by_behaviours(*plausible);
  if (!found.proved) return std::nullopt;
  return proof(*plausible, found);
}

certificates::Certificate proof(const reductions::PartStatement& statement, const reductions::PartProof& proof) {
  certificates::Claim claim;
  claim.game = "ello-parts";
  claim.instance = reductions::hypotheses_text(statement);
  claim.statement = reductions::conclusion_text(statement);
  return {std::move(claim), certificates::Behaviours{proof.cases}};
}

certificates::Certificate proof(const reductions::FamilyStatement& family) {
  certificates::Claim claim;
  claim.game = "ello-family";
  claim.instance = reductions::text(family.family);
  claim.statement = reductions::text(family.conclusion);
  return {std::move(claim), certificates::Induction{family.tables.repeating}};
}

}  // namespace gamecert::proofs
