// Making the circuits of a game, on the graph of an instance or on some graph.
#include "encode/setup_circuit.hpp"

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
  Rows rows;
  for (const std::vector<Literal>& wires : adjacency) {
    auto& row = rows.emplace_back();
    for (const Literal wire : wires) row.emplace_back(static_cast<int>(row.size()), wire);
  }
  return make_circuit(setup.info(), setup.instance(), setup.parameters(), circuit, rows);
}

}  // namespace gamecert::encode
