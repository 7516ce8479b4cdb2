// What certificates say of two gadgets of a local game.
#pragma once

#include "certificates/certificate.hpp"
#include "reductions/gadgets/conclusion.hpp"
#include "reductions/gadgets/lemma_game.hpp"

namespace gamecert::solve {

/// The claim that the conclusion is true of the gadget in every graph.
certificates::Claim gadget_claim(const reductions::LemmaGame& game, const reductions::Gadget& gadget,
                                 const reductions::Conclusion& conclusion);

}  // namespace gamecert::solve
