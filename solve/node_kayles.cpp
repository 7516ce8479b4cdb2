// Sprague-Grundy values of what play leaves; in larger graphs connected set by connected set.
#include "solve/node_kayles.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <unordered_map>

#include "graphs/invariants.hpp"

namespace gamecert::solve {
namespace {

using graphs::VertexSet;

/// Values of every set play can leave, in a table: for orders so small that cutting sets into
/// components costs more than it saves.
class TableOfValues {
 public:
  static constexpr int max_order = 10;
  explicit TableOfValues(const graphs::SmallGraph& graph) : graph_(graph) {}

  int of(VertexSet open) {
    if (open == 0) return 0;
    std::uint8_t& value_plus_one = memo_[open];
    if (value_plus_one != 0) return value_plus_one - 1;
    unsigned met = 0;  // values of options, as a set
    graphs::each(open, [&](int v) { met |= 1U << of(open & ~graph_.neighbours(v) & ~graphs::single(v)); });
    const int value = std::countr_one(met);
    value_plus_one = static_cast<std::uint8_t>(value + 1);
    return value;
  }

 private:
  const graphs::SmallGraph& graph_;
  std::array<std::uint8_t, std::size_t{1} << max_order> memo_{};  // 0: not known yet
};

/// Values of the connected sets play can leave.
class Values {
 public:
  explicit Values(const graphs::SmallGraph& graph) : graph_(graph) {}

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
    if (const auto known = memo_.find(part); known != memo_.end()) return known->second;
    VertexSet met = 0;  // values of options, as a set; a value is at most the number of moves
    graphs::each(part, [&](int v) { met |= VertexSet{1} << of(part & ~graph_.neighbours(v) & ~graphs::single(v)); });
    const int value = std::countr_one(met);
    memo_[part] = value;
    return value;
  }

  const graphs::SmallGraph& graph_;
  std::unordered_map<VertexSet, int> memo_;
};

}  // namespace

int node_kayles_nimber(const graphs::SmallGraph& graph) {
  if (graph.order <= TableOfValues::max_order) return TableOfValues(graph).of(graph.vertices());
  return Values(graph).of(graph.vertices());
}

}  // namespace gamecert::solve
