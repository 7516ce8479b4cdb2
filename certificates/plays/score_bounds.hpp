// Bounds of scores: what a statement claims, and as text behind a position.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>

#include "certificates/lines.hpp"
#include "certificates/plays/strategy.hpp"

namespace gamecert::certificates {

using ScoreBound = std::int64_t;  // sums of bounds and gains do not overflow

/// Of the opponent, what is greater for the one is less for the other.
constexpr Strategy::Side other(Strategy::Side side) {
  return side == Strategy::Side::at_least ? Strategy::Side::at_most : Strategy::Side::at_least;
}
/// Whether a value keeps to a bound; or, of two bounds on one side, the second follows from the first.
constexpr bool within(Strategy::Side side, ScoreBound value, ScoreBound bound) {
  return side == Strategy::Side::at_least ? value >= bound : value <= bound;
}

/// `>=3` or `<=-1`
std::pair<Strategy::Side, int> read_bound(Lines& lines);

struct Bounds {
  bool below = false, above = false;  // which are claimed
  int score = 0;
};

/// Of `SCORE v`, `SCORE >= v` and `SCORE <= v`. Throws Rejection for any other statement.
Bounds claimed_score(std::string_view statement);

}  // namespace gamecert::certificates
