// The vertex-capturing paper, Sections 2 and 4: possible outcomes, and parities of degrees and sizes.
#include <algorithm>

#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/capture/constructions.hpp"
#include "papers/capture/symmetry.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

/// The edges with both ends of odd degree.
EdgeSet odd_edges(const SmallGraph& graph) {
  EdgeSet result = 0, edge = 1;
  for (const auto& [u, v] : edges_of(graph)) {
    if (graph.degree(u) % 2 != 0 && graph.degree(v) % 2 != 0) result |= edge;
    edge <<= 1;
  }
  return result;
}

void odd_edge_needed(int order, Trial& trial) {
  each_connected(order, trial, [&](const SmallGraph& graph) {
    if (capture_score(graph, trial) < 2) return;
    trial.instance(!wins_by_two_without(graph, odd_edges(graph), trial), [&] {
      return capture_failure(graph, "is won by 2 without colouring an edge with both ends of odd degree");
    });
  });
}

bool captures(const SmallGraph& graph, EdgeSet red) {
  return std::ranges::any_of(balances(graph, red), [](int balance) { return balance != 0; });
}

/// Some game ends in a draw with a vertex captured; the first player colours the last edge of an odd number.
bool drawn_with_a_capture(const SmallGraph& graph, Trial& trial) {
  const int size = graph.size();
  for (EdgeSet red = 0; red <= graphs::first_vertices(size); ++red) {
    trial.step();
    if (std::popcount(red) == (size + 1) / 2 && final_score(graph, red) == 0 && captures(graph, red)) return true;
  }
  return false;
}

void draws_capture(int order, Trial& trial) {
  each_connected(order, trial, [&](const SmallGraph& graph) {
    if (!graphs::all_even(graph) || capture_score(graph, trial) != 0) return;
    trial.instance(drawn_with_a_capture(graph, trial),
                   [&] { return capture_failure(graph, "no game that ends in a draw has a vertex captured"); });
  });
}

}  // namespace

std::vector<CheckFunction> capture_rules() {
  return {
      check("odd-edge-is-needed", odd_edge_needed), check("regular-draws", regular_draws),
      check("matched-copies", matched_copies),      check("regular-copies-are-won", odd_wins),
      check("draws-capture", draws_capture),
  };
}

}  // namespace gamecert::papers
