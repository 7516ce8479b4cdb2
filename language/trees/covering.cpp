// Bounds by induction over trees, and over what is joined to a part. Where a part is joined to a tree, another choice
// for the part may go with another choice for the tree.
#include "language/trees/covering.hpp"

#include <algorithm>

#include "language/arithmetic.hpp"
#include "text/deadline.hpp"

namespace gamecert::language::trees {
namespace {

constexpr std::size_t most_outcomes = 60, most_slots = 10;
constexpr int most_rounds = 24;  // in which a bound may go up
constexpr Number most_cost = 1'000'000'000;

}  // namespace

Covering::Covering(const Choice& choice, const LabelSum& sum, bool greatest)
    : sum_(sum), slots_(sum.slots()), sign_(greatest ? -1 : 1) {
  if (!find_outcomes(choice)) {
    places_.clear();
    return;
  }
  find_differences(choice);
  find_margins(choice);
  find_settled(choice);
}

std::optional<std::size_t> Covering::met(const Outcome& outcome) {
  if (outcome.first == never) return std::nullopt;
  const auto [known, fresh] = places_.try_emplace(outcome, outcomes_.size());
  if (fresh) outcomes_.push_back(outcome);
  return known->second;
}

bool Covering::find_outcomes(const Choice& choice) {
  if (choice.slots.size() + choice.around.size() > most_slots) return false;
  each_label(choice.around, 0, [&](Label around) {
    each_label(choice.slots, around, [&](Label label) { met({choice.condition->of_vertex(label), label & slots_}); });
  });
  const auto join = [&](std::size_t above, std::size_t below) {
    text::pause();
    const auto [state, root] = outcomes_[above];
    const auto [other, lower] = outcomes_[below];
    joined_[above].push_back({met({choice.condition->joined(state, other), root}), sign_ * sum_.of_edge(root, lower)});
  };
  for (std::size_t last = 0; last < outcomes_.size(); ++last) {
    if (outcomes_.size() > most_outcomes) return false;
    joined_.emplace_back();
    for (std::size_t i = 0; i < last; ++i) join(i, last);
    for (std::size_t i = 0; i <= last; ++i) join(last, i);
  }
  return true;
}

bool Covering::raise(Number& bound, Number to, int round) {
  // A bound may be greater than it need be.
  const Number wanted = to > most_cost ? infinite : std::max(to, -most_cost);
  if (bound == infinite || wanted <= bound) return false;
  bound = round > most_rounds ? infinite : wanted;
  return true;
}

void Covering::find_differences(const Choice& choice) {
  const std::size_t count = outcomes_.size();
  differences_.assign(count, Row(count, minus_infinite));
  each_label(choice.around, 0, [&](Label around) {
    Row costs(count, infinite);
    each_label(choice.slots, around, [&](Label label) {
      if (const auto place = met({choice.condition->of_vertex(label), label & slots_}))
        costs[*place] = std::min(costs[*place], sign_ * sum_.of_vertex(label));
    });
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t j = 0; j < count; ++j)
        if (costs[j] != infinite) raise(differences_[i][j], costs[i] == infinite ? infinite : costs[i] - costs[j], 0);
  });
  bool changed = true;
  for (int round = 1; changed; ++round) {
    changed = false;
    for (std::size_t above = 0; above < count; ++above)
      for (std::size_t below = 0; below < count; ++below) {
        const auto [outcome, cost] = joined(above, below);
        if (!outcome || !some_tree_has(above) || !some_tree_has(below)) continue;
        text::pause();
        // Of every outcome the least that it costs more, with other choices above and below.
        Row least(count, infinite);
        for (std::size_t i = 0; i < count; ++i) {
          if (differences_[i][above] == infinite) continue;
          for (std::size_t j = 0; j < count; ++j) {
            const auto [instead, other] = joined(i, j);
            if (!instead || differences_[j][below] == infinite) continue;
            Number& bound = least[*instead];
            bound = std::min(bound, plus(differences_[i][above], differences_[j][below]) + other - cost);
          }
        }
        for (std::size_t i = 0; i < count; ++i) changed = raise(differences_[i][*outcome], least[i], round) || changed;
      }
  }
}

Number Covering::margin_after(std::size_t one, std::size_t other, bool is_above) const {
  const auto of = [&](std::size_t part, std::size_t tree) -> const Joined& {
    return is_above ? joined(part, tree) : joined(tree, part);
  };
  Number greatest = minus_infinite;
  for (std::size_t tree = 0; tree < outcomes_.size(); ++tree) {
    const Joined& with_other = of(other, tree);
    if (!with_other.outcome || !some_tree_has(tree) || !is_of_use(*with_other.outcome)) continue;
    Number least = infinite;
    for (std::size_t i = 0; i < outcomes_.size(); ++i) {
      const Joined& with_one = of(one, i);
      if (!with_one.outcome || differences_[i][tree] == infinite) continue;
      const Number margin = margins_[*with_one.outcome][*with_other.outcome];
      if (margin == minus_infinite) least = minus_infinite;  // it is not known yet
      if (margin != infinite && least != minus_infinite)
        least = std::min(least, plus(margin, differences_[i][tree]) + with_one.cost - with_other.cost);
    }
    greatest = std::max(greatest, least);
  }
  return greatest;
}

void Covering::find_margins(const Choice& choice) {
  const std::size_t count = outcomes_.size();
  const auto fits = [&](std::size_t i) { return choice.condition->value(outcomes_[i].first) != 0; };
  margins_.assign(count, Row(count, minus_infinite));
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t j = 0; j < count; ++j)
      if (fits(j)) margins_[i][j] = fits(i) ? 0 : infinite;
  bool changed = true;
  for (int round = 1; changed; ++round) {
    changed = false;
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t j = 0; j < count; ++j) {
        text::pause();
        for (const bool is_above : {true, false})
          changed = raise(margins_[i][j], margin_after(i, j, is_above), round) || changed;
      }
  }
}

void Covering::find_settled(const Choice& choice) {
  settled_.assign(outcomes_.size(), 0);
  if (!every_tree_has_one(choice)) return;
  for (std::size_t i = 0; i < outcomes_.size(); ++i) settled_[i] = choice.condition->value(outcomes_[i].first) != 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < outcomes_.size(); ++i) {
      if (settled_[i] == 0 || stays_settled(i)) continue;
      settled_[i] = 0;
      changed = true;
    }
  }
}

bool Covering::some_are_joined(std::size_t above, std::size_t below) const {
  for (std::size_t i = 0; i < outcomes_.size(); ++i)
    for (std::size_t j = 0; j < outcomes_.size(); ++j)
      if (differences_[i][above] != infinite && differences_[j][below] != infinite && joined(i, j).outcome) return true;
  return false;
}

bool Covering::every_tree_has_one(const Choice& choice) const {
  bool every = true;
  each_label(choice.around, 0, [&](Label around) {
    bool some = false;
    each_label(choice.slots, around, [&](Label label) { some = some || choice.condition->of_vertex(label) != never; });
    every = every && some;
  });
  for (std::size_t i = 0; i < outcomes_.size(); ++i)
    for (std::size_t j = 0; j < outcomes_.size(); ++j)
      every = every && (!some_tree_has(i) || !some_tree_has(j) || some_are_joined(i, j));
  return every;
}

/// Every tree has an outcome, and with it others, one of which will do.
bool Covering::stays_settled(std::size_t outcome) const {
  const auto is_settled = [&](const Joined& both) { return both.outcome && settled_[*both.outcome] != 0; };
  for (std::size_t tree = 0; tree < outcomes_.size(); ++tree) {
    if (!some_tree_has(tree)) continue;
    bool above = false, below = false;
    for (std::size_t i = 0; i < outcomes_.size(); ++i) {
      if (differences_[i][tree] == infinite) continue;
      above = above || is_settled(joined(outcome, i));
      below = below || is_settled(joined(i, outcome));
    }
    if (!above || !below) return false;
  }
  return true;
}

bool Covering::is_settled(const Outcome& outcome) const {
  const auto place = places_.find(outcome);
  return place != places_.end() && settled_[place->second] != 0;
}

std::map<Outcome, Number> Covering::kept(std::map<Outcome, Number> found) const {
  const auto covers = [&](const auto& one, const auto& other) {
    if (one.first == other.first) return false;
    const auto first = places_.find(one.first), second = places_.find(other.first);
    if (first == places_.end() || second == places_.end()) return false;
    const Number margin = margins_[first->second][second->second];
    if (margin == infinite) return false;
    return sign_ * one.second + margin <= sign_ * other.second;
  };
  std::erase_if(found, [&](const auto& each) {
    const auto place = places_.find(each.first);
    return place != places_.end() && !is_of_use(place->second);
  });
  // One after another: what covers is there when what it covers goes.
  for (auto each = found.begin(); each != found.end();) {
    const bool covered = std::ranges::any_of(found, [&](const auto& other) { return covers(other, *each); });
    each = covered ? found.erase(each) : std::next(each);
  }
  return found;
}

}  // namespace gamecert::language::trees
