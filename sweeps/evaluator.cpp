// The two meanings of a formula behind one interface, and the theorems between them.
#include "sweeps/evaluator.hpp"

#include <algorithm>
#include <span>

#include "sweeps/definition.hpp"

namespace gamecert::sweeps {
namespace {

using conjectures::Formula;

struct Theorem {
  std::vector<std::string_view> terms;  // that it decides
  std::string_view note;
};

const std::vector<Theorem>& theorems() {
  static const std::vector<Theorem> all = {
      {{"oddity", "special", "parity-driven", "plausibility-driven"},
       "a graph is an oddity exactly if it is odd-degenerate (dual-critical graphs: Frank and Kiraly 2002; Szegedy and "
       "Szegedy, Combinatorica 26, 2006)"},
      {{"event", "parity-driven"},
       "a graph of order 2 or more is an event exactly if every degree is even and deleting some vertex leaves an "
       "odd-degenerate graph (the same source)"},
      {{"plausibility-driven"},
       "a graph is plausibility-driven exactly if every component is, and a component of odd type exactly if it is an "
       "oddity"},
      {{"winnable", "winnable-colourings", "plausibility-driven"},
       "a game of ELLO is winnable exactly if the vertices have an order in which greens have evenly many, reds oddly "
       "many neighbours before them (the ELLO paper, Proposition 1.1; also used: Corollary 1.4, Theorem 1.5, "
       "Proposition 3.5, Theorem 4.1)"},
      {{"nimber"}, "the nimber of a game is the exclusive or over its parts (Sprague 1935; Grundy 1939)"},
  };
  return all;
}

bool uses(const Formula& formula, std::string_view word) {
  return formula.word == word ||
         std::ranges::any_of(formula.arguments, [&](const Formula& f) { return uses(f, word); });
}

/// Certain, because every question is answered.
bool truth_by_play(const Formula& formula, const graphs::SmallGraph& graph, const conjectures::Answers& answers) {
  return conjectures::evaluate(formula, graph, answers).value();
}

}  // namespace

Evaluator::Evaluator(Formula formula, Mode mode) : formula_(std::move(formula)) {
  if (mode != Mode::definition) fast_.emplace(formula_, mode == Mode::play);
  theorems_ = mode == Mode::fast;
}

bool Evaluator::truth(const graphs::SmallGraph& graph) {
  if (!fast_) return truth_by_play(formula_, graph, PlayedAnswers());
  fast_->ask(graph);
  return fast_->value() != 0;
}

std::int64_t Evaluator::number(const graphs::SmallGraph& graph) {
  if (!fast_) return conjectures::evaluate_number(formula_, graph, PlayedAnswers()).value();
  fast_->ask(graph);
  return fast_->value();
}

InstanceTruth Evaluator::instance(const graphs::SmallGraph& graph) {
  if (formula_.word != "->") return truth(graph) ? InstanceTruth::holds : InstanceTruth::fails;
  if (!fast_) {
    const conjectures::Answers answers = PlayedAnswers();
    if (!truth_by_play(formula_.arguments[0], graph, answers)) return InstanceTruth::none;
    return truth_by_play(formula_.arguments[1], graph, answers) ? InstanceTruth::holds : InstanceTruth::fails;
  }
  fast_->ask(graph);
  if (fast_->argument(0) == 0) return InstanceTruth::none;
  return fast_->argument(1) != 0 ? InstanceTruth::holds : InstanceTruth::fails;
}

std::vector<std::string> Evaluator::notes() const {
  std::vector<std::string> notes;
  if (!theorems_) return notes;
  for (const Theorem& theorem : theorems()) {
    if (!std::ranges::any_of(theorem.terms, [&](std::string_view term) { return uses(formula_, term); })) continue;
    notes.push_back("theorem used: " + std::string(theorem.note) + "; --definition avoids it");
  }
  return notes;
}

}  // namespace gamecert::sweeps
