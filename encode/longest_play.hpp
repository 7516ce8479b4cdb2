// How many moves a play has at most, beyond what the rules declare.
#pragma once

#include <map>
#include <string>

#include "encode/checkpoint.hpp"
#include "encode/circuit_game.hpp"
#include "games/instances/setup.hpp"

namespace gamecert::encode {

/// A number of moves that no play of the game is longer than; at most `remaining` at the start, the length where
/// nothing better is seen. InputError for what the rules find wrong with the instance. LimitError, and whatever
/// `between` throws.
int longest_play(const games::Setup& setup, const Checkpoint& between = {});

/// The same of a game whose circuits are built in `circuit`.
int longest_play(const games::Game& game, Circuit& circuit, const CircuitGame& circuits);

}  // namespace gamecert::encode
