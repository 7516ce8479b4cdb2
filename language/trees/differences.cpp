// Numbers by what they differ in: themselves again, and compared.
#include <algorithm>
#include <utility>

#include "language/arithmetic.hpp"
#include "language/trees/parts.hpp"

namespace gamecert::language::trees {
namespace {

bool is_finite(Number number) { return number != infinite && number != minus_infinite; }

/// {state, all shifts together}
class OfDifference final : public TreePart {
 public:
  OfDifference(StateMemory& budget, TreeDifference* number) : TreePart(budget), number_(*number) {}
  State of_vertex(Label label) override { return state(number_.of_vertex(label)); }
  Number value(State state) override {
    const Number found = number_.value(static_cast<State>(key(state)[0]));
    return is_finite(found) ? found + key(state)[1] : found;
  }

 private:
  State join(State above, State below) override {
    const Key a = key(above), b = key(below);
    Shifted both = number_.joined(static_cast<State>(a[0]), static_cast<State>(b[0]));
    both.by += a[1] + b[1];
    return state(both);
  }
  State state(const Shifted& shifted) { return state_of({shifted.state, shifted.by}); }

  TreeDifference& number_;
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
  /// Where it is finite.
  Number value(State state) override {
    Number result = combination().sum.constant;
    const std::vector<Number> of_terms = values(state);
    for (std::size_t i = 0; i < of_terms.size(); ++i) result += combination().terms[i].factor * of_terms[i];
    return result;
  }
  bool fits(State state, Number shift) override {
    std::vector<Number> of_terms = values(state);
    if (std::ranges::all_of(of_terms, is_finite)) {
      const Number all = value(state) + shift;
      return compared_.lowest <= all && all <= compared_.highest;
    }
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
  std::vector<Number> values(State state) {
    std::vector<Number> result;
    for (std::size_t i = 0; i < combination().terms.size(); ++i)
      result.push_back(combination().terms[i].number->value(static_cast<State>(key(state)[i + 1])));
    return result;
  }

  Comparison compared_;
  Label slots_;
};

/// {state, all shifts together}
class Compared final : public TreePart {
 public:
  Compared(StateMemory& budget, ComparedDifference* difference) : TreePart(budget), difference_(*difference) {}
  State of_vertex(Label label) override { return state(difference_.of_vertex(label)); }
  Number value(State state) override {
    return difference_.fits(static_cast<State>(key(state)[0]), key(state)[1]) ? 1 : 0;
  }

 private:
  State join(State above, State below) override {
    const Key a = key(above), b = key(below);
    Shifted both = difference_.joined(static_cast<State>(a[0]), static_cast<State>(b[0]));
    both.by += a[1] + b[1];
    return state(both);
  }
  State state(const Shifted& shifted) { return state_of({shifted.state, shifted.by}); }

  ComparedDifference& difference_;
};

}  // namespace

TreePart* Parts::number(TreeDifference* number) { return keep(std::make_unique<OfDifference>(budget_, number)); }
ComparedDifference* Parts::difference(const Comparison& comparison) {
  return keep_difference(std::make_unique<Combined>(budget_, comparison));
}
TreePart* Parts::compared(const Comparison& comparison) {
  return keep(std::make_unique<Compared>(budget_, difference(comparison)));
}

}  // namespace gamecert::language::trees
