// The bits of an adjacency matrix in graph6 and digraph6: how many there are, and in which order.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gamecert::graphs {

constexpr int largest_order = 258047;

inline std::size_t characters(std::uint64_t bits) { return static_cast<std::size_t>((bits + 5) / 6); }

inline std::uint64_t pairs(int order) {
  const auto n = static_cast<std::uint64_t>(order);
  return n == 0 ? 0 : n * (n - 1) / 2;
}

inline std::uint64_t ordered_pairs(int order) {
  return static_cast<std::uint64_t>(order) * static_cast<std::uint64_t>(order);
}

/// In graph6.
inline std::uint64_t pair_index(int smaller, int larger) { return pairs(larger) + static_cast<std::uint64_t>(smaller); }

}  // namespace gamecert::graphs
