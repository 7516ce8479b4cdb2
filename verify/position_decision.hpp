// A game decided from a position that play has led to.
#pragma once

#include "games/game.hpp"
#include "games/instances/setup.hpp"
#include "solve/answer.hpp"
#include "verify/decision.hpp"

namespace gamecert::verify {

/// Where play stands.
struct Standing {
  games::Position at;  // as its mover sees it
  int lead = 0;        // points of the mover so far, less those of the other
  bool won = false;    // play has ended in a win of whoever has just moved; of a solitaire, of its player
};

/// The standing before the first move, and the one behind a legal move. `mover_stays`, if there, is told whether the
/// mover moves again. InputError for a move that is not legal.
Standing first_standing(const games::Game& game);
Standing after(const games::Game& game, const Standing& before, int move, bool* mover_stays = nullptr);

/// By search over the rules alone, the mover being the first player; no certificate, as those are about starts.
/// InputError as solve::solve for misere play and nimbers.
GameDecision decide(const games::Game& game, const Standing& standing, const solve::Request& request);
/// The value of a standing at which the first player is to move, or the second: as Left sees it, whoever she is.
/// InputError as solve::require_values.
GameDecision value_of(const games::Setup& setup, const Standing& standing, bool first_moves,
                      const solve::Request& request);

}  // namespace gamecert::verify
