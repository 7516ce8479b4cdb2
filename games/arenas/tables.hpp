// Tables over vertices, cells and moves, of which nothing is read that is not there.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

namespace gamecert::games {

[[noreturn, gnu::cold, gnu::noinline]] inline void refuse_index(int index, std::size_t size) {
  throw std::logic_error("rules ask for entry " + std::to_string(index) + " of " + std::to_string(size));
}

/// std::logic_error, in every build, unless 0 <= index < size: a mistake of the rules that ask.
inline void require_index(int index, std::size_t size) {
  if (static_cast<std::size_t>(index) >= size) [[unlikely]]
    refuse_index(index, size);
}

/// The table of planes of these lists of cells.
template <class Space>
auto planes_with(const Space& space, const std::vector<std::vector<int>>& lists) {
  std::vector<decltype(space.none())> planes;
  planes.reserve(lists.size());
  for (const std::vector<int>& cells : lists) planes.push_back(space.cells(cells));
  return planes;
}

/// The entry of a table; std::logic_error if it has none there.
template <class T>
const T& entry(const std::vector<T>& table, int index) {
  require_index(index, table.size());
  return table[static_cast<std::size_t>(index)];
}

}  // namespace gamecert::games
