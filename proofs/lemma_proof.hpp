// Proofs of lemmas about gadgets of ELLO, for all graphs.
#pragma once

#include <optional>

#include "certificates/certificate.hpp"
#include "reductions/gadgets/lemma.hpp"

namespace gamecert::proofs {

/// The certificate of a conclusion that tables prove, or else full gadgets; nothing if neither does. InputError,
/// LimitError as of reductions::proved.
std::optional<certificates::Certificate> proof(const reductions::Gadget& gadget,
                                               const reductions::Conclusion& conclusion);

/// The same of a statement, whose hypothesis that the graph is plausible may be needed.
std::optional<certificates::Certificate> proof(const reductions::Statement& statement);

/// The certificate of a statement about parts, proved so.
certificates::Certificate proof(const reductions::PartStatement& statement, const reductions::PartProof& proof);

/// Whether elements chosen at random show the gadget to be full; almost any show it of one that is.
bool shown_full(const reductions::Gadget& gadget);

/// The certificate for all k, where tables prove it.
certificates::Certificate proof(const reductions::FamilyStatement& family);

}  // namespace gamecert::proofs
