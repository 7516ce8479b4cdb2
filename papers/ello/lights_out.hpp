// Section 2 of the ELLO paper: Lights Out.
#pragma once

#include "papers/claim.hpp"
#include "papers/ello/games.hpp"

namespace gamecert::papers {

/// The vertices dominated an odd number of times: an odd number of vertices of the set is in their closed
/// neighbourhoods.
VertexSet dominated_oddly(const SmallGraph& graph, VertexSet set);
/// Every graph of an order, every lit set, every set S, moves at S in every order: they win exactly if
/// what is lit is dominated(S).
void check_moves_commute(int order, VertexSet (*dominated)(const SmallGraph&, VertexSet), Trial& trial);

}  // namespace gamecert::papers
