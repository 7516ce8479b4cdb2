// The domain, with values of games from the engines.
#include "sweeps/supported_value.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <utility>

#include "conjectures/played_values.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/arithmetic.hpp"
#include "language/walk.hpp"
#include "sweeps/graph_properties.hpp"

namespace gamecert::sweeps {
namespace {

using conjectures::GameAtom;
using graphs::VertexSet;
using language::Formula;
using language::Members;
using language::Node;
using language::Number;
using language::Range;

std::vector<int> joined(const std::vector<int>& a, const std::vector<int>& b) {
  std::vector<int> result;
  std::ranges::set_union(a, b, std::back_inserter(result));
  return result;
}

/// What many instances rest on together.
std::vector<int> distinct(std::vector<int> questions) {
  std::ranges::sort(questions);
  const auto rest = std::ranges::unique(questions);
  questions.erase(rest.begin(), rest.end());
  return questions;
}

/// What a quantifier has chosen, in the words of users.
std::string text_of(const Node& node, VertexSet chosen, const language::PlacedGraph& on) {
  std::string text;
  const auto add = [&](const std::string& member, const char* separator) {
    text.append(text.empty() ? "" : separator).append(member);
  };
  const auto pair = [&](int number) {
    const auto [from, to] = on.pairs->pair(number);
    return std::to_string(from) + (node.members == Members::arcs ? "->" : "-") + std::to_string(to);
  };
  const bool member = node.range == Range::members;
  if (node.range == Range::numbers || (member && node.members == Members::numbers))
    return language::number_text(static_cast<Number>(chosen));
  if (node.range == Range::arcs || (member && node.members == Members::arcs))
    return std::to_string(chosen / 64) + "->" + std::to_string(chosen % 64);
  if (node.range == Range::orders) {
    for (const int v : language::vertices_of(chosen)) add(std::to_string(v), ",");
    return text;
  }
  const bool edge = node.range == Range::edges || (member && node.members == Members::edges);
  const bool of_pairs =
      node.range == Range::subsets && (node.members == Members::edges || node.members == Members::arcs);
  graphs::each(chosen, [&](int v) { of_pairs ? add(pair(v), ",") : add(std::to_string(v), edge ? "-" : ","); });
  return text;
}

/// A graph that changes have made, with the values of the terms that have definitions.
struct Place : GraphProperties {
  std::map<const language::Term*, SupportedValue> defined = {};
  std::unique_ptr<conjectures::PlayedValues> played = {};  // of a digraph

  template <class Graph>
  void ask(const Graph& graph) {
    GraphProperties::ask(graph);
    defined.clear();
    played.reset();
  }
};

class Reasons : public language::Walk<Reasons, SupportedValue, Place> {
 public:
  static constexpr bool reorders = false, by_words = false;
  static constexpr int most_coloured = 20;

  Reasons(const Formula& formula, solve::Watch& watch)
      : Walk(formula, nullptr, [] { return std::make_unique<Place>(); }), watch_(watch) {}

  SupportedValue at(const graphs::SmallGraph& graph) {
    at_graph(graph);
    return value(program().root(), {whole()});
  }
  std::vector<AskedQuestion> asked() && { return std::move(asked_); }

 private:
  friend Walk;
  friend language::Connectives<Reasons, SupportedValue, language::At<Place>>;
  using Where = language::At<Place>;

  void step() { watch_.step(); }
  static SupportedValue of(Number number) { return {number}; }
  static Number number(const SupportedValue& value) { return value.value; }
  static bool known(const SupportedValue&) { return true; }
  static SupportedValue negation(SupportedValue a) {
    a.value = a.value == 0;
    return a;
  }
  static bool decides(const SupportedValue& a, const Where&) { return a.value == 0 && a.questions.empty(); }
  static SupportedValue conjunction(SupportedValue a, SupportedValue b) {
    if (a.value != 0 && b.value != 0) {
      a.questions = joined(a.questions, b.questions);
      a.instances.insert(a.instances.end(), b.instances.begin(), b.instances.end());
      return a;
    }
    if (b.value != 0) return a;
    if (a.value != 0) return b;
    return a.questions.size() <= b.questions.size() ? a : b;
  }
  static const Where& beside(const Where& at, const SupportedValue&) { return at; }
  static SupportedValue with(const SupportedValue& a, SupportedValue b) {
    if (!a.questions.empty()) b.questions = joined(a.questions, b.questions);
    return b;
  }
  static SupportedValue named(SupportedValue value) {
    value.instances.clear();
    return value;
  }
  static SupportedValue through(const SupportedValue& set, SupportedValue body, const language::PlacedGraph& graph) {
    if (graph.remade) body.instances.clear();  // their vertices may be new ones
    return with(set, std::move(body));
  }
  static SupportedValue strict(const Node& node, const Where& at, const SupportedValue& a, const SupportedValue& b) {
    return {node.value(at.on.placed(), a.value, b.value), joined(a.questions, b.questions)};
  }

  /// The instance with the fewest questions, once there is one.
  class Search {
   public:
    Search(const Node& node, bool wanted) : node_(node), wanted_(wanted) {}
    bool add(SupportedValue body, const Where& at, Number part) {
      if ((body.value != 0) == wanted_) {
        if (best_.value == 0 || body.questions.size() < best_.questions.size()) {
          const VertexSet chosen = chosen_at(at, static_cast<VertexSet>(part));
          best_ = {1, std::move(body.questions), {{node_.formula, chosen, text_of(node_, chosen, at.on.placed())}}};
          best_.instances.insert(best_.instances.end(), body.instances.begin(), body.instances.end());
        }
      } else if (best_.value == 0) {
        all_.insert(all_.end(), body.questions.begin(), body.questions.end());
      }
      return best_.value == 0 || best_.questions.size() > 1;
    }
    SupportedValue result() {
      return best_.value != 0 ? std::move(best_) : SupportedValue{0, distinct(std::move(all_))};
    }

   private:
    VertexSet chosen_at(const Where& at, VertexSet part) const {
      if (node_.range != Range::colourings) return part;
      VertexSet green = 0;
      VertexSet left = at.on.placed().kept;  // vertices of the whole, of which the colouring counts those left
      for (int v = 0; left != 0; ++v, left &= left - 1)
        if ((part >> v & 1) != 0) green |= left & (~left + 1);
      return green;
    }

    const Node& node_;
    bool wanted_;
    SupportedValue best_;  // true once there is one
    std::vector<int> all_;
  };
  class Gathered {
   public:
    void add(const SupportedValue& body) { all_.insert(all_.end(), body.questions.begin(), body.questions.end()); }
    SupportedValue result(Number number) { return {number, distinct(std::move(all_))}; }

   private:
    std::vector<int> all_;
  };

  SupportedValue term(const Node& node, const Where& at) {
    const language::Term& term = *node.term;
    if (node.kind == Node::Kind::defined) {
      const auto known = at.on.defined.find(&term);
      if (known != at.on.defined.end()) return known->second;
      return at.on.defined[&term] = named(value(node.children[0], {at.on}));
    }
    if (term.of_graph != nullptr) return {term.of_graph(at.on.graph())};
    if (term.value != nullptr) return {term.value(at.on, at.green)};
    const bool won = term.of_colouring ? of_colouring(*term.asks, at) : at.on.asked(*term.asks, {}) != 0;
    return rests_on(conjectures::question_of(term, at.on.graph(), at.green).value(), won,
                    conjectures::answer_of(*term.asks, won));
  }

  /// Engines are about graphs; on digraphs the game is played.
  static bool of_colouring(const Formula& asks, const Where& at) {
    language::GameValues* on = &at.on;
    if (at.on.graph().directed) {
      if (at.on.played == nullptr) {
        at.on.played = std::make_unique<conjectures::PlayedValues>();
        at.on.played->ask(at.on.graph());
      }
      on = at.on.played.get();
    }
    const std::uint64_t bit = graphs::single(static_cast<int>(at.green % 64));
    return (on->truths(asks, at.green / 64, bit) & bit) != 0;
  }

  /// What is counted in play rests on no question: whoever checks counts again.
  SupportedValue question(const Node& node, const Where& at, std::span<const VertexSet> sets,
                          std::span<const SupportedValue> values) {
    const Formula& formula = *node.formula;
    std::vector<int> questions;
    for (const SupportedValue& set : values) questions = joined(questions, set.questions);
    GameAtom asked = conjectures::game_question(formula, graphs::write_small_graph(at.on.graph()), sets);
    const std::int64_t value = at.on.asked(formula, sets);
    const bool position =
        !conjectures::may_be_refused(formula, sets) || conjectures::allowed(asked, at.on.graph(), sets);
    if (!position || conjectures::counts_play(formula)) return {value, questions};
    SupportedValue result = rests_on(std::move(asked), value, conjectures::answer_of(formula, value));
    result.questions = joined(questions, result.questions);
    return result;
  }

  SupportedValue rests_on(GameAtom question, std::int64_t value, const std::string& answer) {
    const auto [it, fresh] = numbers_.try_emplace(conjectures::text(question), static_cast<int>(asked_.size()));
    if (fresh) asked_.push_back({std::move(question), answer});
    return {value, {it->second}};
  }

  solve::Watch& watch_;
  std::vector<AskedQuestion> asked_;
  std::map<std::string, int> numbers_;  // of questions, by their text
};

}  // namespace

SettledValue settled_value(const Formula& formula, const graphs::SmallGraph& graph, solve::Watch& watch) {
  Reasons reasons(formula, watch);
  SupportedValue value = reasons.at(graph);
  return {std::move(value), std::move(reasons).asked()};
}

}  // namespace gamecert::sweeps
