// Walls as lists of corners.
#include "games/forms/thermograph.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "text/deadline.hpp"

namespace gamecert::games {
namespace {

using language::fraction;
using language::less_fraction;
using language::minus_fractions;
using language::Number;
using language::plus_fractions;
using language::quotient_of_fractions;
using language::times_fractions;
using Corner = ThermographWall::Corner;

/// How much it rises from one corner to the next per unit of tax.
Number slope(const ThermographWall& wall, std::size_t corner) {
  if (corner + 1 >= wall.corners.size()) return 0;
  const Corner &from = wall.corners[corner], &to = wall.corners[corner + 1];
  return quotient_of_fractions(minus_fractions(to.value, from.value), minus_fractions(to.tax, from.tax));
}

/// The corner at or before the tax.
std::size_t corner_before(const ThermographWall& wall, Number tax) {
  std::size_t corner = 0;
  while (corner + 1 < wall.corners.size() && !less_fraction(tax, wall.corners[corner + 1].tax)) ++corner;
  return corner;
}
Number value_at(const ThermographWall& wall, Number tax) {
  const std::size_t corner = corner_before(wall, tax);
  if (wall.corners[corner].tax == tax) return wall.corners[corner].value;
  const Number beyond = minus_fractions(tax, wall.corners[corner].tax);
  return plus_fractions(wall.corners[corner].value, times_fractions(slope(wall, corner), beyond));
}

/// A wall whose last piece may go on with this slope for ever.
struct Scaffold {
  ThermographWall wall;
  Number last_slope;
};
Number value_at(const Scaffold& scaffold, Number tax) {
  const Corner& last = scaffold.wall.corners.back();
  if (less_fraction(tax, last.tax)) return value_at(scaffold.wall, tax);
  return plus_fractions(last.value, times_fractions(scaffold.last_slope, minus_fractions(tax, last.tax)));
}

/// The option's wall with `sign` times the tax added.
Scaffold taxed(const ThermographWall& wall, Number sign) {
  Scaffold result{wall, sign};
  for (Corner& corner : result.wall.corners)
    corner.value = plus_fractions(corner.value, times_fractions(sign, corner.tax));
  return result;
}

/// Of both the greater at every tax, or the lesser.
Scaffold outer(const Scaffold& a, const Scaffold& b, bool greater) {
  std::vector<Number> taxes;
  for (const Scaffold* const each : {&a, &b})
    for (const Corner& corner : each->wall.corners) taxes.push_back(corner.tax);
  std::ranges::sort(taxes, less_fraction);
  taxes.erase(std::unique(taxes.begin(), taxes.end()), taxes.end());
  std::vector<std::pair<Number, Number>> values;
  for (const Number tax : taxes) values.emplace_back(value_at(a, tax), value_at(b, tax));
  const auto difference = [&](std::size_t i) { return minus_fractions(values[i].first, values[i].second); };
  // Behind the last corner both go on with the same slope, so they cross between corners alone.
  Scaffold result{{}, a.last_slope};
  for (std::size_t i = 0; i < taxes.size(); ++i) {
    const Number here = difference(i);
    const bool take_a = less_fraction(here, 0) != greater;
    result.wall.corners.push_back({taxes[i], take_a ? values[i].first : values[i].second});
    if (i + 1 == taxes.size()) break;
    const Number there = difference(i + 1);
    if (here == 0 || there == 0 || less_fraction(here, 0) == less_fraction(there, 0)) continue;
    const Number part = quotient_of_fractions(here, minus_fractions(here, there));
    const Number tax = plus_fractions(taxes[i], times_fractions(part, minus_fractions(taxes[i + 1], taxes[i])));
    result.wall.corners.push_back({tax, value_at(a, tax)});
  }
  return result;
}

ThermographWall up_to(const Scaffold& scaffold, Number tax) {
  ThermographWall result;
  const auto add = [&](const Corner& corner) {
    result.corners.push_back(corner);
    const std::size_t count = result.corners.size();
    if (count > 2 && slope(result, count - 3) == slope(result, count - 2))
      result.corners.erase(result.corners.end() - 2);
  };
  for (const Corner& corner : scaffold.wall.corners)
    if (less_fraction(corner.tax, tax)) add(corner);
  add({tax, value_at(scaffold, tax)});
  return result;
}

/// The least tax at which the first is no more above the second. It is at most the whole mast's begin.
Number meeting(const Scaffold& left, const Scaffold& right) {
  std::vector<Number> taxes;
  for (const Scaffold* const each : {&left, &right})
    for (const Corner& corner : each->wall.corners) taxes.push_back(corner.tax);
  std::ranges::sort(taxes, less_fraction);
  const auto difference = [&](Number tax) { return minus_fractions(value_at(left, tax), value_at(right, tax)); };
  std::optional<Number> before;
  for (const Number tax : taxes) {
    const Number here = difference(tax);
    if (!less_fraction(0, here)) {
      if (!before || here == 0) return tax;
      const Number there = difference(*before);
      const Number part = quotient_of_fractions(there, minus_fractions(there, here));
      return plus_fractions(*before, times_fractions(part, minus_fractions(tax, *before)));
    }
    before = tax;
  }
  // Behind the last corner they come nearer by 2 per unit of tax.
  return plus_fractions(*before, times_fractions(difference(*before), quotient_of_fractions(fraction(1), fraction(2))));
}

}  // namespace

const Thermograph& Thermographs::of(GameForm g) {
  if (const auto known = known_.find(g); known != known_.end()) return known->second;
  text::pause();
  Thermograph made = this->made(g);
  return known_.emplace(g, std::move(made)).first->second;
}

Thermograph Thermographs::made(GameForm g) {
  const Number least = fraction(-1);
  if (forms_.is_number(g)) {
    const Number value = forms_.left_stop(g);
    const ThermographWall mast{{{least, value}}};
    if (language::ratio(value).below == 1) return {mast, mast, value, least};
  }
  std::optional<Scaffold> left, right;
  for (const GameForm each : forms_.left(g)) {
    const Scaffold one = taxed(of(each).right, fraction(-1));
    left = left ? outer(*left, one, true) : one;
  }
  for (const GameForm each : forms_.right(g)) {
    const Scaffold one = taxed(of(each).left, fraction(1));
    right = right ? outer(*right, one, false) : one;
  }
  const Number temperature = meeting(*left, *right);
  return {up_to(*left, temperature), up_to(*right, temperature), value_at(*left, temperature), temperature};
}

}  // namespace gamecert::games
