// Depth-first search over what is placed: how many boundary vertices and which inner ones, each state once.
#include "solve/ello/gadget_order.hpp"

#include <bit>
#include <cstdint>

namespace gamecert::solve {
namespace {

class Placing {
 public:
  Placing(const reductions::Gadget& gadget, const std::vector<int>& along, unsigned vector)
      : gadget_(gadget),
        along_(along),
        vector_(vector),
        near_(static_cast<std::size_t>(gadget.order()), 0),
        seen_((along.size() + 1) << gadget.inner, 0) {
    for (const auto& [u, v] : gadget.edges) {
      near_[u] |= 1u << v;
      near_[v] |= 1u << u;
    }
  }

  bool finish(std::size_t boundary, std::uint32_t placed) {
    if (boundary == along_.size() && std::popcount(placed) == gadget_.order()) return true;
    char& seen = seen_[boundary << gadget_.inner | placed >> gadget_.boundary];
    if (seen != 0) return false;
    seen = 1;
    for (int v = gadget_.boundary; v < gadget_.order(); ++v) {
      const bool red = gadget_.green[v - gadget_.boundary] == 0;
      if ((placed >> v & 1) == 0 && odd(v, placed) == red && place(v, boundary, placed)) return true;
    }
    if (boundary == along_.size()) return false;
    const int b = along_[boundary];
    return odd(b, placed) == ((vector_ >> b & 1) != 0) && place(b, boundary + 1, placed);
  }
  std::vector<int> order;

 private:
  bool odd(int v, std::uint32_t placed) const { return std::popcount(near_[v] & placed) % 2 != 0; }
  bool place(int v, std::size_t boundary, std::uint32_t placed) {
    order.push_back(v);
    if (finish(boundary, placed | 1u << v)) return true;
    order.pop_back();
    return false;
  }

  const reductions::Gadget& gadget_;
  const std::vector<int>& along_;
  unsigned vector_;
  std::vector<std::uint32_t> near_;
  std::vector<char> seen_;
};

}  // namespace

std::optional<std::vector<int>> gadget_order(const reductions::Gadget& gadget, const std::vector<int>& along,
                                             unsigned vector) {
  Placing placing(gadget, along, vector);
  if (!placing.finish(0, 0)) return std::nullopt;
  return std::move(placing.order);
}

}  // namespace gamecert::solve
