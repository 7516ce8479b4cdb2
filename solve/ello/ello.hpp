// ELLO and odd elimination by engines of their own.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/instances/instance.hpp"
#include "graphs/small_graph.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// Decides ELLO on a graph of any order: Cor 1.7, reduction by degrees one and two, components one by one; search
/// from the end, then the algebraic test on what is left. Throws LimitError.
Answer solve_ello(const games::Instance& instance, const Request& request);

/// Whether (graph, green) is winnable, by search from the end over vertex sets; order at most 64.
/// With an order, or with the vertex sets visited, which are closed.
struct BackwardSearch {
  std::optional<std::vector<int>> order;   // a winning order
  std::vector<graphs::VertexSet> visited;  // if there is none: what is left, all sets that can arise
};
BackwardSearch search_from_the_end(const graphs::SmallGraph& graph, graphs::VertexSet green, const Limits& limits);

/// Bit g of the result (word g / 64, bit g % 64) tells whether the game with green set g is winnable.
/// Order at most 20. LimitError, also at a limit of time.
std::vector<std::uint64_t> winnable_colourings(const graphs::SmallGraph& graph, const Limits& limits = {});

/// The same for every induced subgraph: bit g % 64 of winnable[on * stride + g / 64] is about the game
/// on the subgraph induced on `on` with green set g, a subset of `on`. Order at most 12.
struct InducedColourings {
  std::size_t stride = 1;
  std::vector<std::uint64_t> winnable;
};
InducedColourings induced_winnable_colourings(const graphs::SmallGraph& graph);

/// Whether vertices of odd degree can be deleted one by one until one is left. LimitError.
bool odd_degenerate(const graphs::SmallGraph& graph, const Limits& limits = {});

}  // namespace gamecert::solve
