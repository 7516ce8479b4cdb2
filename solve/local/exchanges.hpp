// Local games by exchanges of gadgets: a derivation first, search for what is left.
#pragma once

#include <optional>

#include "games/instances/setup.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// Outcome or nimber of a local game in normal play, with a derivation as evidence if asked for; a winning move where
/// one is found at little cost. Nothing if there are fewer than `least` moves, if no gadget was exchanged, or if all
/// winning moves are wanted. LimitError.
std::optional<Answer> solve_by_exchanges(const games::Setup& setup, const Request& request, int least = 0);

/// With fewer moves search alone is as quick, and its evidence rests on less.
inline constexpr int worth_exchanging = 24;

}  // namespace gamecert::solve
