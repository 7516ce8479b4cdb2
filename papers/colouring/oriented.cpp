// The paper on impartial colouring games, Section 3: oriented colourings.
#include "papers/colouring/oriented.hpp"

#include <string>
#include <utility>
#include <vector>

#include "papers/colouring/games.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

constexpr int blue = 1, red = 2;

using Colours = std::vector<int>;

int colour(const Colours& colours, std::size_t i) { return i < colours.size() ? colours[i] : 0; }

/// The vertex is not painted and cannot be: it is behind a red one or in front of a blue one.
bool dead(const Colours& colours, std::size_t i) {
  return colours[i] == 0 && ((i > 0 && colours[i - 1] == red) || colour(colours, i + 1) == blue);
}

/// No arc between painted vertices but from blue to red.
bool legal(const Colours& colours) {
  for (std::size_t i = 0; i + 1 < colours.size(); ++i) {
    if (colours[i] != 0 && colours[i + 1] != 0 && (colours[i] != blue || colours[i + 1] != red)) return false;
  }
  return true;
}

/// A vertex ends the part of its predecessor if it is blue, and its own if it is red or if it cannot be painted.
int sum_of_parts(const Colours& colours, const PathValues& values, PartValue part_value) {
  int sum = 0;
  for (std::size_t i = 0; i < colours.size();) {
    std::size_t end = i + 1;
    if (!dead(colours, i)) {
      while (end < colours.size() && colours[end - 1] != red && !dead(colours, end)) ++end;
      sum ^= part_value(values, colours[i] == blue, colours[end - 1] == red, static_cast<int>(end - i));
    }
    i = end;
  }
  return sum;
}

}  // namespace

int value_by_class(const PathValues& values, bool blue_first, bool red_last, int length) {
  const auto k = static_cast<std::size_t>(length);
  if (blue_first && red_last) return values.c[k];
  return blue_first || red_last ? values.a[k] : values.d[k];
}

void check_parts(int length, PartValue part_value, Trial& trial) {
  const PathValues values = printed_recursions(length);
  each_painting(length, [&](const Colours& colours) {
    if (!legal(colours)) return;
    const GameQuestion asked{"blue-red", painted("directed-path:" + std::to_string(length), colours)};
    trial.instance(nimber(asked, trial) == sum_of_parts(colours, values, part_value),
                   [&] { return nimber_failure(asked, "is not the sum of its parts"); });
  });
}

namespace {

/// ORIENTED BLUE-RED-COLORING on two paths of kinds that depend on a number of vertices, and where a move of the first
/// goes in the second.
struct PathPair {
  std::string (*first)(int k);
  std::string (*second)(int k);
  Painted (*image)(int k, Painted move);
};

std::string directed_path(int vertices, const std::string& painted) {
  return "directed-path:" + std::to_string(vertices) + painted;
}

/// A_k read backwards with the colours exchanged is B_k.
constexpr PathPair reversed = {[](int k) { return directed_path(k, " painted=0:1"); },
                               [](int k) { return directed_path(k, " painted=" + std::to_string(k - 1) + ":2"); },
                               [](int k, Painted move) {
                                 return Painted{k - 1 - move.vertex, blue + red - move.colour};
                               }};
/// Blue in D_k is red one vertex on in C_(k+3), red is blue two vertices on.
constexpr PathPair shifted = {
    [](int k) { return directed_path(k, ""); },
    [](int k) { return directed_path(k + 3, " painted=0:1," + std::to_string(k + 2) + ":2"); },
    [](int, Painted move) {
      return move.colour == blue ? Painted{move.vertex + 1, red} : Painted{move.vertex + 2, blue};
    }};

void paths_alike(int k, const PathPair& pair, Trial& trial) {
  const GameQuestion first{"blue-red", pair.first(k)}, second{"blue-red", pair.second(k)};
  const auto image = [&](int move) {
    const Painted to = pair.image(k, {move / 2, move % 2 + 1});
    return 2 * to.vertex + to.colour - 1;
  };
  auto alike = played_alike(first, second, image, trial);
  trial.instance(alike.has_value(), [&] { return nimber_failure(first, "is not played as " + second.instance); });
  trial.keep(std::move(*alike));
}

}  // namespace

std::vector<CheckFunction> colouring_oriented() {
  return {
      check("paths-are-sums", [](int length, Trial& trial) { check_parts(length, value_by_class, trial); }),
      check("paths-alike", paths_alike, choice<PathPair>("by", {{"reversal", reversed}, {"shift", shifted}})),
  };
}

}  // namespace gamecert::papers
