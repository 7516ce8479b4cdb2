// The two tables as printed.
#include "solve/boards/kayles.hpp"

#include <cstddef>

namespace gamecert::solve {

int HeapTable::value(int pins) const {
  for (const auto& [exception, nimber] : exceptions) {
    if (exception == pins) return nimber;
  }
  return period[static_cast<std::size_t>(pins) % period.size()];
}

const HeapTable& kayles() {
  static const HeapTable table{{4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7},
                               {{0, 0},
                                {3, 3},
                                {6, 3},
                                {9, 4},
                                {11, 6},
                                {15, 7},
                                {18, 3},
                                {21, 4},
                                {22, 6},
                                {28, 5},
                                {34, 6},
                                {39, 3},
                                {57, 4},
                                {70, 6}}};
  return table;
}

const HeapTable& dawson_kayles() {
  static const HeapTable table{
      {4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7},
      {{0, 0}, {1, 0}, {15, 0}, {17, 2}, {18, 2}, {32, 2}, {35, 0}, {52, 2}}};
  return table;
}

}  // namespace gamecert::solve
