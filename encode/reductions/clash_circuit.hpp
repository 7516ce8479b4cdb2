// A game of painting vertices whose rules are a text, on a board that the rows join: by the clashes that the form of
// the rules shows.
#pragma once

#include <memory>

#include "encode/circuit_game.hpp"

namespace gamecert::encode {

/// Its circuits as far as PaintedBoard asks for them; std::logic_error for the others. Built in `circuit`, which must
/// outlive the result. The text is local with these parameters.
std::unique_ptr<CircuitGame> make_clash_circuit(const games::GameInfo& text, const games::Parameters& parameters,
                                                Circuit& circuit, const Rows& rows);

}  // namespace gamecert::encode
