// The nimber of a position from those of its options.
#pragma once

#include <cstddef>
#include <vector>

namespace gamecert::solve {

/// The least number from 0 that is not among the values.
template <class Number>
Number least_missing(const std::vector<Number>& values) {
  std::vector<bool> seen(values.size() + 1);
  for (const Number value : values) {
    if (static_cast<std::size_t>(value) < seen.size()) seen[static_cast<std::size_t>(value)] = true;
  }
  Number least = 0;
  while (seen[static_cast<std::size_t>(least)]) ++least;
  return least;
}

}  // namespace gamecert::solve
