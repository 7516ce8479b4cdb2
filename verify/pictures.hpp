// What instances and certificates look like.
#pragma once

#include <vector>

#include "certificates/certificate.hpp"
#include "games/instances/instance.hpp"
#include "graphs/small_graph.hpp"
#include "pictures/layout.hpp"
#include "proofs/maps/board_maps.hpp"
#include "reductions/gadgets/lemma.hpp"
#include "reductions/reduction.hpp"

namespace gamecert::verify {

/// Every attribute shows: green vertices among red ones, lit ones yellow, painted vertices and edges in colours by
/// number, marked edges bold, an order as notes. InputError for attributes that no game has, and boards of more than
/// 1,000 vertices.
/// Attributes are those of the game; without one of any.
pictures::Picture picture_of(const games::Instance& instance, pictures::Layout layout = pictures::Layout::best,
                             const games::GameInfo* game = nullptr);

/// The claim's instance under the claim, and beside it the second one of a simulation. Of a won solitaire the notes
/// number its moves; a strategy of the first player begins with a move that has a 1; of ELLO every vertex that is not
/// green is red. Of lemmas about gadgets and of reductions as below, these on one edge unless they fail.
std::vector<pictures::Picture> pictures_of(const certificates::Certificate& certificate,
                                           pictures::Layout layout = pictures::Layout::best);

/// Of a certificate about a gadget, as of a lemma; none of others.
std::vector<pictures::Picture> pictures_of_gadget(const certificates::Certificate& certificate);

/// A row for every statement: the gadget and, after it, what the lemma says may stand there. Boundary vertices have
/// rings; those that change colour a note, and those at which a part hangs its name. Edges between boundary vertices
/// that are there on one side only are dashed on both.
std::vector<pictures::Picture> pictures_of(const reductions::Lemma& lemma);

/// On one edge, or one arc.
std::vector<pictures::Picture> pictures_of(const reductions::Reduction& reduction);

/// A source graph and the target that the reduction makes of it, after target moves, by code: every target vertex with
/// where it comes from beside it, painted as it is then. InputError for a graph that is no source, and illegal play.
std::vector<pictures::Picture> pictures_of(const reductions::Reduction& reduction, const graphs::SmallGraph& source,
                                           const std::vector<int>& moves);

/// A board of some size, and what the map makes of it.
std::vector<pictures::Picture> pictures_of(const proofs::BoardMap& map);
std::vector<pictures::Picture> pictures_of(const proofs::BoardPair& pair);

}  // namespace gamecert::verify
