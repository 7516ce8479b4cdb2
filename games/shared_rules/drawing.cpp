// Refusing starts in which segments cross.
#include "games/shared_rules/drawing.hpp"

#include <algorithm>

namespace gamecert::games {

void refuse_crossing(const Instance& instance, std::string_view attribute, const std::vector<int>& drawn) {
  const std::vector<graphs::Edge> all = segments(instance.order());
  const std::vector<std::vector<int>> others = crossings(instance.points());
  const auto name = [&](int e) {
    const auto& [u, v] = all[static_cast<std::size_t>(e)];
    return std::to_string(u) + "-" + std::to_string(v);
  };
  for (const int e : drawn) {
    for (const int f : others[static_cast<std::size_t>(e)]) {
      if (std::ranges::binary_search(drawn, f))
        instance.refuse(attribute, "expected segments that do not cross, found " + name(f) + " and " + name(e));
    }
  }
}

}  // namespace gamecert::games
