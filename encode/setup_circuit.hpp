// The circuits of a game that is set up on a board.
#pragma once

#include <memory>
#include <vector>

#include "encode/circuit_game.hpp"
#include "games/instances/setup.hpp"

namespace gamecert::encode {

/// The circuits of a registered game, built in `circuit`, which must outlive the result.
/// InputError for what the rules find wrong with the instance, and for a reading that is for play only; LimitError
/// for more than games::max_cells cells.
std::unique_ptr<CircuitGame> make_circuit(const games::Setup& setup, Circuit& circuit);

/// By vertex, a wire for every vertex: whether they are adjacent.
using Adjacency = std::vector<std::vector<Literal>>;
/// Some graph on `order` vertices: an input for every pair u < v, in order of v, then of u.
Adjacency some_graph(Circuit& circuit, int order);

/// The same on the vertices of an instance without edges, which `adjacency` joins: "some graph". InputError as for
/// rows.
std::unique_ptr<CircuitGame> make_circuit(const games::Setup& setup, Circuit& circuit, const Adjacency& adjacency);

}  // namespace gamecert::encode
