// Means add. The temperature of a sum is that of its hottest summand, if no other is as hot; summands that are equally
// hot are added until one alone is the hottest. Stops are those of the sum without infinitesimals, and decide the
// outcome unless one is 0; then the sum is played as it is.
#include "solve/values/sum_facts.hpp"

#include <algorithm>

#include "games/forms/thermograph.hpp"
#include "solve/values/reduced_forms.hpp"
#include "solve/values/sum_play.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using games::Forms;
using games::GameForm;
using games::Player;
using language::less_fraction;
using language::Number;

/// Of a sum of reduced forms: exact if it is above 0, else at most 0.
Number temperature_of_sum(Forms& forms, std::vector<GameForm> summands, ReducedForms& reduced) {
  games::Thermographs graphs(forms);
  const auto temperature = [&](GameForm form) { return graphs.of(form).temperature; };
  for (;;) {
    std::ranges::sort(
        summands, [](Number a, Number b) { return less_fraction(b, a); }, temperature);
    const Number hottest = summands.empty() ? Number{0} : temperature(summands.front());
    const auto tied = static_cast<std::size_t>(std::ranges::count(summands, hottest, temperature));
    if (tied < 2 || !less_fraction(0, hottest)) return std::max(hottest, Number{0}, less_fraction);
    // The least forms first: some cancel.
    std::sort(summands.begin(), summands.begin() + static_cast<std::ptrdiff_t>(tied));
    summands[1] = reduced.of(forms.sum(summands[0], summands[1]));
    summands.erase(summands.begin());
  }
}

/// Whether whoever begins wins, if the stop says so: above 0 for who begins, or below.
std::optional<bool> wins_by_stop(const std::optional<Number>& stop, bool left) {
  if (!stop || *stop == 0) return std::nullopt;
  return less_fraction(0, *stop) == left;
}

void in_time(const auto& find) {
  try {
    find();
  } catch (const text::LimitError&) {
    if (text::interrupted) throw;
  }
}

/// All but the temperature, of which it knows a bound; `of_summands` are the summands without infinitesimals.
ValueFacts facts_by_play(Forms& forms, const std::vector<GameForm>& summands, const std::vector<GameForm>& of_summands,
                         Watch& watch) {
  ValueFacts facts;
  in_time([&] {
    SumPlay play(forms, of_summands, watch);
    facts.mean = play.mean();
    facts.temperature_at_most = std::max(play.hottest(), Number{0}, less_fraction);
    facts.left_stop = play.stop(Player::left);
    facts.right_stop = play.stop(Player::right);
  });
  in_time([&] {
    SumPlay play(forms, summands, watch);
    const auto wins = [&](Player first, const std::optional<Number>& stop) {
      const auto known = wins_by_stop(stop, first == Player::left);
      return known ? *known : play.wins(first);
    };
    const bool left = wins(Player::left, facts.left_stop), right = wins(Player::right, facts.right_stop);
    facts.outcome = left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
  });
  return facts;
}

std::vector<GameForm> all_reduced(ReducedForms& reduced, const std::vector<GameForm>& forms) {
  std::vector<GameForm> result;
  for (const GameForm each : forms) result.push_back(reduced.of(each));
  return result;
}

}  // namespace

std::optional<char> outcome_of_sum(Forms& forms, const std::vector<GameForm>& summands, Watch& watch) {
  ReducedForms reduced(forms);
  return facts_by_play(forms, summands, all_reduced(reduced, summands), watch).outcome;
}

ValueFacts facts_of_sum(Forms& forms, const std::vector<GameForm>& summands, Watch& watch) {
  ReducedForms reduced(forms);
  const std::vector<GameForm> of_summands = all_reduced(reduced, summands);
  ValueFacts facts = facts_by_play(forms, summands, of_summands, watch);
  in_time([&] {
    const Number temperature = temperature_of_sum(forms, of_summands, reduced);
    facts.temperature_at_most = temperature;
    if (!less_fraction(0, temperature)) return;
    facts.temperature = temperature;
    facts.temperature_at_most.reset();
  });
  return facts;
}

}  // namespace gamecert::solve
