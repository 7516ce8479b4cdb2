// Finding counterplay: answers that prove two gadgets of a local game for points equal in every graph, up to points.
#pragma once

#include <optional>

#include "certificates/certificate.hpp"
#include "reductions/gadgets/conclusion.hpp"
#include "reductions/gadgets/lemma_game.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// The points with which the second gadget may take the place of the first in every graph; nothing if counterplay does
/// not prove it with any. LimitError for larger boards than CapturedVertices has.
std::optional<int> points_between(const reductions::LemmaGame& game, const reductions::Gadget& one,
                                  const reductions::Gadget& other, Watch& watch);

/// The certificate of a conclusion that counterplay proves of a gadget; nothing if it does not.
std::optional<certificates::Certificate> counterplay_proof(const reductions::LemmaGame& game,
                                                           const reductions::Gadget& gadget,
                                                           const reductions::Conclusion& conclusion, Watch& watch);

}  // namespace gamecert::solve
