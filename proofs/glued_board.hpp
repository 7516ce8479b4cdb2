// A gadget of a local game glued to a host.
#pragma once

#include "graphs/small_graph.hpp"
#include "reductions/gadgets/gadget.hpp"
#include "reductions/gadgets/lemma_game.hpp"
#include "solve/limits.hpp"

namespace gamecert::proofs {

/// The host, whose first vertices are the boundary and which has all edges between them, with the gadget.
graphs::SmallGraph glued(const graphs::SmallGraph& host, const reductions::Gadget& gadget);

/// The nimber of the game on it, of a game for points the score. LimitError for more moves than OpenMoves, or more
/// edges than CapturedVertices, has.
int glued_value(const reductions::LemmaGame& game, const graphs::SmallGraph& host, const reductions::Gadget& gadget,
                solve::Watch& watch);

/// Whether the two gadgets may stand there: the host has the edges of a thick boundary, and at its vertices only such
/// others as keep the rest out of the reach of inner vertices.
bool fits(const reductions::LemmaGame& game, const graphs::SmallGraph& host, const reductions::Gadget& one,
          const reductions::Gadget& other);

}  // namespace gamecert::proofs
