// Lemmas about parts: behaviours prove them, and all small graphs and parts are played on.
#pragma once

#include <string>
#include <string_view>

#include "proofs/lemma_check.hpp"

namespace gamecert::proofs {

/// Adds what is found of the statements about parts: every graph of the orders asked, in every way made of a host, the
/// gadget and parts. LimitError, std::logic_error as of check_lemma.
void add_parts(LemmaReport& report, const reductions::Lemma& lemma, const LemmaRequest& request);

/// The certificate that a graph is ODDITY, EVENT or PARITY-DRIVEN: a counterexample to its not being so. LimitError if
/// there is none.
certificates::Certificate proof_of_property(std::string_view word, const graphs::SmallGraph& graph,
                                            const solve::Limits& limits);

}  // namespace gamecert::proofs
