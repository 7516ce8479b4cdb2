// Involutions by trying all of them.
#include "papers/colouring/symmetry.hpp"

#include <set>
#include <string>
#include <utility>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/lists.hpp"

namespace gamecert::papers {

void each_involution(const SmallGraph& graph, const std::function<void(const Involution&)>& visit) {
  for (const Involution& s : own_inverses(graph.order)) {
    if (automorphism(graph, s)) visit(s);
  }
}

bool one_fixed_and_apart(const SmallGraph& graph, const Involution& s) {
  if (fixed_vertices(s) != 1) return false;
  for (int v = 0; v < graph.order; ++v) {
    if (graph.adjacent(v, s[static_cast<std::size_t>(v)])) return false;
  }
  return true;
}

bool no_fixed_vertex(const SmallGraph&, const Involution& s) { return fixed_vertices(s) == 0; }

void each_symmetric(int order, Symmetric symmetric, Trial& trial,
                    const std::function<void(const SmallGraph&, const Involution&)>& visit) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    trial.look();
    each_involution(graph, [&](const Involution& s) {
      if (symmetric(graph, s)) visit(graph, s);
    });
  }
}

void check_symmetric(int order, Symmetric symmetric, std::span<const int> colours, OutcomeClass expected,
                     Trial& trial) {
  std::set<std::pair<std::string, int>> right;  // graphs and colours: another involution asks the same
  each_symmetric(order, symmetric, trial, [&](const SmallGraph& graph, const Involution&) {
    for (const int k : colours) {
      const GameQuestion asked = proper(graphs::write_graph6(graph), k);
      const bool is_right =
          !right.emplace(asked.instance, k).second || first_player_wins(asked, trial) == (expected == OutcomeClass::n);
      trial.instance(is_right, [&] { return outcome_failure(asked, "is in the other class"); });
    }
  });
}

}  // namespace gamecert::papers
