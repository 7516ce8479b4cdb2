// What instances and certificates look like.
#pragma once

#include <vector>

#include "certificates/certificate.hpp"
#include "games/instance.hpp"
#include "graphs/picture.hpp"
#include "reductions/lemma.hpp"

namespace gamecert::cli {

/// Every attribute shows: green vertices among red ones, lit ones yellow, painted vertices and edges in colours by
/// number, marked edges bold, an order as notes. InputError for attributes that no game has, and boards of more than
/// 1,000 vertices.
graphs::Picture picture_of(const games::Instance& instance);

/// The claim's instance under the claim, and beside it the second one of a simulation. Of a won solitaire the notes
/// number its moves; of ELLO every vertex that is not green is red. Of a lemma about a gadget as below.
std::vector<graphs::Picture> pictures_of(const certificates::Certificate& certificate);

/// A row for every statement: the gadget and, after it, what the lemma says may stand there. Boundary vertices have
/// rings; those that change colour a note. Edges between boundary vertices that are there on one side only are dashed
/// on both.
std::vector<graphs::Picture> pictures_of(const reductions::Lemma& lemma);

}  // namespace gamecert::cli
