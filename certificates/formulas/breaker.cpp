// Evidence `breaker`: Breaker answers in the set in which Maker moves, or takes where sets are in the greatest danger.
#include "certificates/formulas/breaker.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "certificates/formulas/listed_sets.hpp"
#include "certificates/kind.hpp"

namespace gamecert::certificates {
namespace {

using language::Wide;

const Ground of_breaker{Ground::Kind::theorems, "theorem 5 of docs/GAMES.md",
                        "Breaker keeps Maker from disjoint sets, and from few sets"};

/// Whether no two have a common member and each has more than so many, but for `small` ones with fewer.
bool disjoint(const Sets& sets, int above, std::ptrdiff_t small) {
  std::set<int> met;
  for (const std::vector<int>& each : sets)
    for (const int member : each)
      if (!met.insert(member).second) return false;
  return std::ranges::none_of(sets, &std::vector<int>::empty) &&
         std::ranges::count_if(sets, [&](const auto& set) { return std::cmp_less_equal(set.size(), above); }) <= small;
}

/// The least number f with f^a (1 + b) >= 1, rounded up to so many digits that its powers are exact here.
Factor breakers(int a, int b) {
  const int digits = std::min(60, 120 / a);
  const Wide least = ((Wide{1} << (digits * a)) + b) / (1 + b);
  Wide low = 0, high = Wide{1} << digits;  // the numerator is above the one, and at most the other
  while (high - low > 1) {
    const Wide middle = (low + high) / 2;
    Wide power = 1;
    for (int i = 0; i < a; ++i) power *= middle;
    (power >= least ? high : low) = middle;
  }
  return {high, digits};
}

Breaker read_breaker(Lines& lines, const Claim&) { return read_listed_sets<Breaker>(lines, "a member"); }

void check_breaker(const Claim& claim, const Breaker& evidence, Grounds& grounds) {
  check_claiming(claim, evidence.sets, evidence.steps, false,
                 {kept_from, "disjoint sets that are large enough, or sets whose sum is below 1"}, grounds);
}

}  // namespace

bool kept_from(const Sets& sets, const encode::Claiming::Turns& turns) {
  const auto [a, b, holder_begins] = turns;
  return (b >= a && disjoint(sets, a, holder_begins ? 0 : b)) || few(sets, breakers(a, b), holder_begins ? a : 0);
}

Kind breaker_kind() { return kind_of<Breaker>(read_breaker, check_breaker, {of_claiming, of_breaker}); }

}  // namespace gamecert::certificates
