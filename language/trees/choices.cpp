// Parts that quantifiers are: states of the parts inside, for all choices of sets.
#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

#include "language/arithmetic.hpp"
#include "language/trees/covering.hpp"
#include "language/trees/parts.hpp"
#include "language/words.hpp"

namespace gamecert::language::trees {
namespace {

/// The outcomes of all choices at trees, of which a state keeps those of the tree that had it first: what it does not
/// need is not looked at when trees are told apart, but what is joined to it may need it.
class Outcomes {
 public:
  using Found = std::map<Outcome, Number>;  // with the best sum
  Outcomes(Choice choice, LabelSum sum, bool greatest)
      : choice_(std::move(choice)),
        sum_(std::move(sum)),
        slots_(sum_.slots()),
        meaning_(greatest ? Meaning::max : Meaning::min) {}

  TreePart& condition() const { return *choice_.condition; }
  Meaning meaning() const { return meaning_; }
  const LabelSum& sum() const { return sum_; }
  const Found& of(State state) const { return of_states_.at(state); }

  Found of_vertex(Label label) const {
    Found found;
    each_label(choice_.slots, label, [&](Label each) {
      add(found, {choice_.condition->of_vertex(each), each & slots_}, sum_.of_vertex(each));
    });
    return found;
  }
  Found joined(State above, State below) const {
    Found found;
    for (const auto& [one, first] : of(above))
      for (const auto& [other, second] : of(below))
        add(found, {choice_.condition->joined(one.first, other.first), one.second},
            first + second + sum_.of_edge(one.second, other.second));
    return found;
  }
  /// What trees are told apart by, {state, label of the root, sum less `by`, ...}.
  std::vector<Number> key(const Found& found, Number& by) {
    const Found kept = covering().kept(found);
    by = kept.empty() ? 0 : kept.begin()->second;
    for (const auto& [outcome, sum] : kept) by = language::joined(meaning_, by, sum);
    std::vector<Number> result;
    for (const auto& [outcome, sum] : kept)
      result.insert(result.end(), {outcome.first, static_cast<Number>(outcome.second), sum - by});
    return result;
  }
  /// Whether one is settled.
  bool settled(const Found& found) {
    return std::ranges::any_of(found, [&](const auto& each) { return covering().is_settled(each.first); });
  }
  /// If nothing is kept of it yet.
  void keep(State state, const Found& found, Number by) {
    const auto [kept, fresh] = of_states_.try_emplace(state, found);
    if (!fresh) return;
    for (auto& [outcome, sum] : kept->second) sum -= by;
  }

 private:
  const Covering& covering() {
    if (!covering_) covering_.emplace(choice_, sum_, meaning_ == Meaning::max);
    return *covering_;
  }
  void add(Found& found, const Outcome& outcome, Number sum) const {
    if (outcome.first == never) return;
    const auto [best, fresh] = found.try_emplace(outcome, sum);
    if (!fresh) best->second = language::joined(meaning_, best->second, sum);
  }

  Choice choice_;
  LabelSum sum_;
  Label slots_;
  Meaning meaning_;
  std::optional<Covering> covering_;
  std::unordered_map<State, Found> of_states_;
};

class Exists final : public TreePart {
 public:
  Exists(StateMemory& budget, Choice choice) : TreePart(budget), outcomes_(std::move(choice), {}, false) {}
  State of_vertex(Label label) override { return state(outcomes_.of_vertex(label)); }
  Number value(State state) override {
    if (state <= surely) return state;
    return std::ranges::any_of(outcomes_.of(state),
                               [&](const auto& each) { return outcomes_.condition().value(each.first.first) != 0; });
  }

 private:
  State join(State above, State below) override {
    if (above == never || below == never) return never;
    if (above == surely || below == surely) return surely;
    return state(outcomes_.joined(above, below));
  }
  State state(const Outcomes::Found& found) {
    if (found.empty()) return never;
    if (found.contains({surely, 0}) || outcomes_.settled(found)) return surely;
    Number by = 0;
    std::vector<Number> kept = outcomes_.key(found, by);
    if (kept.empty()) return never;
    const State result = state_of(std::move(kept));
    outcomes_.keep(result, found, by);
    return result;
  }

  Outcomes outcomes_;
};

class ExtremeSum final : public TreeDifference {
 public:
  ExtremeSum(StateMemory& budget, Choice choice, bool greatest, LabelSum number)
      : TreeDifference(budget), outcomes_(std::move(choice), std::move(number), greatest) {}
  Shifted of_vertex(Label label) override { return shifted(outcomes_.of_vertex(label)); }
  Number value(State state) override {
    Number result = value_of_none(outcomes_.meaning());
    for (const auto& [outcome, sum] : outcomes_.of(state))
      if (outcomes_.condition().value(outcome.first) != 0)
        result = language::joined(outcomes_.meaning(), result, sum + outcomes_.sum().constant);
    return result;
  }

 private:
  Shifted join(State above, State below) override { return shifted(outcomes_.joined(above, below)); }
  Shifted shifted(const Outcomes::Found& found) {
    Number by = 0;
    const State result = state_of(outcomes_.key(found, by));
    outcomes_.keep(result, found, by);
    return {result, by};
  }

  Outcomes outcomes_;
};

/// {state of the condition, state of the number, how many choices have these, ...}
class OfValues : public TreePart {
 public:
  State of_vertex(Label label) override {
    Found found;
    each_label(choice_.slots, label, [&](Label each) {
      add(
          found, choice_.condition->of_vertex(each), [&] { return number_.of_vertex(each); }, 1);
    });
    return state(found);
  }

 protected:
  OfValues(StateMemory& budget, Choice choice, TreePart* number, bool fractions, bool counts)
      : TreePart(budget), choice_(std::move(choice)), number_(*number), fractions_(fractions), counts_(counts) {}
  bool fractions() const { return fractions_; }
  /// Calls visit(number, times) for the choices for which the condition is true.
  template <class Visit>
  void each_value(State state, Visit&& visit) {
    const Key& all = key(state);
    for (std::size_t i = 0; i < all.size(); i += 3)
      if (choice_.condition->value(static_cast<State>(all[i])) != 0)
        visit(number_.value(static_cast<State>(all[i + 1])), all[i + 2]);
  }

 private:
  using Found = std::map<std::pair<State, State>, Number>;
  State join(State above, State below) override {
    const Key a = key(above), b = key(below);
    Found found;
    for (std::size_t i = 0; i < a.size(); i += 3)
      for (std::size_t j = 0; j < b.size(); j += 3)
        add(
            found, choice_.condition->joined(static_cast<State>(a[i]), static_cast<State>(b[j])),
            [&] { return number_.joined(static_cast<State>(a[i + 1]), static_cast<State>(b[j + 1])); },
            counts_ ? times(a[i + 2], b[j + 2]) : 1);
    return state(found);
  }
  template <class OfNumber>
  void add(Found& found, State condition, OfNumber&& number, Number count) {
    if (condition == never) return;
    Number& all = found[{condition, number()}];
    all = counts_ ? plus(all, count) : 1;
  }
  State state(const Found& found) {
    Key result;
    for (const auto& [states, count] : found) result.insert(result.end(), {states.first, states.second, count});
    return state_of(std::move(result));
  }

  Choice choice_;
  TreePart& number_;
  bool fractions_, counts_;
};

class ExtremeValue final : public OfValues {
 public:
  ExtremeValue(StateMemory& budget, const Choice& choice, bool greatest, TreePart* number, bool fractions)
      : OfValues(budget, choice, number, fractions, false), meaning_(greatest ? Meaning::max : Meaning::min) {}
  Number value(State state) override {
    Number result = value_of_none(meaning_);
    each_value(state, [&](Number number, Number) {
      result = fractions() ? joined_fractions(meaning_, result, number) : language::joined(meaning_, result, number);
    });
    return result;
  }

 private:
  Meaning meaning_;
};

class SumOfValues final : public OfValues {
 public:
  SumOfValues(StateMemory& budget, const Choice& choice, TreePart* number, bool fractions)
      : OfValues(budget, choice, number, fractions, true) {}
  Number value(State state) override {
    Number result = fractions() ? fraction(0) : 0;
    each_value(state, [&](Number number, Number count) {
      result = fractions() ? plus_fractions(result, times_fractions(fraction(count), number))
                           : plus(result, times(count, number));
    });
    return result;
  }
};

}  // namespace

TreePart* Parts::exists(const Choice& choice) { return keep(std::make_unique<Exists>(budget_, choice)); }
TreeDifference* Parts::extreme(const Choice& choice, bool greatest, const LabelSum& number) {
  return differences_.emplace_back(std::make_unique<ExtremeSum>(budget_, choice, greatest, number)).get();
}
TreePart* Parts::extreme(const Choice& choice, bool greatest, TreePart* number, bool fractions) {
  return keep(std::make_unique<ExtremeValue>(budget_, choice, greatest, number, fractions));
}
TreePart* Parts::sum(const Choice& choice, TreePart* number, bool fractions) {
  return keep(std::make_unique<SumOfValues>(budget_, choice, number, fractions));
}

}  // namespace gamecert::language::trees
