// Sprague-Grundy values of what play leaves; in larger graphs connected set by connected set.
#include "solve/boards/node_kayles.hpp"

#include <algorithm>
#include <bit>

#include "graphs/constructions.hpp"
#include "solve/local/open_moves.hpp"

namespace gamecert::solve {
using graphs::VertexSet;

int NodeKaylesNimbers::of(const graphs::SmallGraph& graph, const Limits& limits) {
  if (graph.order > table_order) {
    Watch watch(limits);
    return OpenMoves(graph, watch).nimber(graph.vertices());
  }
  const std::size_t sets = (graphs::first_vertices(graph.order) + 1) / 2 + 1;
  const auto clear = [&](Table& table) { std::fill_n(table.begin(), std::min(sets, table.size()), std::uint8_t{0}); };
  if (!graphs::same_without_first(graph, graph_)) clear(without_first_);
  clear(with_first_);
  graph_.assign(graph);
  return of_set(graph.vertices());
}

/// Orders are so small that cutting sets into components would cost more than it saves.
int NodeKaylesNimbers::of_set(VertexSet open) {
  if (open == 0) return 0;
  std::uint8_t& known = ((open & 1) != 0 ? with_first_ : without_first_)[open / 2];
  if (known != 0) return known - 1;
  unsigned met = 0;  // values of options, as a set
  graphs::each(open, [&](int v) { met |= 1U << of_set(open & ~graph_.neighbours(v) & ~graphs::single(v)); });
  const int value = std::countr_one(met);
  known = static_cast<std::uint8_t>(value + 1);
  return value;
}

}  // namespace gamecert::solve
