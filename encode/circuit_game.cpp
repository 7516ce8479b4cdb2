// Making the circuits of a game, on the graph of an instance or on some graph.
#include "encode/circuit_game.hpp"

#include <utility>

#include "encode/circuit_rules.hpp"

namespace gamecert::encode {

std::unique_ptr<CircuitGame> make_circuit(const games::Entry& entry, Circuit& circuit, const games::Instance& instance,
                                          const std::map<std::string, int>& parameters) {
  const games::Parameters checked(entry.info, parameters);
  instance.require(entry.info);
  return circuit_maker(entry.info.name)({&circuit}, instance, checked);
}

Adjacency some_graph(Circuit& circuit, int order) {
  const auto n = static_cast<std::size_t>(order);
  Adjacency adjacency(n, std::vector<Literal>(n, never));
  for (std::size_t v = 0; v < n; ++v) {
    for (std::size_t u = 0; u < v; ++u) adjacency[u][v] = adjacency[v][u] = circuit.input();
  }
  return adjacency;
}

std::unique_ptr<CircuitGame> make_circuit(const games::Entry& entry, Circuit& circuit, const games::Instance& instance,
                                          const std::map<std::string, int>& parameters, const Adjacency& adjacency) {
  const games::Parameters checked(entry.info, parameters);
  instance.require(entry.info);
  if (instance.graph().size() != 0 || adjacency.size() != static_cast<std::size_t>(instance.order()))
    throw text::InputError("expected a graph of order " + std::to_string(adjacency.size()) + " without edges, found '" +
                           instance.text() + "'");
  return circuit_maker(entry.info.name)({&circuit, std::make_shared<const Adjacency>(adjacency)}, instance, checked);
}

}  // namespace gamecert::encode
