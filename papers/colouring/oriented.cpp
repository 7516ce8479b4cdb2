// The paper on impartial colouring games, Section 3: oriented colourings.
#include "papers/colouring/oriented.hpp"

#include <string>
#include <vector>

#include "papers/colouring/games.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

constexpr int blue = 1, red = 2;

}  // namespace

int value_by_class(const PathValues& values, bool blue_first, bool red_last, int length) {
  const auto k = static_cast<std::size_t>(length);
  if (blue_first && red_last) return values.c[k];
  return blue_first || red_last ? values.a[k] : values.d[k];
}

void check_parts(int length, PartValue part_value, Trial& trial) {
  const PathValues values = printed_recursions(length);
  std::vector<int> colours(static_cast<std::size_t>(length));
  const auto legal = [&] {
    for (std::size_t i = 0; i + 1 < colours.size(); ++i) {
      if (colours[i] != 0 && colours[i + 1] != 0 && (colours[i] != blue || colours[i + 1] != red)) return false;
    }
    return true;
  };
  /// A vertex ends the part of its predecessor if it is blue, and its own if it is red or if it cannot be painted.
  const auto sum = [&] {
    int total = 0;
    for (std::size_t i = 0; i < colours.size();) {
      const auto dead = [&](std::size_t j) {
        return colours[j] == 0 &&
               ((j > 0 && colours[j - 1] == red) || (j + 1 < colours.size() && colours[j + 1] == blue));
      };
      if (dead(i)) {
        ++i;
        continue;
      }
      std::size_t end = i + 1;
      while (end < colours.size() && colours[end - 1] != red && !dead(end)) ++end;
      total ^= part_value(values, colours[i] == blue, colours[end - 1] == red, static_cast<int>(end - i));
      i = end;
    }
    return total;
  };
  const auto next = [&] {
    for (int& colour : colours) {
      if (++colour <= red) return true;
      colour = 0;
    }
    return false;
  };
  do {
    if (legal()) nimber_is(sum(), blue_red(painted("directed-path:" + std::to_string(length), colours)), trial);
  } while (next());
}

std::vector<CheckFunction> colouring_oriented() {
  return {
      check("paths-are-sums", [](int length, Trial& trial) { check_parts(length, value_by_class, trial); }),
  };
}

}  // namespace gamecert::papers
