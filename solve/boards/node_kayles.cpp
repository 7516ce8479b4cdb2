// Sprague-Grundy values of what play leaves; in larger graphs connected set by connected set.
#include "solve/boards/node_kayles.hpp"

#include <algorithm>
#include <bit>
#include <unordered_map>

#include "graphs/constructions.hpp"
#include "graphs/invariants.hpp"

namespace gamecert::solve {
namespace {

using graphs::VertexSet;

/// Values of the connected sets play can leave.
class Values {
 public:
  Values(const graphs::SmallGraph& graph, const Limits& limits) : graph_(graph), watch_(limits) {}

  int of(VertexSet open) {
    int total = 0;
    while (open != 0) {
      const VertexSet part = graphs::component(graph_, open, std::countr_zero(open));
      total ^= of_connected(part);
      open &= ~part;
    }
    return total;
  }

 private:
  int of_connected(VertexSet part) {
    watch_.step();
    if (const auto known = memo_.find(part); known != memo_.end()) return known->second;
    VertexSet met = 0;  // values of options, as a set; a value is at most the number of moves
    graphs::each(part, [&](int v) { met |= VertexSet{1} << of(part & ~graph_.neighbours(v) & ~graphs::single(v)); });
    const int value = std::countr_one(met);
    memo_[part] = value;
    watch_.hold(memo_.size() * bytes_a_set);
    return value;
  }

  static constexpr std::size_t bytes_a_set = 64;
  const graphs::SmallGraph& graph_;
  Watch watch_;
  std::unordered_map<VertexSet, int> memo_;
};

}  // namespace

int NodeKaylesNimbers::of(const graphs::SmallGraph& graph, const Limits& limits) {
  if (graph.order > table_order) return Values(graph, limits).of(graph.vertices());
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
