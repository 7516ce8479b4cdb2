// Graphs that the vertex-capturing paper builds: matched copies, two vertices joined to copies, legs joined by an edge.
#pragma once

#include "papers/capture/symmetry.hpp"

namespace gamecert::papers {

/// Theorem 4.3: two copies of a circulant graph of even order for k = 3, 5 and 7.
void regular_draws(int order, Trial& trial);
/// Its construction as printed, from every connected regular graph of the order, numbered in every way.
void matched_copies(int order, Trial& trial);

/// Theorem 4.4, from every connected regular graph of the order with odd degree at least 3.
void odd_wins(int order, Trial& trial);

/// The pairs of Lemma 6.4 in the legs of spider:p,q: the first edges, the last ones, and of those between the second
/// and the third of each leg if these are asked for, then as they come.
EdgePairs leg_pairs(int p, int q, bool second_with_third);

/// Theorem 6.6: the legs at a vertex v of a graph, p and q even and at least 4, and an edge ab between their second
/// vertices.
SmallGraph joined_legs(const SmallGraph& graph, int v, int p, int q);
/// What the first player is sure of there by colouring ab, then answering inside the graph by what is best for the
/// second player to move, and inside the legs in pairs. At v the legs always balance, so the two parts add up; an edge
/// in advance in the legs harms no pairing.
int sure_of_joined_legs(const SmallGraph& graph, int p, int q, Trial& trial);
/// Theorem 6.6 itself: K_6 with legs of lengths 4 and 2 * member + 2.
void joined_legs_of_k6(int member, Trial& trial);

/// Theorem 7.7: K_6 with legs of lengths 1 and 1, 2 and 2 * member, 3 and 2 * member + 1, by the strategy of Lemma 6.4.
void k6_with_legs(int member, Trial& trial);

}  // namespace gamecert::papers
