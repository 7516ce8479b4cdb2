// Proofs that two gadgets of a local game are equal in every graph, whatever the game counts.
#pragma once

#include <optional>

#include "certificates/certificate.hpp"
#include "reductions/gadgets/conclusion.hpp"
#include "reductions/gadgets/lemma_game.hpp"
#include "solve/limits.hpp"

namespace gamecert::proofs {

/// The heap, or in a game for points the points, with which the second gadget may take the place of the first in every
/// graph; nothing if mirrored play, or counterplay, does not prove it with any. InputError and LimitError as there.
std::optional<int> plus_between(const reductions::LemmaGame& game, const reductions::Gadget& one,
                                const reductions::Gadget& other, solve::Watch& watch);

/// The certificate of a conclusion so proved of a gadget; nothing if it is not.
std::optional<certificates::Certificate> gadget_proof(const reductions::LemmaGame& game,
                                                      const reductions::Gadget& gadget,
                                                      const reductions::Conclusion& conclusion, solve::Watch& watch);

}  // namespace gamecert::proofs
