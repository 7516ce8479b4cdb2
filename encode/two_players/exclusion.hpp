// Whether legal moves keep to the bounds of the rules, tried in all ways that few bits of a position can be.
#pragma once

#include "encode/play.hpp"
#include "games/game.hpp"

namespace gamecert::encode {

/// Both are made of the wires of a position. `true`: they are never true together, whatever these wires are. `false`:
/// that is not seen. Tried are, for each part of `wire`, joined by "or", the parts of `condition`, joined by "and",
/// that are made of the same bits, and others as long as there are at most 16 bits in all.
bool excludes(const Circuit& circuit, Literal condition, Literal wire, const SymbolicBoard& position);

/// LimitError, naming the move and the bound, unless in every step every move that may break a bound is seen not to be
/// legal where it does.
void require_bounds(const games::Game& game, const CircuitGame& circuits, const Circuit& circuit, const Play& play);

}  // namespace gamecert::encode
