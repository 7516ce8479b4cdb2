// The circuits of a game on some graph: a graph whose edges are inputs.
#pragma once

#include <memory>
#include <vector>

#include "encode/circuit_game.hpp"
#include "games/instances/setup.hpp"

namespace gamecert::encode {

/// By vertex, a wire for every vertex: whether they are adjacent.
using Adjacency = std::vector<std::vector<Literal>>;
/// Some graph on `order` vertices: an input for every pair u < v, in order of v, then of u.
Adjacency some_graph(Circuit& circuit, int order);

/// The circuits of a game on the vertices of an instance without edges, which `adjacency` joins. InputError as for
/// rows.
std::unique_ptr<CircuitGame> make_circuit(const games::Setup& setup, Circuit& circuit, const Adjacency& adjacency);

}  // namespace gamecert::encode
