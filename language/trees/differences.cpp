// Numbers by what they differ in: themselves again, and compared.
#include <algorithm>
#include <utility>

#include "language/arithmetic.hpp"
#include "language/trees/parts.hpp"

namespace gamecert::language::trees {
namespace {

bool is_finite(Number number) { return number != infinite && number != minus_infinite; }

/// {state, all shifts together}
template <class Shifting>
class WithShifts : public TreePart {
 public:
  WithShifts(StateMemory& budget, Shifting* of) : TreePart(budget), of_(*of) {}
  State of_vertex(Label label) override { return state(of_.of_vertex(label)); }

 protected:
  Shifting& of() { return of_; }
  State inner(State state) const { return static_cast<State>(key(state)[0]); }
  Number shift(State state) const { return key(state)[1]; }

 private:
  State join(State above, State below) override {
    Shifted both = of_.joined(inner(above), inner(below));
    both.by += shift(above) + shift(below);
    return state(both);
  }
  State state(const Shifted& shifted) { return state_of({shifted.state, shifted.by}); }

  Shifting& of_;
};

class OfDifference final : public WithShifts<TreeDifference> {
 public:
  using WithShifts::WithShifts;
  Number value(State state) override {
    const Number found = of().value(inner(state));
    return is_finite(found) ? found + shift(state) : found;
  }
};

class Compared final : public WithShifts<ComparedDifference> {
 public:
  using WithShifts::WithShifts;
  Number value(State state) override { return of().fits(inner(state), shift(state)) ? 1 : 0; }
};

/// {label of the root, states of the terms}
class Combined final : public ComparedDifference {
 public:
  Combined(StateMemory& budget, Comparison comparison)
      : ComparedDifference(budget), compared_(std::move(comparison)), slots_(compared_.combination.sum.slots()) {}
  Shifted of_vertex(Label label) override {
    Number by = combination().sum.of_vertex(label);
    Key states{static_cast<Number>(label & slots_)};
    for (const auto& [factor, number] : combination().terms) add(states, by, factor, number->of_vertex(label));
    return {state_of(std::move(states)), by};
  }
  bool fits(State state, Number shift) override {
    std::vector<Number> of_terms;
    Number all = combination().sum.constant + shift;
    bool finite = true;
    for (const auto& [factor, number] : combination().terms) {
      of_terms.push_back(number->value(static_cast<State>(key(state)[of_terms.size() + 1])));
      finite = finite && is_finite(of_terms.back());
      if (finite) all += factor * of_terms.back();
    }
    if (finite) return compared_.lowest <= all && all <= compared_.highest;
    for (Number& each : of_terms) each = is_finite(each) ? 0 : each;
    return compared_.otherwise(of_terms);
  }

 private:
  const Combination& combination() const { return compared_.combination; }
  Shifted join(State above, State below) override {
    const Key a = key(above), b = key(below);
    Number by = combination().sum.of_edge(static_cast<Label>(a[0]), static_cast<Label>(b[0]));
    Key states{a[0]};
    for (std::size_t i = 1; i < a.size(); ++i) {
      const auto& [factor, number] = combination().terms[i - 1];
      add(states, by, factor, number->joined(static_cast<State>(a[i]), static_cast<State>(b[i])));
    }
    return {state_of(std::move(states)), by};
  }
  static void add(Key& states, Number& by, Number factor, const Shifted& term) {
    states.push_back(term.state);
    by += factor * term.by;
  }
  Comparison compared_;
  Label slots_;
};

}  // namespace

TreePart* Parts::number(TreeDifference* number) { return keep(std::make_unique<OfDifference>(budget_, number)); }
ComparedDifference* Parts::difference(const Comparison& comparison) {
  return compared_.emplace_back(std::make_unique<Combined>(budget_, comparison)).get();
}
TreePart* Parts::compared(const Comparison& comparison) {
  return keep(std::make_unique<Compared>(budget_, difference(comparison)));
}

}  // namespace gamecert::language::trees
