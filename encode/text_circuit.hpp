// Circuits of games whose rules are texts.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "encode/circuit_game.hpp"
#include "encode/circuit_plane.hpp"
#include "games/texts/game_text.hpp"

namespace gamecert::encode {

/// Of a game that is known by that name. InputError, with the reason, where no formula is made of the rules; LimitError
/// for a board too large.
std::unique_ptr<CircuitGame> make_text_circuit(std::string_view name, const CircuitPlane::Space& space,
                                               const games::Instance& instance, const games::Parameters& parameters);

/// A wire: whether the formula, in which `set` is the set of the vertices whose wires are true, holds on the graph.
/// InputError, with the reason, for what rules of games cannot say, LimitError for what no formula is made of.
Literal true_of_set(const games::Formula& formula, const std::string& set, const games::Instance& graph,
                    Circuit& circuit, const std::vector<Literal>& members);

}  // namespace gamecert::encode
