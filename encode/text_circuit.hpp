// Circuits of games whose rules are texts.
#pragma once

#include <memory>
#include <string_view>

#include "encode/circuit_game.hpp"
#include "encode/circuit_plane.hpp"

namespace gamecert::encode {

/// Of a game that is known by that name. InputError, with the reason, where no formula is made of the rules; LimitError
/// for a board too large.
std::unique_ptr<CircuitGame> make_text_circuit(std::string_view name, const CircuitPlane::Space& space,
                                               const games::Instance& instance, const games::Parameters& parameters);

}  // namespace gamecert::encode
