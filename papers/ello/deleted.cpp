// Statements on vertex-deleted subgraphs, in the language of conjectures and from the definitions.
#include "papers/ello/deleted.hpp"

#include "graphs/invariants.hpp"

namespace gamecert::papers {
namespace {

bool odd_type(const SmallGraph& graph) { return !graphs::even_type(graph); }
bool three_isolated(const SmallGraph& graph) { return graph.order == 3 && graph.size() == 0; }
bool events_when_deleted(const SmallGraph& graph) {
  return every_deleted(graph, [](int, const SmallGraph& rest) { return event(rest); });
}

}  // namespace

const Implication special_is_driven = {
    "special -> parity-driven & (odd-type -> all-odd & order mod 2 = 0) & (even-type -> all-even)", special,
    [](const SmallGraph& graph) {
      if (!parity_driven(graph)) return false;
      return graphs::even_type(graph) ? graphs::all_even(graph) : graphs::all_odd(graph) && graph.order % 2 == 0;
    }};

// In the words "of even type" stands for the types that degrees ask for: x has odd degree exactly if G and
// G - x are of the same type.
const Implication deleted_are_driven = {
    "order > 3 & !(order = 4 & size = 6) & even-type & (forall vertex v: parity-driven(G - v)) -> special & event",
    [](const SmallGraph& graph) {
      if (graph.order < 4 || (graph.order == 4 && graph.size() == 6)) return false;
      return every_deleted(
          graph, [&](int v, const SmallGraph& rest) { return graph.degree(v) % 2 != 0 ? event(rest) : oddity(rest); });
    },
    [](const SmallGraph& graph) { return special(graph) && event(graph); }};

const Property is_driven_when_deleted{
    "odd-type & !special & (forall vertex v: parity-driven(G - v))",
    [](const SmallGraph& graph, const solve::Limits& limits) {
      solve::Watch watch(limits);
      return !graphs::even_type(graph) && !special(graph, limits) &&
             every_deleted(graph, [&](int, const SmallGraph& rest) { return parity_driven(rest, watch.left()); });
    }};

const Implication events_deleted = {
    "odd-type -> (order > 1 & (forall vertex v: event(G - v)) <-> order = 3 & size = 0)", odd_type,
    [](const SmallGraph& graph) { return (graph.order > 1 && events_when_deleted(graph)) == three_isolated(graph); }};
const Implication events_or_null_deleted = {
    "odd-type -> ((forall vertex v: event(G - v)) <-> order = 3 & size = 0)", odd_type,
    [](const SmallGraph& graph) { return events_when_deleted(graph) == three_isolated(graph); }};

}  // namespace gamecert::papers
