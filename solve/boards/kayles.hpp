// Nimbers of single heaps of Kayles and Dawson's Kayles, of any size, from the printed tables.
#pragma once

#include <utility>
#include <vector>

namespace gamecert::solve {

/// G(n) = period[n modulo its length], but for the exceptions.
struct HeapTable {
  std::vector<int> period;
  std::vector<std::pair<int, int>> exceptions;  // n and G(n)
  /// Of a row of that many pins, at least 0.
  int value(int pins) const;
};
/// Tables 2 and 3 of O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005).
const HeapTable& kayles();
const HeapTable& dawson_kayles();

}  // namespace gamecert::solve
