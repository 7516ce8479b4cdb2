// Sprague-Grundy values of what play leaves; in larger graphs connected set by connected set.
#include "solve/boards/node_kayles.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "solve/index.hpp"
#include "solve/local/open_moves.hpp"

namespace gamecert::solve {

using graphs::VertexSet;

int NodeKaylesNimbers::of(const graphs::SmallGraph& graph, const Limits& limits) {
  if (graph.order > table_order) {
    Watch watch(limits);
    return OpenMoves(graph, watch).nimber(graph.vertices());
  }
  if (graph.order == 0) return 0;
  take_others(graph);
  const VertexSet others = graph.vertices() / 2, near = graph.neighbours(0) / 2;
  unsigned met = 1U << without_first(others & ~near);
  graphs::each(near, [&](int v) { met |= left_by_[index(v)]; });
  graphs::each(others & ~near, [&](int v) {
    const VertexSet open = others & ~closed_[index(v)];
    met |= 1U << with_first(open, near & open);
  });
  return std::countr_one(met);
}

void NodeKaylesNimbers::take_others(const graphs::SmallGraph& graph) {
  VertexSet changed = order_ ^ graph.order;
  for (int v = 1; v < graph.order; ++v) {
    const VertexSet closed = graph.neighbours(v) / 2 | graphs::single(v - 1);
    changed |= closed ^ std::exchange(closed_[index(v - 1)], closed);
  }
  if (changed == 0) return;
  order_ = graph.order;
  const VertexSet others = graph.vertices() / 2;
  std::fill_n(without_first_.begin(), others + 1, Known{0});
  std::fill_n(with_first_.begin(), set_pairs(order_ - 1), Known{0});
  graphs::each(others, [&](int v) { left_by_[index(v)] = 1U << without_first(others & ~closed_[index(v)]); });
}

/// Orders are so small that cutting sets into components would cost more than it saves, but for vertex 0 alone.
int NodeKaylesNimbers::without_first(VertexSet open) {
  if (open == 0) return 0;
  Known& known = without_first_[open];
  if (known != 0) return known - 1;
  unsigned met = 0;  // values of options, as a set
  graphs::each(open, [&](int v) { met |= 1U << without_first(open & ~closed_[index(v)]); });
  const int value = std::countr_one(met);
  known = static_cast<Known>(value + 1);
  return value;
}

int NodeKaylesNimbers::with_first(VertexSet open, VertexSet near) {
  const Known known = with_first_[set_pair(open, near)];
  return known != 0 ? known - 1 : searched_with_first(open, near);
}

int NodeKaylesNimbers::searched_with_first(VertexSet open, VertexSet near) {
  unsigned met = 1U << without_first(open & ~near);
  graphs::each(open, [&](int v) {
    const VertexSet left = open & ~closed_[index(v)];
    met |= 1U << ((near >> v & 1) != 0 ? without_first(left) : with_first(left, near & left));
  });
  const int value = std::countr_one(met);
  with_first_[set_pair(open, near)] = static_cast<Known>(value + 1);
  return value;
}

}  // namespace gamecert::solve
