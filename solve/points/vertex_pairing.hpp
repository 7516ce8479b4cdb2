// Edges counted for their ends, by which whoever answers within pairs is sure of some points.
#pragma once

#include <vector>

#include "games/play/lead_graph.hpp"

namespace gamecert::solve {

struct VertexPairing {
  int least = 0;                        // of the follower, in all
  std::vector<graphs::VertexSet> kept;  // by vertex: the neighbours the edge to which counts for it
};

/// The follower is the mover or the opponent; nothing can be struck from the position.
VertexPairing vertex_pairing(const games::LeadGraph& at, bool mover_follows);

/// Whether its `least` is at least that.
bool pairing_gets(const games::LeadGraph& at, bool mover_follows, int least);

}  // namespace gamecert::solve
