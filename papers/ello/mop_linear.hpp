// Winnability on MOPs in linear time, measured.
#pragma once

#include <cstdint>
#include <vector>

#include "graphs/graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::papers {

/// A MOP of order at least 3: a triangle to which triangles are glued at outer edges chosen at random, the same ones
/// for a seed.
graphs::Graph random_mop(int order, std::uint64_t seed);

struct MopAnswer {
  bool winnable;
  std::uint64_t looks;  // at links, edges among them
};
/// By the reduction by degrees one and two; green[v] for every vertex. LimitError at a limit of time.
MopAnswer decide(const graphs::Graph& mop, const std::vector<char>& green, const solve::Limits& limits = {});

}  // namespace gamecert::papers
