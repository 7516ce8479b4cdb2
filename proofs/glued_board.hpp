// A gadget of a local game glued to a host.
#pragma once

#include <functional>

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

/// The boundary vertices that may have neighbours in the host; but for those of a thick boundary all.
unsigned open_boundary(const reductions::LemmaGame& game, const reductions::Gadget& one,
                       const reductions::Gadget& other);

/// each_host where both gadgets may stand: of a thick boundary the host has the listed edges, and joins open vertices
/// to others alone, which keeps the rest out of the reach of inner vertices.
bool each_host_of(const reductions::LemmaGame& game, const reductions::Gadget& one, const reductions::Gadget& other,
                  int order, const std::function<bool(const graphs::SmallGraph&)>& visit);

}  // namespace gamecert::proofs
