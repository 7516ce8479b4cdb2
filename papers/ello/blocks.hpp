// Section 4 of the ELLO paper: games split at a vertex, down to blocks, and oddities attached to a graph.
#pragma once

#include "papers/claim.hpp"
#include "papers/ello/games.hpp"

namespace gamecert::papers {

/// plaus(G, c, x) on the subgraph induced on `on`: the green vertices once x has the colour that makes
/// the game parity-plausible.
VertexSet plaus(const ElloGames& games, VertexSet on, VertexSet green, int x);
using Plaus = decltype(&plaus);

/// Theorem 4.1 again and again, down to the blocks, of every connected graph of an order.
void check_blocks(int order, Plaus plaus, Trial& trial);

/// Theorem 4.2, every G' of an order and every core G in it; green_core tells from the green vertices
/// of G_v whether v is green in (G, c).
void check_4_2(int order, bool (*green_core)(VertexSet), Trial& trial);

}  // namespace gamecert::papers
