// Sprague-Grundy values of what play leaves, connected set by connected set.
#include "solve/node_kayles.hpp"

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "graphs/invariants.hpp"

namespace gamecert::solve {
namespace {

using graphs::VertexSet;

/// Values of connected sets, one byte a set, for orders with few sets; 0 is "not known yet".
struct FlatMemo {
  explicit FlatMemo(int order) : value_plus_one(std::size_t{1} << order, 0) {}
  std::uint8_t& operator[](VertexSet set) { return value_plus_one[set]; }
  std::vector<std::uint8_t> value_plus_one;
};

struct SparseMemo {
  explicit SparseMemo(int) {}
  std::uint8_t& operator[](VertexSet set) { return value_plus_one[set]; }
  std::unordered_map<VertexSet, std::uint8_t> value_plus_one;
};

template <class Memo>
class Values {
 public:
  explicit Values(const graphs::SmallGraph& graph) : graph_(graph), memo_(graph.order) {}

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
    if (const int known = memo_[part]; known != 0) return known - 1;
    VertexSet met = 0;  // values of options, as a set; a value is at most the number of moves
    graphs::each(part, [&](int v) { met |= VertexSet{1} << of(part & ~graph_.neighbours(v) & ~graphs::single(v)); });
    const int value = std::countr_one(met);
    memo_[part] = static_cast<std::uint8_t>(value + 1);
    return value;
  }

  const graphs::SmallGraph& graph_;
  Memo memo_;
};

}  // namespace

int node_kayles_nimber(const graphs::SmallGraph& graph) {
  if (graph.order <= 16) return Values<FlatMemo>(graph).of(graph.vertices());
  return Values<SparseMemo>(graph).of(graph.vertices());
}

}  // namespace gamecert::solve
