// What the author of a reduction says of it, as text: level, kept properties, sizes. No proof rests on it.
#include "reductions/reduction_file.hpp"

namespace gamecert::reductions {

std::string text(Level level) {
  constexpr const char* words[] = {"none", "equal-outcome", "equal-nimber", "corresponding", "isomorphic"};
  return words[static_cast<std::size_t>(level)];
}

std::string text(Kept kept) {
  constexpr const char* words[] = {"planar", "connected", "bipartite", "triangle-free"};
  return words[static_cast<std::size_t>(kept)];
}

std::string text(const std::string& what, const Bound& bound) {
  std::string result;
  const auto add = [&](int factor, const char* unit) {
    if (factor != 0) result += (result.empty() ? "" : " + ") + std::to_string(factor) + unit;
  };
  add(bound.per_vertex, " n");
  add(bound.per_edge, " m");
  add(bound.constant, "");
  return what + " <= " + (result.empty() ? "0" : result);
}

}  // namespace gamecert::reductions
