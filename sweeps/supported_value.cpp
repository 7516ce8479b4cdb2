// The recursion over formulas; values of games come from the engines.
#include "sweeps/supported_value.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <ranges>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

using conjectures::GameAtom;
using conjectures::Meaning;
using graphs::VertexSet;

namespace {

SupportedValue negation(SupportedValue a) {
  a.value = a.value == 0;
  return a;
}

std::vector<int> joined(const std::vector<int>& a, const std::vector<int>& b) {
  std::vector<int> result;
  std::ranges::set_union(a, b, std::back_inserter(result));
  return result;
}

/// True as both are.
SupportedValue conjunction(SupportedValue a, const SupportedValue& b) {
  a.questions = joined(a.questions, b.questions);
  a.instances.insert(a.instances.end(), b.instances.begin(), b.instances.end());
  return a;
}

/// What many instances rest on together.
std::vector<int> distinct(std::vector<int> questions) {
  std::ranges::sort(questions);
  const auto rest = std::ranges::unique(questions);
  questions.erase(rest.begin(), rest.end());
  return questions;
}

}  // namespace

SupportedEvaluator::SupportedEvaluator(const graphs::SmallGraph& graph, solve::Watch& watch)
    : watch_(watch), whole_(remainders_[{graph.vertices(), {}}]) {
  whole_.ask(graph);
}

SupportedValue SupportedEvaluator::settle(const Formula& formula) { return settle(formula, {whole_, 0}); }

SupportedValue SupportedEvaluator::settle(const Formula& formula, const At& at) {
  watch_.step();
  if (const conjectures::Term* known = conjectures::find_term(formula.word)) return term(*known, at);
  const conjectures::LanguageWord* word = conjectures::find_word(formula.word);
  if (word == nullptr) {
    for (const auto& [name, value] : std::views::reverse(bound_))
      if (name == formula.word) return value;
    return {std::stoll(formula.word), {}};
  }
  switch (word->meaning) {
    case Meaning::conjunction:
      return both(formula, at, false, false);
    case Meaning::disjunction:
      return negation(both(formula, at, true, true));
    case Meaning::implication:
      return negation(both(formula, at, false, true));
    case Meaning::negation:
      return negation(settle(formula.arguments[0], at));
    case Meaning::forall:
      return negation(some(formula, at, true));
    case Meaning::exists:
      return some(formula, at, false);
    case Meaning::count:
    case Meaning::sum:
    case Meaning::min:
    case Meaning::max:
      return joined_values(word->meaning, formula, at);
    case Meaning::choice: {
      const SupportedValue condition = settle(formula.arguments[0], at);
      SupportedValue result = settle(formula.arguments[condition.value != 0 ? 1 : 2], at);
      return {result.value, joined(condition.questions, result.questions)};
    }
    case Meaning::let:
      return let(formula, at);
    case Meaning::change:
      return changed(*word, formula, at);
    case Meaning::pattern:
      return {word->meets(at.on.placed(), graphs::small(graphs::read_graph6(formula.arguments[0].word))), {}};
    case Meaning::ask:
      return asked(formula, at);
    case Meaning::strict:
      break;
  }
  const SupportedValue a = word->arguments > 0 ? settle(formula.arguments[0], at) : SupportedValue();
  const SupportedValue b = word->arguments > 1 ? settle(formula.arguments[1], at) : SupportedValue();
  return {word->value(at.on.placed(), a.value, b.value), joined(a.questions, b.questions)};
}

SupportedValue SupportedEvaluator::both(const Formula& formula, const At& at, bool negate_first, bool negate_second) {
  SupportedValue a = settle(formula.arguments[0], at);
  if (negate_first) a = negation(std::move(a));
  if (a.value == 0 && a.questions.empty()) return a;
  SupportedValue b = settle(formula.arguments[1], at);
  if (negate_second) b = negation(std::move(b));
  if (a.value != 0 && b.value != 0) return conjunction(std::move(a), b);
  if (b.value != 0) return a;
  if (a.value != 0) return b;
  return a.questions.size() <= b.questions.size() ? a : b;
}

/// What is counted in play rests on no question: whoever checks counts again.
SupportedValue SupportedEvaluator::asked(const Formula& formula, const At& at) {
  std::vector<VertexSet> sets;
  std::vector<int> questions;
  for (std::size_t i = 1; i < formula.arguments.size(); ++i) {
    const SupportedValue set = settle(formula.arguments[i].arguments[0], at);
    sets.push_back(at.on.attribute(formula, i, set.value));
    questions = joined(questions, set.questions);
  }
  const GameAtom asked = conjectures::game_question(formula, graphs::write_small_graph(at.on.graph()), sets);
  const std::int64_t value = at.on.asked(formula, sets);
  const bool position = sets.empty() || conjectures::allowed(asked, at.on.graph(), sets);
  if (!position || conjectures::counts_play(formula)) return {value, questions};
  SupportedValue result = question(asked, value, conjectures::answer_of(formula, value));
  result.questions = joined(questions, result.questions);
  return result;
}

/// Whether some instance makes the body true, or false if that is wanted.
SupportedValue SupportedEvaluator::some(const Formula& formula, const At& at, bool negated) {
  SupportedValue best;  // true once there is one
  std::vector<int> all;
  each_instance(formula.arguments[0], at, [&](const At& instance) {
    SupportedValue body = settle(formula.arguments[1], instance);
    if ((body.value != 0) != negated) {
      if (best.value == 0 || body.questions.size() < best.questions.size()) {
        best = {1, std::move(body.questions), {{&formula, chosen(formula.arguments[0], instance)}}};
        best.instances.insert(best.instances.end(), body.instances.begin(), body.instances.end());
      }
    } else if (best.value == 0) {
      all.insert(all.end(), body.questions.begin(), body.questions.end());
    }
    return best.value == 0 || best.questions.size() > 1;
  });
  if (best.value != 0) return best;
  return {0, distinct(std::move(all))};
}

SupportedValue SupportedEvaluator::joined_values(Meaning meaning, const Formula& formula, const At& at) {
  std::int64_t result = conjectures::value_of_none(meaning);
  std::vector<int> all;
  each_instance(formula.arguments[0], at, [&](const At& instance) {
    const SupportedValue body = settle(formula.arguments[1], instance);
    result = conjectures::joined(meaning, result, body.value);
    all.insert(all.end(), body.questions.begin(), body.questions.end());
    return true;
  });
  return {result, distinct(std::move(all))};
}

/// The name stands for its value and what that rests on.
SupportedValue SupportedEvaluator::let(const Formula& formula, const At& at) {
  SupportedValue named = settle(formula.arguments[1], at);
  named.instances.clear();
  bound_.emplace_back(formula.arguments[0].word, std::move(named));
  SupportedValue body = settle(formula.arguments[2], at);
  bound_.pop_back();
  return body;
}

SupportedValue SupportedEvaluator::changed(const conjectures::LanguageWord& word, const Formula& formula,
                                           const At& at) {
  const Formula& body = formula.arguments.back();
  const SupportedValue set = word.arguments == 1 ? SupportedValue() : settle(formula.arguments[0], at);
  conjectures::PlacedGraph graph = at.on.placed();
  word.change(graph, static_cast<VertexSet>(set.value));
  SupportedValue result;
  if (!graph.remade && word.takes[0] == conjectures::Sort::element) {
    const auto [it, fresh] = remainders_.try_emplace(graph.deletions());
    if (fresh) it->second.ask(graph);
    result = settle(body, {it->second, 0});
  } else {
    const auto once = std::make_unique<GraphProperties>();
    once->ask(graph);
    result = settle(body, {*once, 0});
    if (graph.remade) result.instances.clear();  // their vertices may be new ones
    const GraphProperties* const gone = once.get();
    std::erase_if(defined_, [&](const auto& entry) { return entry.first.first == gone; });
  }
  result.questions = joined(set.questions, result.questions);
  return result;
}

SupportedValue SupportedEvaluator::term(const conjectures::Term& term, const At& at) {
  if (!term.definition.empty()) {
    const auto [it, fresh] = defined_.try_emplace({&at.on, &term});
    if (fresh) {
      it->second = settle(conjectures::definition(term), {at.on, 0});
      it->second.instances.clear();
    }
    return it->second;
  }
  if (term.of_graph != nullptr) return {term.of_graph(at.on.graph()), {}};
  if (term.value != nullptr) return {term.value(at.on, at.green), {}};
  const std::int64_t value = term.name == "winnable" ? winnable(at) : at.on.odd_degenerate();
  const std::string answer = value != 0 ? "WINNABLE" : "UNWINNABLE";
  if (term.name == "winnable") return question(conjectures::ello_question(at.on.graph(), at.green), value, answer);
  return question({"odd-elimination", graphs::write_small_graph(at.on.graph())}, value, answer);
}

/// Engines are about graphs; on digraphs the game is played.
bool SupportedEvaluator::winnable(const At& at) {
  conjectures::GameValues* on = &at.on;
  if (at.on.graph().directed) {
    const auto [it, fresh] = played_.try_emplace(&at.on);
    if (fresh) it->second.ask(at.on.graph());
    on = &it->second;
  }
  const std::uint64_t bit = graphs::single(static_cast<int>(at.green % 64));
  return (on->winnable(at.green / 64, bit) & bit) != 0;
}

VertexSet SupportedEvaluator::chosen(const Formula& quantifier, const At& instance) const {
  if (conjectures::find_range_word(quantifier.word)->range != conjectures::Range::colourings)
    return static_cast<VertexSet>(bound_.back().second.value);
  VertexSet green = 0;
  VertexSet left = instance.on.placed().kept;  // vertices of the whole, of which the colouring counts those left
  for (int v = 0; left != 0; ++v, left &= left - 1) {
    if ((instance.green >> v & 1) != 0) green |= left & (~left + 1);
  }
  return green;
}

/// Calls visit(at) for every instance until it says no.
template <class Visit>
void SupportedEvaluator::each_instance(const Formula& quantifier, const At& at, Visit&& visit) {
  const conjectures::Range range = conjectures::find_range_word(quantifier.word)->range;
  if (range == conjectures::Range::colourings) {
    const VertexSet last = graphs::first_vertices(at.on.graph().order);
    for (std::size_t word = 0; word < at.on.colouring_words(); ++word) {
      for (VertexSet green = word * 64; green <= last && green / 64 == word; ++green) {
        if (!visit(At{at.on, green})) return;
      }
    }
    return;
  }
  conjectures::each_part(range, at.on.placed(), [&](VertexSet part) {
    bound_.emplace_back(quantifier.arguments[0].word, SupportedValue{static_cast<std::int64_t>(part), {}, {}});
    const bool more = visit(at);
    bound_.pop_back();
    return more;
  });
}

SupportedValue SupportedEvaluator::question(GameAtom question, std::int64_t value, const std::string& answer) {
  const auto [it, fresh] = numbers_.try_emplace(conjectures::text(question), static_cast<int>(asked_.size()));
  if (fresh) asked_.push_back({std::move(question), answer});
  return {value, {it->second}};
}

}  // namespace gamecert::sweeps
