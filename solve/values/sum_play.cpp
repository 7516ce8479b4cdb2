// Depth first over what play makes of the summands, each sum once, with cuts by means and temperatures.
//
// Let m be the mean of a sum and t the greatest temperature of its summands. Its temperature is at most t, so its left
// stop lies between m and m + t: Left wins if she begins and m > 0, and loses if m + t < 0. Where m <= 0 she need not
// look at moves in numbers: if the other summands are no number, a move in them is as good (number avoidance), else the
// sum is the number m, and no move wins. Hotter summands are tried first.
//
// The left stop of a sum S is the greatest x for which Left, who begins, wins S - x + e for all e > 0; a number e that
// is less than all others is added by its sign, which decides where the mean is 0. Source: A. N. Siegel, Combinatorial
// Game Theory, 2013, sections II.3 and II.5.
#include "solve/values/sum_play.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace gamecert::solve {

using games::Forms;
using games::GameForm;
using language::less_fraction;
using language::minus_fractions;
using language::Number;
using language::plus_fractions;

GameForm sum_of(Forms& forms, std::vector<GameForm> summands) {
  std::ranges::sort(summands);
  GameForm total = Forms::zero;
  for (const GameForm each : summands) total = forms.sum(total, each);
  return total;
}

SumPlay::SumPlay(Forms& forms, const std::vector<GameForm>& summands, Watch& watch)
    : forms_(forms), graphs_(forms), watch_(watch), wins_(watch) {
  for (const GameForm each : summands) {
    add(start_, each);
    start_.mean = plus_fractions(start_.mean, graphs_.of(each).mean);
  }
  hottest_ = start_.forms.empty() ? graphs_.of(forms_.number(start_.number)).temperature : temperature(start_);
}

std::optional<Number> SumPlay::stop(games::Player first) {
  const bool left = first == games::Player::left;
  const Number least = language::quotient(1, least_below());
  const auto units = [&](Number x) { return language::quotient_of_fractions(x, least); };
  const auto number = [&](std::int64_t count) {
    return language::times_fractions(least, language::fraction(left ? count : -count));
  };
  // By what is good for who begins.
  const Number mean = left ? start_.mean : minus_fractions(0, start_.mean);
  std::int64_t reached = language::ceil_of_fraction(units(mean));
  std::int64_t beyond = language::floor_of_fraction(units(plus_fractions(mean, hottest_))) + 1;
  while (beyond - reached > 1) {
    const std::int64_t middle = reached + (beyond - reached) / 2;
    (wins(compared(number(middle), left ? 1 : -1), left) ? reached : beyond) = middle;
  }
  const Number result = number(reached);
  if (!wins(compared(result, left ? 1 : -1), left) || wins(compared(result, left ? -1 : 1), left)) return std::nullopt;
  return result;
}

/// Of the numbers that play of the summands leads to, the greatest that one has below.
std::int64_t SumPlay::least_below() const {
  std::set<GameForm> forms(start_.forms.begin(), start_.forms.end());
  std::int64_t result = static_cast<std::int64_t>(language::ratio(start_.number).below);
  for (auto form = forms.rbegin(); form != forms.rend(); ++form) {
    // Options have lesser numbers, so they are still to come.
    forms.insert(forms_.left(*form).begin(), forms_.left(*form).end());
    forms.insert(forms_.right(*form).begin(), forms_.right(*form).end());
    if (forms_.is_number(*form))
      result = std::max(result, static_cast<std::int64_t>(language::ratio(forms_.left_stop(*form)).below));
  }
  return result;
}

SumPlay::Sum SumPlay::compared(Number x, int beyond) const {
  Sum result = start_;
  result.number = minus_fractions(result.number, x);
  result.mean = minus_fractions(result.mean, x);
  result.beyond = beyond;
  return result;
}

void SumPlay::add(Sum& sum, GameForm form) {
  if (forms_.is_number(form)) {
    sum.number = plus_fractions(sum.number, forms_.left_stop(form));
    return;
  }
  const auto negative = std::ranges::lower_bound(sum.forms, forms_.negative(form));
  if (negative != sum.forms.end() && *negative == forms_.negative(form)) {
    sum.forms.erase(negative);
  } else {
    sum.forms.insert(std::ranges::upper_bound(sum.forms, form), form);
  }
}

Number SumPlay::temperature(const Sum& sum) {
  Number result = language::fraction(-1);
  for (const GameForm each : sum.forms) result = std::max(result, graphs_.of(each).temperature, less_fraction);
  return result;
}

bool SumPlay::wins(const Sum& sum, bool left_first) {
  const auto sign = [&](Number mean) {
    const int of_mean = less_fraction(0, mean) ? 1 : less_fraction(mean, 0) ? -1 : sum.beyond;
    return left_first ? of_mean : -of_mean;
  };
  if (sign(sum.mean) > 0) return true;
  if (sum.forms.empty()) return false;
  const Number most = temperature(sum);
  if (sign(left_first ? plus_fractions(sum.mean, most) : minus_fractions(sum.mean, most)) < 0) return false;
  return wins_.once(key(sum, left_first), [&] {
    watch_.hold(forms_.bytes());
    const auto options = this->options(sum, left_first);
    return std::ranges::any_of(options, [&](const Option& each) { return !wins(each.sum, !left_first); });
  });
}

/// The mean goes with the forms and the number.
std::vector<games::Word> SumPlay::key(const Sum& sum, bool left_first) {
  std::vector<games::Word> key{static_cast<games::Word>(sum.number),
                               static_cast<games::Word>(2 * (sum.beyond + 1) + (left_first ? 1 : 0))};
  key.insert(key.end(), sum.forms.begin(), sum.forms.end());
  return key;
}

/// Of all summands but numbers, those first that keep most of what the mover may hope for: a move at a summand of
/// temperature t is worth t at most.
std::vector<SumPlay::Option> SumPlay::options(const Sum& sum, bool of_left) {
  std::vector<Option> result;
  for (std::size_t i = 0; i < sum.forms.size(); ++i) {
    const GameForm form = sum.forms[i];
    if (i > 0 && form == sum.forms[i - 1]) continue;
    const auto moves = of_left ? forms_.left(form) : forms_.right(form);
    for (const GameForm move : std::vector(moves.begin(), moves.end())) {
      const games::Thermograph &before = graphs_.of(form), &after = graphs_.of(move);
      Sum next = sum;
      next.forms.erase(next.forms.begin() + static_cast<std::ptrdiff_t>(i));
      add(next, move);
      const Number gain = minus_fractions(after.mean, before.mean);
      next.mean = plus_fractions(sum.mean, gain);
      // A move that threatens more than the rest is worth is answered.
      const Number threat = std::max(minus_fractions(after.temperature, before.temperature), Number{0}, less_fraction);
      result.push_back({std::move(next), minus_fractions(of_left ? gain : minus_fractions(0, gain), threat)});
    }
  }
  std::ranges::stable_sort(
      result, [](Number a, Number b) { return less_fraction(b, a); }, &Option::worth);
  return result;
}

}  // namespace gamecert::solve
