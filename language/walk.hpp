// The one walk through a formula at a graph. What values are is a matter of domains that plug in: numbers
// (compiled_formula.hpp), 64 truths at once (the same), numbers that may be unknown, values with their reasons.
//
// A domain derives from Walk<Domain, Value, Place> and has
//   of(number), number(value), known(value)      to and from plain numbers; a value that is not known has none
//   negation(a), decides(a), conjunction(a, b)   `decides` if the second side makes no difference
//   beside(at, a)             where the second side is looked at
//   strict(node, at, a, b)    of a word whose arguments all count
//   with(a, b)                b, resting on a too: a condition and what it chooses, the ends of a range
//   named(value)              what a name of `let` stands for
//   through(set, body, graph) a body on another graph
//   term(node, at), question(node, at, sets, values), other(node, numbers)   what only the domain can say
//   Search, Gathered          whether an instance makes a body true or false; the values of all bodies together
//   step()                    is called at each part
//   reorders, by_words, most_coloured   whether the cheaper side comes first; whether over_colourings(node, at) goes
//                             through colourings; the greatest order of graphs whose colourings are gone through
// Deadlines and signals are looked at here, at each instance.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "language/fold.hpp"
#include "language/program.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::language {

/// Where a formula is evaluated: a graph, and a colouring, a set of its vertices.
template <class Place>
struct At {
  Place& on;
  VertexSet green = 0;
};

/// Truths put together, each part by value(node, at) of the domain.
template <class Domain, class Value, class Where>
class Connectives {
 protected:
  Value connective(const Node& node, const Where& at) {
    switch (node.word->meaning) {
      case Meaning::conjunction:
        return both(node, at, false, false);
      case Meaning::disjunction:
        return domain().negation(both(node, at, true, true));
      case Meaning::implication:
        return domain().negation(both(node, at, false, true));
      default:
        return domain().negation(domain().value(node.children[0], at));
    }
  }
  Domain& domain() { return static_cast<Domain&>(*this); }

 private:
  /// Whether both sides are true, of each of which the negation may be meant.
  Value both(const Node& node, const Where& at, bool negate_first, bool negate_second) {
    const std::size_t first = Domain::reorders && node.last_first ? 1 : 0;
    const auto side = [&](std::size_t i, const Where& where) {
      Value result = domain().value(node.children[i], where);
      return (i == 0 ? negate_first : negate_second) ? domain().negation(std::move(result)) : result;
    };
    Value one = side(first, at);
    if (domain().decides(one, at)) return one;
    const Where& where = domain().beside(at, one);
    Value other = side(1 - first, where);
    return domain().conjunction(std::move(one), std::move(other));
  }
};

template <class Domain, class Value, class Place>
class Walk : public Connectives<Domain, Value, At<Place>> {
 protected:
  using Where = At<Place>;
  using Connectives<Domain, Value, Where>::domain;
  static constexpr std::size_t most_places = std::size_t{1} << 16;  // graphs that deletions leave

  /// `make` makes a place without a graph.
  template <class Make>
  Walk(const Formula& formula, const GameValues* ways, Make make, const Outside& outside = {})
      : program_(formula, ways, outside), bound_(program_.slots()), kept_(program_.size()), make_(std::move(make)) {
    places_.push_back(make_());
  }

  const Program& program() const { return program_; }
  Place& whole() { return *places_.front(); }
  /// The graph is another one now.
  void at_graph(const graphs::SmallGraph& graph) {
    text::pause();
    whole().ask(graph);
    std::ranges::fill(kept_, std::nullopt);
    used_ = 1;
    depth_ = 0;
    left_.clear();
    found_.clear();
    active_.clear();
    note_graph(whole());
  }

  /// Of a parameter from outside.
  void bind(std::size_t parameter, Value value) { bound_[parameter] = std::move(value); }
  /// Of a word of others; domains that have such words say what it is.
  static Value other(const Node& node, std::span<const Number>) {
    throw std::logic_error("no value of " + std::string(node.other->text));
  }

  Value value(std::size_t index, const Where& at) {
    const Node& node = program_[index];
    domain().step();
    const bool keeps = Domain::by_words && node.closed && &at.on == &whole();
    if (!keeps) return evaluated(node, at);
    if (!kept_[index]) kept_[index] = evaluated(node, at);
    return *kept_[index];
  }

 private:
  Value evaluated(const Node& node, const Where& at) {
    switch (node.kind) {
      case Node::Kind::variable:
        return bound_[node.slot];
      case Node::Kind::number:
        return domain().of(node.number);
      case Node::Kind::term:
      case Node::Kind::defined:
        return domain().term(node, at);
      case Node::Kind::call:
        return called(node, at);
      case Node::Kind::other:
        return of_others(node, at);
      case Node::Kind::word:
        break;
    }
    const auto child = [&](std::size_t i) { return value(node.children[i], at); };
    switch (node.word->meaning) {
      case Meaning::conjunction:
      case Meaning::disjunction:
      case Meaning::implication:
      case Meaning::negation:
        return this->connective(node, at);
      case Meaning::choice: {
        const Value condition = child(0);
        if (!domain().known(condition)) return condition;
        return domain().with(condition, child(domain().number(condition) != 0 ? 1 : 2));
      }
      case Meaning::let:
        bound_[node.slot] = domain().named(child(1));
        return child(2);
      case Meaning::change:
        return changed(node, at);
      case Meaning::ask:
        return asked(node, at);
      case Meaning::pattern:
        return domain().of(node.word->meets(at.on.placed(), *node.pattern));
      case Meaning::strict: {
        Value first = node.word->arguments > 0 ? child(0) : domain().of(0);
        if (node.word->arguments < 2) return domain().strict(node, at, first, domain().of(0));
        return domain().strict(node, at, first, child(1));
      }
      default:
        return quantified(node, at);
    }
  }

  Value quantified(const Node& node, const Where& at) {
    if constexpr (Domain::by_words) {
      if (node.engine)
        if (const auto found = node.engine(at.on)) return *found;
      if (node.range == Range::colourings) return domain().over_colourings(node, at);
    }
    if (node.word->meaning == Meaning::forall) return domain().negation(some(node, at, false));
    return node.word->meaning == Meaning::exists ? some(node, at, true) : gathered(node, at);
  }
  /// Whether some instance makes the body true, or false.
  Value some(const Node& node, const Where& at, bool wanted) {
    typename Domain::Search search(node, wanted);
    const Value ends = each_instance(node, at, [&](const Where& instance, Number part) {
      return search.add(value(node.children[1], instance), instance, part);
    });
    return domain().with(ends, search.result());
  }

  Value gathered(const Node& node, const Where& at) {
    typename Domain::Gathered values;
    Fold fold(node.word->meaning, node.fractions, node.members);
    const Value ends = each_instance(node, at, [&](const Where& instance, Number part) {
      if constexpr (Domain::by_words)
        if (node.chosen_first && fold.stays(value(program_[node.children[1]].children[1], instance))) return true;
      const Value body = value(node.children[1], instance);
      values.add(body);
      return !domain().known(body) || fold.add(part, domain().number(body), instance.on.placed());
    });
    return domain().with(ends, values.result(fold.result()));
  }

  /// Calls visit(where, instance) for every instance until it says no. What the ends of the range rest on; if they are
  /// not known, nothing is gone through.
  template <class Visit>
  Value each_instance(const Node& node, const Where& at, Visit&& visit) {
    if (node.range == Range::colourings) {
      const int order = at.on.graph().order;
      if (order > Domain::most_coloured)
        throw text::LimitError("colourings of a graph of order " + std::to_string(order) + "; at most order " +
                               std::to_string(Domain::most_coloured) + " is gone through");
      for (std::size_t word = 0; word < at.on.colouring_words(); ++word) {
        text::pause();
        const VertexSet last = graphs::first_vertices(order);
        for (VertexSet green = word * 64; green <= last && green / 64 == word; ++green)
          if (!visit(Where{at.on, green}, static_cast<Number>(green))) return domain().of(0);
      }
      return domain().of(0);
    }
    const auto bind = [&](Number part) {
      text::pause();
      bound_[node.slot] = domain().of(part);
      return visit(at, part);
    };
    if (node.range == Range::numbers) {
      Value first = value(node.of_range[0], at), last = value(node.of_range[1], at);
      if (!domain().known(first) || !domain().known(last)) return domain().known(first) ? last : first;
      each_number(domain().number(first), domain().number(last), node.word->meaning == Meaning::greatest, bind);
      return domain().with(first, last);
    }
    if (node.range == Range::members || node.range == Range::subsets) {
      Value set = value(node.of_range[0], at);
      if (!domain().known(set)) return set;
      const auto bits = static_cast<VertexSet>(domain().number(set));
      if (node.range == Range::subsets) {
        for (VertexSet part = 0; bind(static_cast<Number>(part)) && part != bits;) part = (part - bits) & bits;
      } else {
        const bool down = node.word->meaning == Meaning::greatest;
        for (VertexSet left = bits; left != 0;) {
          const int bit = down ? 63 - std::countl_zero(left) : std::countr_zero(left);
          if (!bind(member_at(at.on.placed(), node.members, bit))) break;
          left &= ~graphs::single(bit);
        }
      }
      return set;
    }
    if (node.range == Range::arcs) {
      for (const Number arc : arcs(at.on.placed()))
        if (!bind(arc)) break;
      return domain().of(0);
    }
    each_part(node.range, at.on.placed(), [&](VertexSet part) { return bind(static_cast<Number>(part)); });
    return domain().of(0);
  }

  void note_graph(const Place& place) {
    if (program_.recursive()) asked_of_[&place] = ++graphs_;
  }

  /// The arguments of a call behind `numbers`, and what they rest on, which is not known if one of them is not.
  Value given(const Node& node, const Where& at, std::vector<Number>& numbers) {
    Value all = domain().of(0);
    for (const std::size_t argument : node.given) {
      Value one = value(argument, at);
      if (!domain().known(one)) return one;
      numbers.push_back(domain().number(one));
      all = domain().with(all, std::move(one));
    }
    return all;
  }

  Value of_others(const Node& node, const Where& at) {
    std::vector<Number> numbers;
    const Value all = given(node, at, numbers);
    return domain().known(all) ? domain().with(all, domain().other(node, numbers)) : all;
  }

  /// A value of a recursion: on one graph it is found once for the same arguments.
  Value called(const Node& node, const Where& at) {
    const Recursion& recursion = program_.recursion(node.slot);
    std::vector<Number> key{static_cast<Number>(asked_of_.at(&at.on)), static_cast<Number>(node.slot)};
    const Value all = given(node, at, key);
    if (!domain().known(all)) return all;
    if (const auto known = found_.find(key); known != found_.end()) return domain().with(all, known->second);
    const Fall falling(active_, node.slot, recursion, key[2]);
    const auto first = bound_.begin() + static_cast<std::ptrdiff_t>(recursion.first_slot);
    const std::vector<Value> around(first, bound_.begin() + static_cast<std::ptrdiff_t>(recursion.end_slot));
    std::ranges::transform(key.begin() + 2, key.end(), first, [&](Number number) { return domain().of(number); });
    Value result = domain().named(value(recursion.body, {at.on}));
    std::ranges::copy(around, first);
    found_.emplace(std::move(key), result);
    return domain().with(all, std::move(result));
  }

  /// The calls that are being found, each with the measure of its first argument, which falls.
  class Fall {
   public:
    using Active = std::vector<std::pair<std::size_t, Number>>;
    Fall(Active& active, std::size_t number, const Recursion& recursion, Number first) : active_(active) {
      constexpr std::size_t deepest = 500;
      const Number measure = recursion.falls_as_set ? std::popcount(static_cast<VertexSet>(first)) : first;
      const auto outer =
          std::find_if(active.rbegin(), active.rend(), [&](const auto& one) { return one.first == number; });
      if (outer != active.rend() && (measure < 0 || measure >= outer->second))
        throw text::InputError(
            "a call of " + recursion.name + " inside another has the first argument " +
            (recursion.falls_as_set ? "with " + std::to_string(measure) + " members" : std::to_string(measure)) +
            ", which does not fall towards 0 from " + std::to_string(outer->second));
      if (active.size() == deepest)
        throw text::LimitError("a recursion is more than " + std::to_string(deepest) + " calls deep");
      active.emplace_back(number, measure);
    }
    ~Fall() { active_.pop_back(); }
    Fall(const Fall&) = delete;
    Fall& operator=(const Fall&) = delete;

   private:
    Active& active_;
  };

  /// The body on another graph.
  Value changed(const Node& node, const Where& at) {
    const std::size_t body = node.word->arguments - 1;
    const Value set = body == 0 ? domain().of(0) : value(node.children[0], at);
    if (!domain().known(set)) return set;
    PlacedGraph graph = at.on.placed();
    node.word->change(graph, static_cast<VertexSet>(domain().number(set)));
    if (!graph.remade && node.word->takes[0] == Sort::element)
      return domain().through(set, value(node.children[body], {left(graph), 0}), graph);
    if (depth_ == once_.size()) once_.push_back(make_());
    Place& once = *once_[depth_++];
    once.ask(graph);
    note_graph(once);
    Value inside = value(node.children[body], {once, 0});
    --depth_;
    return domain().through(set, std::move(inside), graph);
  }

  /// What deletions have made of the whole: a place of its own.
  Place& left(const PlacedGraph& graph) {
    if (graph.kept == whole().placed().kept && graph.cut.empty()) return whole();
    const auto [it, fresh] = left_.try_emplace(graph.deletions(), used_);
    if (!fresh) return *places_[it->second];
    if (used_ > most_places)
      throw text::LimitError("the formula asks about more than " + std::to_string(most_places) + " subgraphs");
    if (places_.size() == used_) places_.push_back(make_());
    places_[used_]->ask(graph);
    note_graph(*places_[used_]);
    return *places_[used_++];
  }

  Value asked(const Node& node, const Where& at) {
    const std::size_t count = node.formula->arguments.size() - 1;
    std::array<Value, most_attributes> values;
    std::array<VertexSet, most_attributes> sets{};
    for (std::size_t i = 0; i < count; ++i) {
      values[i] = value(node.children[i], at);
      if (!domain().known(values[i])) return values[i];
      sets[i] = at.on.attribute(node.orders[i], domain().number(values[i]));
    }
    return domain().question(node, at, std::span(sets).first(count), std::span(values).first(count));
  }

  const Program program_;
  std::vector<Value> bound_;                // by slot
  std::vector<std::optional<Value>> kept_;  // by node: of the graph at hand, what is about it alone
  std::function<std::unique_ptr<Place>()> make_;
  std::vector<std::unique_ptr<Place>> places_;  // the graph, then what is left after deletions; reused
  std::size_t used_ = 0;                        // of them, for the graph at hand
  std::map<Deletions, std::size_t> left_;       // where in places_ they are
  std::vector<std::unique_ptr<Place>> once_;    // of graphs made in other ways, by depth
  std::size_t depth_ = 0;
  std::map<const Place*, std::uint64_t> asked_of_;  // the number of the graph that it is about
  std::uint64_t graphs_ = 0;
  std::map<std::vector<Number>, Value> found_;  // of recursions: by graph, recursion and arguments
  typename Fall::Active active_;
};

}  // namespace gamecert::language
