// What formulas mean: three-valued evaluation at a graph, from the definitions.
//
// Truth is 1 and falsity 0; a value is missing where the answers do not settle it. A connective is
// settled as soon as its settled arguments settle it (Kleene), so evidence need only answer the
// questions a verdict rests on.
#include <map>

#include "conjectures/all_play.hpp"
#include "conjectures/formula.hpp"
#include "conjectures/graph_values.hpp"
#include "conjectures/words.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::conjectures {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using Value = std::optional<Number>;

constexpr int enumerated_order_limit = 16;
constexpr std::int64_t step_limit = 100'000'000;
constexpr std::int64_t question_steps = 20;  // what a question costs beside
constexpr std::size_t remainder_limit = 1 << 16;

Value negation(Value a) { return a ? Value(*a == 0) : a; }

/// A graph that changes have made.
struct Remainder {
  GraphValues values;
  std::map<const void*, Value> known = {};  // terms and questions about the graph alone
};

/// Where a formula is evaluated. Colourings are sets of green vertices of the remainder.
struct Where {
  Remainder& on;
  VertexSet green = 0;
};

class Evaluation {
 public:
  Evaluation(const SmallGraph& whole, const Answers& answers) : whole_(whole), answers_(answers) {}

  Value closed(const Formula& formula) {
    require_about(formula, whole_.directed ? GraphKind::digraphs : GraphKind::graphs);
    Remainder& all = remainders_[{whole_.vertices(), {}}];
    all.values.reset(whole_);
    return value(formula, {.on = all});
  }

 private:
  Value value(const Formula& formula, const Where& at) {
    text::pause();
    if (++steps_ > step_limit)
      throw text::LimitError("the formula takes more than " + std::to_string(step_limit) + " steps");
    if (const LanguageWord* word = find_word(formula.word)) return word_value(*word, formula, at);
    if (const Term* term = find_term(formula.word)) return term_value(*term, at);
    for (std::size_t i = bound_.size(); i-- > 0;)
      if (bound_[i].first == formula.word) return bound_[i].second;
    if (const Value number = text::integer64(formula.word)) return number;
    throw text::InputError("expected a word of formulas, found " + text::quoted(formula.word));
  }

  Value word_value(const LanguageWord& word, const Formula& formula, const Where& at) {
    const auto argument = [&](std::size_t i) { return value(formula.arguments.at(i), at); };
    switch (word.meaning) {
      case Meaning::conjunction:
        return both(formula, at, false, false);
      case Meaning::disjunction:
        return negation(both(formula, at, true, true));
      case Meaning::implication:
        return negation(both(formula, at, false, true));
      case Meaning::negation:
        return negation(argument(0));
      case Meaning::forall:
        return negation(some(formula, at, true));
      case Meaning::exists:
        return some(formula, at, false);
      case Meaning::count:
      case Meaning::sum:
      case Meaning::min:
      case Meaning::max:
        return joined_values(word.meaning, formula, at);
      case Meaning::change:
        return changed(word, formula, at);
      case Meaning::ask:
        return asked(formula, at);
      case Meaning::pattern:
        return word.meets(at.on.values.placed(), graphs::small(graphs::read_graph6(formula.arguments.at(0).word)));
      case Meaning::choice: {
        const Value condition = argument(0);
        return condition ? argument(*condition != 0 ? 1 : 2) : Value();
      }
      case Meaning::let:
        return let(formula, at);
      case Meaning::strict:
        break;
    }
    const Value a = word.arguments > 0 ? argument(0) : 0;
    const Value b = word.arguments > 1 ? argument(1) : 0;
    return a && b ? Value(word.value(at.on.values.placed(), *a, *b)) : Value();
  }

  Value both(const Formula& formula, const Where& at, bool negate_first, bool negate_second) {
    Value a = value(formula.arguments.at(0), at);
    if (negate_first) a = negation(a);
    if (a == 0) return 0;
    Value b = value(formula.arguments.at(1), at);
    if (negate_second) b = negation(b);
    if (b == 0) return 0;
    return a && b ? Value(1) : Value();
  }

  /// Whether some instance of the quantifier makes the body true, or false if that is wanted.
  Value some(const Formula& formula, const Where& at, bool negated) {
    Value result = 0;
    each_instance(formula.arguments.at(0), at, [&](const Where& instance) {
      const Value body = value(formula.arguments.at(1), instance);
      if (!body && result != 1) result.reset();
      if (body && (*body != 0) != negated) result = 1;
      return result != 1;
    });
    return result;
  }

  Value joined_values(Meaning meaning, const Formula& formula, const Where& at) {
    Value result = value_of_none(meaning);
    each_instance(formula.arguments.at(0), at, [&](const Where& instance) {
      const Value body = value(formula.arguments.at(1), instance);
      result = result && body ? Value(joined(meaning, *result, *body)) : Value();
      return true;
    });
    return result;
  }

  /// Calls visit(where) for every instance until it says no.
  template <class Visit>
  void each_instance(const Formula& quantifier, const Where& at, Visit&& visit) {
    const Range range = find_range_word(quantifier.word)->range;
    if (range == Range::colourings) {
      const int order = at.on.values.graph().order;
      if (order > enumerated_order_limit) {
        throw text::LimitError("colourings of a graph of order " + std::to_string(order) + "; at most order " +
                               std::to_string(enumerated_order_limit) + " is gone through");
      }
      for (VertexSet green = 0; green <= graphs::first_vertices(order); ++green) {
        if (!visit(Where{at.on, green})) return;
      }
      return;
    }
    const std::string& name = quantifier.arguments.at(0).word;
    each_part(range, at.on.values.placed(), [&](VertexSet part) {
      bound_.emplace_back(name, static_cast<Number>(part));
      const bool more = visit(at);
      bound_.pop_back();
      return more;
    });
  }

  Value let(const Formula& formula, const Where& at) {
    bound_.emplace_back(formula.arguments.at(0).word, value(formula.arguments.at(1), at));
    const Value body = value(formula.arguments.at(2), at);
    bound_.pop_back();
    return body;
  }

  Value changed(const LanguageWord& word, const Formula& formula, const Where& at) {
    const std::size_t last = word.arguments - 1;
    const Value set = last == 0 ? 0 : value(formula.arguments.at(0), at);
    if (!set) return {};
    PlacedGraph graph = at.on.values.placed();
    word.change(graph, static_cast<VertexSet>(*set));
    const bool memorable = !graph.remade && word.takes[0] == Sort::element;
    Remainder once;
    if (!memorable) once.values.reset(graph);
    return value(formula.arguments.at(last), {.on = memorable ? remainder(graph) : once});
  }

  Value term_value(const Term& term, const Where& at) {
    if (term.of_colouring) return term_value_once(term, at);
    const auto [it, fresh] = at.on.known.try_emplace(&term);
    if (fresh) it->second = term_value_once(term, at);
    return it->second;
  }

  Value term_value_once(const Term& term, const Where& at) {
    if (term.of_graph != nullptr) return term.of_graph(at.on.values.graph());
    if (term.value != nullptr) return term.value(at.on.values, at.green);
    const SmallGraph& graph = at.on.values.graph();
    if (term.name == "winnable") return winnable(ello_question(graph, at.green));
    if (term.name == "odd-degenerate") return winnable({"odd-elimination", graphs::write_small_graph(graph)});
    return value(definition(term), {.on = at.on});
  }

  Value winnable(const GameAtom& question) {
    steps_ += question_steps;
    return answered({"wins", {}}, question);
  }

  Value asked(const Formula& formula, const Where& at) {
    std::vector<VertexSet> sets;
    for (std::size_t i = 1; i < formula.arguments.size(); ++i) {
      const Value set = value(formula.arguments[i].arguments.at(0), at);
      if (!set) return {};
      sets.push_back(at.on.values.attribute(formula, i, *set));
    }
    if (!sets.empty()) return asked_once(formula, at, sets);
    const auto [it, fresh] = at.on.known.try_emplace(&formula);
    if (fresh) it->second = asked_once(formula, at, sets);
    return it->second;
  }

  Value asked_once(const Formula& formula, const Where& at, const std::vector<VertexSet>& sets) {
    if (!sets.empty()) steps_ += question_steps;
    const SmallGraph& graph = at.on.values.graph();
    const GameAtom question = game_question(formula, graphs::write_small_graph(graph), sets);
    if (!sets.empty() && !allowed(question, graph, sets)) return value_of_no_position(formula);
    if (counts_play(formula)) return value_by_play(formula, question, [this] { count_play(); });
    return answered(formula, question);
  }

  Value answered(const Formula& asks, const GameAtom& question) const {
    const auto answer = answers_(question);
    if (!answer) return {};
    try {
      return number_answered(asks, *answer);
    } catch (const text::InputError& error) {
      throw text::InputError(std::string(error.what()) + " about " + text(question));
    }
  }

  /// Some positions more were gone through.
  void count_play() {
    steps_ += positions_a_call * question_steps;
    if (steps_ > step_limit) throw text::LimitError("play takes more than " + std::to_string(step_limit) + " steps");
  }

  Remainder& remainder(const PlacedGraph& graph) {
    if (remainders_.size() > remainder_limit) {
      throw text::LimitError("the formula asks about more than " + std::to_string(remainder_limit) + " subgraphs");
    }
    const auto [it, fresh] = remainders_.try_emplace(graph.deletions());
    if (fresh) it->second.values.reset(graph);
    return it->second;
  }

  const SmallGraph& whole_;
  const Answers& answers_;
  std::int64_t steps_ = 0;
  std::map<Deletions, Remainder> remainders_;         // what deletions have left of the whole
  std::vector<std::pair<std::string, Value>> bound_;  // variables, the innermost last
};

}  // namespace

std::optional<std::int64_t> evaluate(const Formula& formula, const SmallGraph& graph, const Answers& answers) {
  return Evaluation(graph, answers).closed(formula);
}

GameAtom ello_question(const SmallGraph& graph, VertexSet green) {
  GameAtom question{"ello", graphs::write_small_graph(graph)};
  const char* before = " green=";
  graphs::each(green, [&](int v) {
    question.instance.append(before).append(std::to_string(v));
    before = ",";
  });
  return question;
}

}  // namespace gamecert::conjectures
