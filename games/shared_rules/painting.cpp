// Which pairs of vertices and colours rule each other out, as lists.
#include "games/shared_rules/painting.hpp"

#include <algorithm>

namespace gamecert::games {

std::string Pairs::name(int cell) const {
  return std::to_string(vertex(cell)) + ":" + std::to_string(colour(cell) + 1);
}

std::vector<std::vector<int>> neighbours_of(const Instance& instance) {
  std::vector<std::vector<int>> result;
  for (int v = 0; v < instance.order(); ++v) {
    const auto near = instance.neighbours(v);
    result.emplace_back(near.begin(), near.end());
  }
  return result;
}

std::vector<std::vector<int>> tails_of(const Instance& instance) {
  std::vector<std::vector<int>> tails(static_cast<std::size_t>(instance.order()));
  for (int u = 0; u < instance.order(); ++u) {
    for (int v : instance.neighbours(u)) tails[static_cast<std::size_t>(v)].push_back(u);
  }
  return tails;
}

RuledOut ruled_out(const Pairs& pairs, const std::function<std::vector<int>(int v, int c)>& ruled_out) {
  RuledOut result;
  for (int v = 0; v < pairs.order; ++v) {
    for (int c = 0; c < pairs.colours; ++c) {
      result.push_back(ruled_out(v, c));
      std::ranges::sort(result.back());
    }
  }
  return result;
}

RuledOut equal_colours(const Pairs& pairs, const std::vector<std::vector<int>>& near) {
  return ruled_out(pairs, [&](int v, int c) {
    std::vector<int> same_colour;
    for (int u : near[static_cast<std::size_t>(v)]) same_colour.push_back(pairs.cell(u, c));
    return same_colour;
  });
}

std::vector<int> painted_at_start(const Instance& instance, const Pairs& pairs, const RuledOut& ruled_out,
                                  std::string_view rule) {
  const std::vector<int> colour = instance.vertex_values("painted", 1, pairs.colours, 0);
  std::vector<int> painted;
  for (int v = 0; v < pairs.order; ++v) {
    if (colour[static_cast<std::size_t>(v)] == 0) continue;
    const int pair = pairs.cell(v, colour[static_cast<std::size_t>(v)] - 1);
    for (const int before : painted) {
      if (std::ranges::binary_search(ruled_out[static_cast<std::size_t>(pair)], before))
        instance.refuse("painted", "expected a start in which " + std::string(rule) + ", found " + pairs.name(before) +
                                       " and " + pairs.name(pair));
    }
    painted.push_back(pair);
  }
  return painted;
}

}  // namespace gamecert::games
