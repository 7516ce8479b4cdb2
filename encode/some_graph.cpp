// Inputs for pairs of vertices, and rows of them.
#include "encode/some_graph.hpp"

namespace gamecert::encode {

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
