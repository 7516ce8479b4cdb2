// Circuits of games whose rules are texts.
#pragma once

#include <memory>

#include "encode/circuit_game.hpp"
#include "encode/circuit_plane.hpp"
#include "games/texts/known_texts.hpp"

namespace gamecert::encode {

/// InputError, with the reason, where no formula is made of the rules; LimitError for a board too large.
std::unique_ptr<CircuitGame> make_text_circuit(const games::TextGame& game, const CircuitPlane::Space& space,
                                               const games::Instance& instance, const games::Parameters& parameters);

}  // namespace gamecert::encode
