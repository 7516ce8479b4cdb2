// The two periods with their exceptions, as printed in tables 2 and 3 of O. Aichholzer et al., "Games on
// triangulations", Theoretical Computer Science 343 (2005).
#include "solve/kayles.hpp"

#include <map>
#include <span>

namespace gamecert::solve {
namespace {

int value(int pins, std::span<const int> period, const std::map<int, int>& exceptions) {
  const auto exception = exceptions.find(pins);
  if (exception != exceptions.end()) return exception->second;
  return period[static_cast<std::size_t>(pins) % period.size()];
}

}  // namespace

int kayles(int pins) {
  static constexpr int period[] = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
  static const std::map<int, int> exceptions = {{0, 0},  {3, 3},  {6, 3},  {9, 4},  {11, 6}, {15, 7}, {18, 3},
                                                {21, 4}, {22, 6}, {28, 5}, {34, 6}, {39, 3}, {57, 4}, {70, 6}};
  return value(pins, period, exceptions);
}

int dawson_kayles(int pins) {
  static constexpr int period[] = {4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5,
                                   5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7};
  static const std::map<int, int> exceptions = {{0, 0}, {1, 0}, {15, 0}, {17, 2}, {18, 2}, {32, 2}, {35, 0}, {52, 2}};
  return value(pins, period, exceptions);
}

}  // namespace gamecert::solve
