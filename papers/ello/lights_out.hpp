// Section 2 of the ELLO paper: Lights Out.
#pragma once

#include "papers/claim.hpp"
#include "papers/ello/games.hpp"

namespace gamecert::papers {

/// On every graph of an order Lights Out can be won with these vertices lit: by linear algebra and by play.
void check_lit(int order, VertexSet (*lit)(const SmallGraph&), Trial& trial);

/// The vertices dominated an odd number of times: an odd number of vertices of the set is in their closed
/// neighbourhoods.
VertexSet dominated_oddly(const SmallGraph& graph, VertexSet set);
/// Every graph of an order, every lit set, every set S, moves at S in every order: they win exactly if
/// what is lit is dominated(S).
void check_moves_commute(int order, VertexSet (*dominated)(const SmallGraph&, VertexSet), Trial& trial);

}  // namespace gamecert::papers
