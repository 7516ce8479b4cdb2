// Names by the shapes of canonical forms.
#include "games/forms/named_values.hpp"

#include <algorithm>

namespace gamecert::games {

using language::Number;

const std::optional<NumberUpStar>& NamedValues::number_up_star(GameForm g) {
  if (const auto known = known_.find(g); known != known_.end()) return known->second;
  const auto found = this->found(g);
  return known_.emplace(g, found).first->second;
}

std::optional<NumberUpStar> NamedValues::found(GameForm g) {
  if (forms_.is_number(g)) return NumberUpStar{forms_.left_stop(g), 0, 0};
  const Number number = forms_.left_stop(g);
  if (forms_.right_stop(g) != number) return std::nullopt;
  const auto left = forms_.left(g), right = forms_.right(g);
  const auto is = [&](GameForm form, const NumberUpStar& value) { return number_up_star(form) == value; };
  const auto among = [&](std::span<const GameForm> options, const NumberUpStar& value) {
    return std::ranges::any_of(options, [&](GameForm form) { return is(form, value); });
  };
  if (std::ranges::equal(left, right)) {
    const int nimber = static_cast<int>(left.size());
    for (int i = 0; i < nimber; ++i)
      if (!among(left, {number, 0, i})) return std::nullopt;
    return NumberUpStar{number, 0, nimber};
  }
  for (const int sign : {1, -1}) {
    const auto better = sign > 0 ? left : right, worse = sign > 0 ? right : left;
    if (worse.size() != 1 || !among(better, {number, 0, 0})) continue;
    if (better.size() == 2 && among(better, {number, 0, 1}) && is(worse[0], {number, 0, 0}))
      return NumberUpStar{number, sign, 1};
    if (better.size() != 1) continue;
    const auto next = number_up_star(worse[0]);
    if (next && next->number == number && next->ups * sign >= 0)
      return NumberUpStar{number, next->ups + sign, next->nimber ^ 1};
  }
  return std::nullopt;
}

}  // namespace gamecert::games
