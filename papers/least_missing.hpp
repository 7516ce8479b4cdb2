// The nimber of a position from those of its options.
#pragma once

#include <vector>

namespace gamecert::papers {

/// The least number from 0 that is not among the values.
inline int least_missing(const std::vector<int>& values) {
  std::vector<bool> seen(values.size() + 1);
  for (const int value : values) {
    if (static_cast<std::size_t>(value) < seen.size()) seen[static_cast<std::size_t>(value)] = true;
  }
  int least = 0;
  while (seen[static_cast<std::size_t>(least)]) ++least;
  return least;
}

}  // namespace gamecert::papers
