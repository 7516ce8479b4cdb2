// Lemmas about games that are local: mirrored play or counterplay, and nimbers or scores on all small graphs.
#pragma once

#include "proofs/lemma_check.hpp"

namespace gamecert::proofs {

/// check_lemma for such a game. LimitError, std::logic_error as there.
LemmaReport check_local_lemma(const reductions::Lemma& lemma, const LemmaRequest& request);

}  // namespace gamecert::proofs
