// What instances and certificates look like.
#pragma once

#include <vector>

#include "certificates/certificate.hpp"
#include "games/instance.hpp"
#include "graphs/picture.hpp"

namespace gamecert::cli {

/// Every attribute shows: green vertices among red ones, lit ones yellow, painted vertices and edges in colours by
/// number, marked edges bold, an order as notes. InputError for attributes that no game has, and boards of more than
/// 1,000 vertices.
graphs::Picture picture_of(const games::Instance& instance);

/// The claim's instance under the claim, and beside it the second one of a simulation. Of a won solitaire the notes
/// number its moves; of ELLO every vertex that is not green is red.
std::vector<graphs::Picture> pictures_of(const certificates::Certificate& certificate);

}  // namespace gamecert::cli
