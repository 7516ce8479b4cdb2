// Two gadgets of a game for points on one boundary, played against each other.
//
// The first player, who moves first, is the challenger: they say that some host makes more points for them with the
// first gadget than with the second. So the second one stands there with the players exchanged. On the board both meet
// in the same boundary vertices; these come first, then the inner vertices of the one and of the other. A boundary
// vertex counts in the host, whatever the balance of its other edges: it counts here as much as the best host makes of
// what the gadgets leave there (docs/LEMMAS.md).
#pragma once

#include <map>
#include <string>

#include "games/instances/setup.hpp"
#include "reductions/gadgets/gadget.hpp"

namespace gamecert::reductions {

class DifferenceBoard {
 public:
  /// InputError for a game that is not local or not for points, and for gadgets that do not fit.
  DifferenceBoard(const games::Entry& game, const std::map<std::string, int>& parameters, const Gadget& one,
                  const Gadget& other);

  /// Its rules count boundary vertices as all others.
  const games::Game& game() const { return setup_.game(); }
  const games::Instance& instance() const { return setup_.instance(); }
  int boundary() const { return boundary_; }

  /// What a boundary vertex counts for the challenger who has so many more edges there than the opponent: the most
  /// that this lead adds to the sign of a balance.
  static int worth(int lead) { return lead <= 0 ? 0 : lead == 1 ? 1 : 2; }
  /// In the end, the mover being the challenger: what boundary vertices count beside what the rules say.
  int beside_rules(games::PositionView at) const;

 private:
  int boundary_;
  games::Setup setup_;
};

}  // namespace gamecert::reductions
