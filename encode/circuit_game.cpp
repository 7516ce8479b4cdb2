// Making the circuits of a game, on the graph of an instance or on some graph.
#include "encode/circuit_game.hpp"

#include <utility>

#include "encode/circuit_rules.hpp"

namespace gamecert::encode {

std::unique_ptr<CircuitGame> make_circuit(const games::Setup& setup, Circuit& circuit) {
  return circuit_maker(setup.info().name)({&circuit}, setup.instance(), setup.parameters());
}

Adjacency some_graph(Circuit& circuit, int order) {
  const auto n = static_cast<std::size_t>(order);
  Adjacency adjacency(n, std::vector<Literal>(n, never));
  for (std::size_t v = 0; v < n; ++v) {
    for (std::size_t u = 0; u < v; ++u) adjacency[u][v] = adjacency[v][u] = circuit.input();
  }
  return adjacency;
}

std::unique_ptr<CircuitGame> make_circuit(const games::Setup& setup, Circuit& circuit, const Adjacency& adjacency) {
  const games::Instance& instance = setup.instance();
  if (instance.graph().size() != 0 || adjacency.size() != static_cast<std::size_t>(instance.order()))
    throw text::InputError("expected a graph of order " + std::to_string(adjacency.size()) + " without edges, found '" +
                           instance.text() + "'");
  return circuit_maker(setup.info().name)({&circuit, std::make_shared<const Adjacency>(adjacency)}, instance,
                                          setup.parameters());
}

}  // namespace gamecert::encode
