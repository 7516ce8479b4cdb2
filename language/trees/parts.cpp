// States by their keys, and the parts that look at labels and at joined parts.
#include "language/trees/parts.hpp"

#include <algorithm>
#include <utility>

#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::language::trees {
namespace {

class Constant final : public TreePart {
 public:
  Constant(StateMemory& budget, Number value, bool truth) : TreePart(budget), value_(value), truth_(truth) {}
  State of_vertex(Label) override { return truth_ ? (value_ != 0 ? surely : never) : state_of({}); }
  State join(State above, State) override { return above; }
  Number value(State) override { return value_; }

 private:
  Number value_;
  bool truth_;
};

class All final : public TreePart {
 public:
  All(StateMemory& budget, Members set) : TreePart(budget), set_(std::move(set)) {}
  State of_vertex(Label label) override { return set_.has(label) ? state_of({}) : never; }
  State join(State above, State below) override { return below == never ? never : above; }
  Number value(State state) override { return state != never ? 1 : 0; }

 private:
  Members set_;
};

/// {label of the root, sum so far}
class Sum : public TreePart {
 public:
  Sum(StateMemory& budget, LabelSum number) : TreePart(budget), number_(std::move(number)), slots_(number_.slots()) {}
  State of_vertex(Label label) override { return settled(label & slots_, number_.of_vertex(label)); }
  Number value(State state) override { return number_.constant + key(state)[1]; }

 protected:
  State join(State above, State below) override {
    const auto root = static_cast<Label>(key(above)[0]), lower = static_cast<Label>(key(below)[0]);
    return settled(root, key(above)[1] + key(below)[1] + number_.of_edge(root, lower));
  }
  virtual State settled(Label root, Number sum) { return state_of({static_cast<Number>(root), sum}); }

 private:
  LabelSum number_;
  Label slots_;
};

/// Where nothing is taken away, what is too much is too much for good.
class Within final : public Sum {
 public:
  Within(StateMemory& budget, const LabelSum& number, Number lowest, Number highest)
      : Sum(budget, number), lowest_(lowest), highest_(highest), grows_(number.direction() == 1) {}
  Number value(State state) override {
    if (state <= surely) return state;
    const Number sum = key(state)[1];
    return lowest_ <= sum && sum <= highest_ ? 1 : 0;
  }

 private:
  State join(State above, State below) override {
    if (above == never || below == never) return never;
    if (above == surely || below == surely) return surely;
    return Sum::join(above, below);
  }
  State settled(Label root, Number sum) override {
    if (grows_ && sum > highest_) return never;
    if (grows_ && highest_ == infinite && sum >= lowest_) return surely;
    return Sum::settled(root, sum);
  }

  Number lowest_, highest_;  // of the sum without the constant
  bool grows_;
};

/// {label of the root, components without it}
class ComponentsWithin final : public TreePart {
 public:
  ComponentsWithin(StateMemory& budget, TreePlace place, Number lowest, Number highest)
      : TreePart(budget), place_(std::move(place)), slots_(place_.slots()), lowest_(lowest), highest_(highest) {}
  State of_vertex(Label label) override { return settled(label & slots_, 0); }
  State join(State above, State below) override {
    if (above == never || below == never) return never;
    if (above == surely || below == surely) return surely;
    const auto root = static_cast<Label>(key(above)[0]), lower = static_cast<Label>(key(below)[0]);
    const bool closed = place_.kept.has(lower) && !place_.joins(root, lower);
    return settled(root, key(above)[1] + key(below)[1] + (closed ? 1 : 0));
  }
  Number value(State state) override {
    if (state <= surely) return state;
    const Number all = key(state)[1] + (place_.kept.has(static_cast<Label>(key(state)[0])) ? 1 : 0);
    return lowest_ <= all && all <= highest_ ? 1 : 0;
  }

 private:
  State settled(Label root, Number closed) {
    if (closed > highest_) return never;
    if (highest_ == infinite && closed >= lowest_) return surely;
    return state_of({static_cast<Number>(root), closed});
  }

  TreePlace place_;
  Label slots_;
  Number lowest_, highest_;
};

class Negation final : public TreePart {
 public:
  Negation(StateMemory& budget, TreePart* part) : TreePart(budget), part_(*part) {}
  State of_vertex(Label label) override { return turned(part_.of_vertex(label)); }
  State join(State above, State below) override { return turned(part_.joined(turned(above), turned(below))); }
  Number value(State state) override { return 1 - part_.value(turned(state)); }

 private:
  static State turned(State state) { return state <= surely ? 1 - state : state; }
  TreePart& part_;
};

/// {states of the parts}, of truths as long as they are not known for good.
class Several : public TreePart {
 public:
  Several(StateMemory& budget, std::vector<TreePart*> parts) : TreePart(budget), parts_(std::move(parts)) {}
  State of_vertex(Label label) override {
    Key states;
    for (TreePart* const part : parts_) states.push_back(part->of_vertex(label));
    return settled(std::move(states));
  }

 protected:
  State join(State above, State below) override {
    Key states;
    for (std::size_t i = 0; i < parts_.size(); ++i)
      states.push_back(parts_[i]->joined(static_cast<State>(key(above)[i]), static_cast<State>(key(below)[i])));
    return settled(std::move(states));
  }
  virtual State settled(Key states) { return state_of(std::move(states)); }
  std::vector<Number> values(State state) {
    std::vector<Number> result;
    for (std::size_t i = 0; i < parts_.size(); ++i)
      result.push_back(parts_[i]->value(static_cast<State>(key(state)[i])));
    return result;
  }

 private:
  std::vector<TreePart*> parts_;
};

class Conjunction final : public Several {
 public:
  using Several::Several;
  Number value(State state) override {
    if (state <= surely) return state;
    return std::ranges::count(values(state), 0) == 0 ? 1 : 0;
  }

 private:
  State join(State above, State below) override {
    if (above == never || below == never) return never;
    if (above == surely || below == surely) return surely;
    return Several::join(above, below);
  }
  State settled(Key states) override {
    if (std::ranges::count(states, never) > 0) return never;
    if (std::ranges::count(states, surely) == std::ssize(states)) return surely;
    return state_of(std::move(states));
  }
};

class Computed final : public Several {
 public:
  Computed(StateMemory& budget, std::vector<TreePart*> parts,
           std::function<Number(const std::vector<Number>&)> function)
      : Several(budget, std::move(parts)), function_(std::move(function)) {}
  Number value(State state) override { return function_(values(state)); }

 private:
  std::function<Number(const std::vector<Number>&)> function_;
};

}  // namespace

Members in_slot(Label slot) {
  return {slot, [slot](Label label) { return (label & slot) != 0; }};
}
Members outside(const Members& set) {
  return {set.slots, [has = set.has](Label label) { return !has(label); }};
}
Members together(SetOperation operation, const Members& one, const Members& other) {
  return {one.slots | other.slots, [operation, a = one.has, b = other.has](Label label) {
            switch (operation) {
              case SetOperation::join:
                return a(label) || b(label);
              case SetOperation::meet:
                return a(label) && b(label);
              case SetOperation::without:
                return a(label) && !b(label);
              default:
                return a(label) != b(label);
            }
          }};
}

Label TreePlace::slots() const {
  Label result = kept.slots;
  for (const Members& edge : cut) result |= edge.slots;
  return result;
}
bool TreePlace::joins(Label one, Label other) const {
  return kept.has(one) && kept.has(other) &&
         std::ranges::none_of(cut, [&](const Members& edge) { return edge.has(one) && edge.has(other); });
}

Label LabelSum::slots() const {
  Label result = 0;
  for (const OfEdges& each : edges) result |= each.slots;
  return result;
}
Number LabelSum::of_vertex(Label label) const {
  Number result = 0;
  for (const OfVertices& each : vertices) result += each.set.has(label) ? each.factor : 0;
  return result;
}
Number LabelSum::of_edge(Label one, Label other) const {
  Number result = 0;
  for (const OfEdges& each : edges) result += each.counts(one, other) ? each.factor : 0;
  return result;
}
int LabelSum::direction() const {
  const auto all = [&](auto fits) {
    return std::ranges::all_of(vertices, fits, &OfVertices::factor) &&
           std::ranges::all_of(edges, fits, &OfEdges::factor);
  };
  return all([](Number factor) { return factor >= 0; }) ? 1 : all([](Number factor) { return factor <= 0; }) ? -1 : 0;
}

LabelSum sum(const LabelSum& one, const LabelSum& other, Number factor) {
  LabelSum result = one;
  result.constant += factor * other.constant;
  for (LabelSum::OfVertices each : other.vertices) {
    each.factor *= factor;
    result.vertices.push_back(std::move(each));
  }
  for (LabelSum::OfEdges each : other.edges) {
    each.factor *= factor;
    result.edges.push_back(std::move(each));
  }
  return result;
}

void StateMemory::take(std::size_t bytes) {
  if (bytes > left_) throw text::LimitError("what is to be known of trees takes more than 1 GB");
  left_ -= bytes;
}

std::size_t States::Hash::operator()(const Key& key) const {
  std::size_t result = key.size();
  for (const Number number : key) {
    result = (result ^ static_cast<std::size_t>(number)) * 0x9e3779b97f4a7c15;
    result ^= result >> 29;
  }
  return result;
}

State States::state_of(Key key) {
  constexpr std::size_t around_a_key = 120;
  const auto [found, fresh] = states_.try_emplace(std::move(key), static_cast<State>(keys_.size()));
  if (fresh) {
    budget_.take(found->first.size() * sizeof(Number) + around_a_key);
    keys_.push_back(&found->first);
  }
  return found->second;
}

void States::take_pair() {
  constexpr std::size_t a_pair = 48;
  text::pause();
  budget_.take(a_pair);
}

TreePart* Parts::keep(std::unique_ptr<TreePart> part) {
  parts_.push_back(std::move(part));
  return parts_.back().get();
}

TreePart* Parts::constant(Number value, bool truth) { return keep(std::make_unique<Constant>(budget_, value, truth)); }
TreePart* Parts::all(const Members& set) { return keep(std::make_unique<All>(budget_, set)); }
TreePart* Parts::inside(const Members& one, const Members& other) {
  return all(outside(together(SetOperation::without, one, other)));
}
TreePart* Parts::number(const LabelSum& number) {
  if (number.vertices.empty() && number.edges.empty()) return constant(number.constant, false);
  return keep(std::make_unique<Sum>(budget_, number));
}

TreePart* Parts::within(const LabelSum& number, Number lowest, Number highest) {
  const auto less = [](Number bound, Number constant) {
    return bound == infinite || bound == minus_infinite ? bound : bound - constant;
  };
  if (number.direction() == -1)
    return within(trees::sum({}, number, -1), highest == infinite ? minus_infinite : -highest,
                  lowest == minus_infinite ? infinite : -lowest);
  return keep(std::make_unique<Within>(budget_, number, less(lowest, number.constant), less(highest, number.constant)));
}

TreePart* Parts::components_within(const TreePlace& place, Number lowest, Number highest) {
  return keep(std::make_unique<ComponentsWithin>(budget_, place, lowest, highest));
}
TreePart* Parts::negation(TreePart* part) { return keep(std::make_unique<Negation>(budget_, part)); }
TreePart* Parts::conjunction(std::vector<TreePart*> parts) {
  return parts.size() == 1 ? parts[0] : keep(std::make_unique<Conjunction>(budget_, std::move(parts)));
}
TreePart* Parts::disjunction(std::vector<TreePart*> parts) {
  for (TreePart*& part : parts) part = negation(part);
  return negation(conjunction(std::move(parts)));
}
TreePart* Parts::computed(std::vector<TreePart*> parts, std::function<Number(const std::vector<Number>&)> function,
                          bool truth) {
  const bool known =
      std::ranges::all_of(parts, [](TreePart* part) { return dynamic_cast<Constant*>(part) != nullptr; });
  if (!known) return keep(std::make_unique<Computed>(budget_, std::move(parts), std::move(function)));
  std::vector<Number> values;
  for (TreePart* const part : parts) values.push_back(part->value(0));
  return constant(function(values), truth);
}

}  // namespace gamecert::language::trees
