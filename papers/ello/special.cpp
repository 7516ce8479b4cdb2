// The ELLO paper, Section 3, Proposition 3.13 to its end: special graphs.
#include <algorithm>
#include <string>
#include <vector>

#include "graphs/invariants.hpp"
#include "papers/ello/deleted.hpp"
#include "papers/lists.hpp"
#include "papers/operations.hpp"
#include "papers/sections.hpp"
#include "papers/substitution.hpp"
#include "papers/twins.hpp"

namespace gamecert::papers {
namespace {

constexpr Property is_special{"special", special};
constexpr Property is_given{"", nullptr};

void special_graphs(int order, Trial& trial) { every_graph(special_is_driven, order, trial); }

void examples(int order, Trial& trial) {
  const auto example = [&](const std::string& name, const Property& property) {
    const SmallGraph graph = family(name);
    trial.instance(property.of(graph, trial.left()), [&] { return lacks(graph, property, name); });
  };
  example("cycle:" + std::to_string(order), is_special_event);
  if (order == 10) example("petersen", is_special_oddity);
  for (int m = 2; order % 2 == 0 && 2 * m <= order; ++m) {
    example("complete-bipartite:" + std::to_string(m) + "," + std::to_string(order - m), is_special);
  }
}

void substitutions(const Property& property, bool (*degrees)(const SmallGraph&), int order, Trial& trial) {
  const VertexDeleted deleted(property, order, trial);
  const auto part = [&](const ElloGames& games, VertexSet on) {
    return deleted.contains(graphs::induced(games.graph(), on));
  };
  every_substitution({.part = part, .part_words = {}, .quotient = property, .whole = degrees, .made = property}, order,
                     trial);
}

void special_substitutions(int order, Trial& trial) {
  substitutions(is_special_event, graphs::all_even, order, trial);
  substitutions(is_special_oddity, graphs::all_odd, order, trial);
}

/// A disjoint union of an odd number of oddities of odd order.
bool odd_union(const SmallGraph& graph) {
  const ElloGames games(graph);
  const auto unjoined_oddity = [&](VertexSet part) {
    VertexSet around = 0;
    graphs::each(part, [&](int v) { around |= graph.neighbours(v); });
    return (around & ~part) == 0 && std::popcount(part) % 2 != 0 && games.oddity(part);
  };
  bool some = false;
  each_partition(graph.vertices(), unjoined_oddity,
                 [&](const std::vector<VertexSet>& parts) { some = some || parts.size() % 2 != 0; });
  return some;
}

constexpr Property is_joinable{"", [](const SmallGraph& graph, const solve::Limits&) {
                                 return graphs::even_type(graph) && graph.order % 2 == 0 &&
                                        every_deleted(graph,
                                                      [](int, const SmallGraph& rest) { return odd_union(rest); });
                               }};
constexpr Construction joined = {"join", is_joinable, is_joinable, join, is_special_event};

void joins(int order, Trial& trial) {
  for (int first = 2; 2 * first <= order; first += 2) {
    if (order - first <= 8) every_pair(joined, first, order - first, trial);
  }
}

void joins_with_edgeless(int order, Trial& trial) {
  for (int first = 2; first < order && first <= 8; first += 2) {
    const SmallGraph second = edgeless(order - first);
    const Construction statement{"join", is_special_event, is_given, join,
                                 second.order % 2 == 0 ? is_special_event : is_oddity};
    each_graph_with(is_special_event, first, trial,
                    [&](const SmallGraph& graph) { one_pair(statement, graph, second, trial); });
  }
}

/// Every partition of `left` into even numbers of at most `greatest`, after `parts`.
void multipartite(int left, int greatest, std::size_t fewest, std::vector<int>& parts, Trial& trial) {
  if (left == 0 && parts.size() >= fewest) {
    const SmallGraph graph = complete_multipartite(parts);
    trial.instance(is_special_event.of(graph, trial.left()), [&] {
      std::string what = "complete multipartite with parts";
      for (const int part : parts) what += " " + std::to_string(part);
      return lacks(graph, is_special_event, what);
    });
  }
  for (int part = 2; part <= std::min(left, greatest); part += 2) {
    parts.push_back(part);
    multipartite(left - part, part, fewest, parts, trial);
    parts.pop_back();
  }
}

void two_parts_or_more(int order, Trial& trial) {
  std::vector<int> parts;
  multipartite(order, order, 2, parts, trial);
}
void one_part_or_more(int order, Trial& trial) {
  std::vector<int> parts;
  multipartite(order, order, 1, parts, trial);
}

constexpr Construction cone = {"join", is_special_oddity, is_given, join, is_special_event};

void cones(int order, Trial& trial) {
  if (order == 10) return one_pair(cone, family("petersen"), edgeless(1), trial);
  each_graph_with(is_special_oddity, order, trial,
                  [&](const SmallGraph& graph) { one_pair(cone, graph, edgeless(1), trial); });
}

void doubled(int order, Trial& trial) {
  constexpr Property connected = {"connected & order > 1", [](const SmallGraph& graph, const solve::Limits&) {
                                    return graph.order >= 2 && graphs::connected(graph);
                                  }};
  constexpr Property is_event{"event", event};
  constexpr Construction statement = {"composition", connected, is_given, composition, is_event};
  each_graph_with(connected, order, trial,
                  [&](const SmallGraph& graph) { one_pair(statement, graph, edgeless(2), trial); });
}

void even_twins(int order, Trial& trial) {
  every_twins([](int degree) { return degree > 0 && degree % 2 == 0; }, order, trial);
}

void driven_deleted(int order, Trial& trial) { every_graph(deleted_are_driven, order, trial); }

/// K_{2m,2n+1} of that order with m, n > 0.
void bipartite_of_odd_type(int order, Trial& trial) {
  if (order % 2 == 0) return;
  for (int m = 2; m <= order - 3; m += 2) {
    const std::string text = std::to_string(m) + "," + std::to_string(order - m);
    const SmallGraph graph = family("complete-bipartite:" + text);
    trial.instance(is_driven_when_deleted.of(graph, trial.left()),
                   [&] { return lacks(graph, is_driven_when_deleted, "K_{" + text + "}"); });
  }
}
void odd_type_graphs(int order, Trial& trial) {
  bipartite_of_odd_type(order, trial);
  if (order <= 8) every_graph(events_deleted, order, trial);
}
void odd_type_graphs_with_null(int order, Trial& trial) { every_graph(events_or_null_deleted, order, trial); }

constexpr Claim claims[] = {
    {.id = "ello.prop-3.13",
     .statement =
         "every special graph is parity-driven; a special oddity is all-odd of even order; a special event is all-even",
     .range = "all graphs of order",
     .stages = {1, 9, 9},
     .check = special_graphs},
    {.id = "ello.ex-cycle",
     .statement = "C_n special event; Petersen special oddity; K_{m,n}, m,n>=2, m+n even, special",
     .range = "C_n and K_{m,n} (at 10 also Petersen) of order",
     .stages = {3, 12, 14},
     .check = examples},
    {.id = "ello.thm-3.14",
     .statement = "substituting special events (oddities) minus a point for the vertices of a special event (oddity), "
                  "edge counts of the parity of adjacency, all degrees even (odd), gives a special event (oddity)",
     .range = "all partitions of all graphs of order",
     .stages = {1, 8, 8},
     .check = special_substitutions},
    {.id = "ello.prop-3.15",
     .statement = "even-order even-type G,H whose vertex-deleted graphs are unions of an odd number of odd-order "
                  "oddities => G v H special event",
     .range = "G and H of order at most 8, joins of order",
     .stages = {4, 12, 16},
     .check = joins},
    {.id = "ello.cor-3.16i",
     .statement = "G a special event of even order: the join of G with the complement of K_2n is a special event, with "
                  "the complement of K_(2n-1) an oddity",
     .range = "G of order at most 8, joins of order",
     .stages = {3, 12, 14},
     .check = joins_with_edgeless},
    {.id = "ello.cor-3.16ii",
     .statement = "the complete multipartite graph with parts 2n1,...,2nk is a special event",
     .range = "any number of parts, order",
     .stages = {2, 12, 14},
     .check = one_part_or_more},
    {.id = "ello.cor-3.16ii.repaired",
     .statement = "if k >= 2, the complete multipartite graph with parts 2n1,...,2nk is a special event",
     .range = "at least two parts, order",
     .stages = {4, 12, 14},
     .check = two_parts_or_more},
    {.id = "ello.prop-3.17",
     .statement = "special oddity G => G v K1 special event",
     .range = "special oddities (at 10 only Petersen) of order",
     .stages = {1, 10, 10},
     .check = cones},
    {.id = "ello.prop-3.18",
     .statement = "nonadjacent twins of even degree>0: G-x-y parity-driven => G parity-driven, same type",
     .range = "twins in all graphs of order",
     .stages = {1, 9, 9},
     .check = even_twins},
    {.id = "ello.cor-3.19i",
     .statement = "G connected of order at least 2: the composition G[complement of K_2] is an event",
     .range = "connected graphs of order",
     .stages = {2, 7, 8},
     .check = doubled},
    {.id = "ello.thm-3.20",
     .statement = "p>=4, G!=K4, G-x event (d odd) / oddity (d even) for all x => special event",
     .range = "all graphs of order",
     .stages = {4, 9, 9},
     .check = driven_deleted},
    {.id = "ello.rem-3.20-odd",
     .statement =
         "K_{2m,2n+1}, m,n > 0, is odd-type with every G-x parity-driven and not special; the only odd-type graph "
         "with every G-x an event is the complement of K_3",
     .range = "K_{2m,2n+1} with m,n > 0 and (to 8) all graphs of order",
     .stages = {1, 13, 15},
     .check = odd_type_graphs},
    {.id = "ello.rem-3.20-odd.null-graph",
     .statement =
         "the only odd-type graph with every G-x an event is the complement of K_3 (the null graph counted as an "
         "event)",
     .range = "all graphs of order",
     .stages = {1, 8, 9},
     .check = odd_type_graphs_with_null},
};

}  // namespace

std::span<const Claim> ello_special() { return claims; }

}  // namespace gamecert::papers
