// The two meanings of a formula behind one interface, and the theorems between them.
#include "sweeps/evaluator.hpp"

#include <algorithm>
#include <span>

#include "conjectures/played_values.hpp"
#include "conjectures/questions.hpp"
#include "conjectures/triangulation_words.hpp"
#include "games/game.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/about.hpp"
#include "language/expanded.hpp"
#include "language/graph_values.hpp"
#include "language/numbers/roots.hpp"
#include "language/terms.hpp"
#include "language/typing.hpp"
#include "solve/boards/small_games.hpp"
#include "solve/ello/ello.hpp"
#include "sweeps/engines/ello_words.hpp"
#include "sweeps/engines/extreme_facts.hpp"
#include "sweeps/engines/refused_graphs.hpp"
#include "sweeps/graph_properties.hpp"
#include "text/numbers.hpp"

namespace gamecert::sweeps {
namespace {

using language::Formula;

struct Theorem {
  std::vector<std::string_view> says;  // that it decides: expanded texts of words, or words that ask a game
  std::string_view note;
};

const std::vector<Theorem>& theorems() {
  static const std::vector<Theorem> all = {
      {{ello_words::oddity, ello_words::special, ello_words::parity_driven, ello_words::plausibility_driven},
       "a graph is an oddity exactly if it is odd-degenerate (dual-critical graphs: Frank and Kiraly 2002; Szegedy and "
       "Szegedy, Combinatorica 26, 2006)"},
      {{ello_words::event, ello_words::parity_driven},
       "a graph of order 2 or more is an event exactly if every degree is even and deleting some vertex leaves an "
       "odd-degenerate graph (the same source)"},
      {{ello_words::plausibility_driven},
       "a graph is plausibility-driven exactly if every component is, and a component of odd type exactly if it is an "
       "oddity"},
      {{ello_words::winnable, ello_words::winnable_colourings, ello_words::plausibility_driven, "wins"},
       "a game of ELLO is winnable exactly if the vertices have an order in which greens have evenly many, reds oddly "
       "many neighbours before them (the ELLO paper, Proposition 1.1; also used: Corollary 1.4, Theorem 1.5, "
       "Proposition 3.5, Theorem 4.1)"},
      {{"nimber"}, "the nimber of a game is the exclusive or over its parts (Sprague 1935; Grundy 1939)"},
  };
  return all;
}

/// Whether engines take a position of the game to be the sum of its parts, on graphs to that order.
bool falls_into_parts(const Formula& asks, int greatest_order) {
  const Formula& game = asks.arguments[0];
  if (game.word == "node-kayles") return greatest_order > solve::NodeKaylesNimbers::table_order;
  if (!games::find(game.word).refinements.live) return false;
  const conjectures::GameAtom question = conjectures::game_question(asks, "", {});
  return asks.arguments.size() > 1 || !solve::small_game(question.game, question.parameters, greatest_order);
}

/// Whether a word that says this, or this question, stands in the formula itself: a theorem stands in for it.
bool uses(const Formula& formula, std::string_view says, int greatest_order) {
  const language::Term* term = formula.arguments.empty() ? language::find_term(formula.word) : nullptr;
  const bool question = formula.word == says && (says != "nimber" || falls_into_parts(formula, greatest_order)) &&
                        (says != "wins" || formula.arguments[0].word == "ello");
  const bool here = term == nullptr ? question : language::expanded_text(*term) == says;
  return here ||
         std::ranges::any_of(formula.arguments, [&](const Formula& f) { return uses(f, says, greatest_order); });
}

/// By play; a game that refuses the graph is named with it.
class DefinedValues : public conjectures::PlayedValues {
 public:
  explicit DefinedValues(std::shared_ptr<const solve::Limits> limits) : limits_(std::move(limits)) {}
  std::int64_t asked(const Formula& asks, std::span<const graphs::VertexSet> sets) override {
    try {
      const std::int64_t value = PlayedValues::asked(asks, sets);
      if (sets.empty() && value == conjectures::value_of_no_position(asks) && conjectures::may_be_refused(asks, sets) &&
          !conjectures::allowed(conjectures::game_question(asks, graphs::write_small_graph(graph())), graph(), sets))
        count_refused(asks);
      return value;
    } catch (const text::InputError& error) {
      throw refused(conjectures::game_question(asks, graphs::write_small_graph(graph())), error);
    }
  }

 protected:
  const solve::Limits& limits() const { return *limits_; }

 private:
  std::shared_ptr<const solve::Limits> limits_;
};

/// The games of ELLO on a graph found at once, within limits.
class FoundAtOnce final : public DefinedValues {
 public:
  using DefinedValues::DefinedValues;
  std::uint64_t truths(const Formula& asks, std::size_t word, std::uint64_t wanted) override {
    if (graph().directed || asks != conjectures::ello_of_colouring) return DefinedValues::truths(asks, word, wanted);
    if (found_.empty()) found_ = solve::winnable_colourings(graph(), limits());
    return found_.at(word);
  }

 private:
  void forget() override {
    DefinedValues::forget();
    found_.clear();
  }
  std::vector<std::uint64_t> found_;
};

language::MakeGameValues making(Evaluator::Mode mode, const std::shared_ptr<const solve::Limits>& limits) {
  return [mode, limits]() -> std::unique_ptr<language::GameValues> {
    if (mode == Evaluator::Mode::fast) return std::make_unique<GraphProperties>(limits);
    if (mode == Evaluator::Mode::play) return std::make_unique<FoundAtOnce>(limits);
    return std::make_unique<DefinedValues>(limits);
  };
}

/// Numbers in the places of their names that `let` gives: engines know formulas that are closed.
Formula with_numbers(Formula formula) {
  for (Formula& argument : formula.arguments) argument = with_numbers(std::move(argument));
  if (formula.word != "let" || formula.arguments.size() != 3) return formula;
  const Formula& number = formula.arguments[1];
  if (!number.arguments.empty() || !text::integer64(number.word)) return formula;
  return language::renamed(formula.arguments[2], {}, {{formula.arguments[0].word, number.word}});
}

/// Those about the triangulation at hand, if the formula has some.
language::Outside words_of(const std::shared_ptr<std::shared_ptr<const graphs::Triangulation>>& at_hand) {
  if (at_hand == nullptr) return {};
  const auto value = [at_hand](const language::OtherWord& word, const language::Given& given) {
    return conjectures::value_on(at_hand->get(), word, given);
  };
  return {{}, &conjectures::triangulation_words(), value};
}

}  // namespace

language::MakeGameValues values_by_play() { return making(Evaluator::Mode::play, std::make_shared<solve::Limits>()); }

Evaluator::Evaluator(Formula formula, Mode mode) : Evaluator(std::move(formula), mode, {}) {}

Evaluator::Evaluator(Formula formula, Mode mode, language::Outside outside)
    : formula_(std::move(formula)),
      mode_(mode),
      limits_(std::make_shared<solve::Limits>()),
      triangulation_(conjectures::names_triangulation_word(formula_) ? std::make_shared<AtHand>() : nullptr),
      outside_(std::move(outside)),
      extremes_(triangulation_ == nullptr && outside_.parameters.empty() && has_extremes(formula_)),
      compiled_(mode == Mode::fast ? with_numbers(formula_) : formula_, making(mode, limits_),
                outside_.parameters.empty() ? words_of(triangulation_) : outside_) {}

void Evaluator::of_triangulation(std::shared_ptr<const graphs::Triangulation> triangulation) {
  *triangulation_ = std::move(triangulation);
}

namespace {

/// For other threads, too.
std::int64_t published(language::CompiledFormula& compiled, const graphs::SmallGraph& graph) {
  compiled.ask(graph);
  const std::int64_t value = compiled.value();
  return compiled.sort() == language::Sort::number ? language::publish(value) : value;
}

}  // namespace

std::int64_t Evaluator::number(const graphs::SmallGraph& graph) {
  const text::Deadline within = solve::deadline_of(*limits_);
  const auto about = graph.directed ? language::GraphKind::digraphs : language::GraphKind::graphs;
  if (about_ != about) conjectures::require_about(formula_, about);
  about_ = about;
  if (graph.directed && mode_ != Mode::definition) {
    if (!of_digraphs_) of_digraphs_ = std::make_unique<Evaluator>(formula_, Mode::definition);
    of_digraphs_->within(*limits_);
    return of_digraphs_->number(graph);
  }
  if (by_extremes(graph)) return value_by_extremes(formula_, graph);
  return published(compiled_, graph);
}

bool Evaluator::by_extremes(const graphs::SmallGraph& graph) const {
  return extremes_ && mode_ == Mode::fast && graph.order > most_gone_through && !graph.directed;
}

std::int64_t Evaluator::value_by_extremes(const Formula& formula, const graphs::SmallGraph& graph) const {
  solve::Watch watch(*limits_);
  language::CompiledFormula compiled(with_extremes(with_numbers(formula), graph, watch), making(mode_, limits_));
  return published(compiled, graph);
}

std::int64_t Evaluator::value(const graphs::SmallGraph& graph) {
  const text::Deadline within = solve::deadline_of(*limits_);
  compiled_.ask(graph);
  return compiled_.value();
}

bool Evaluator::truth(const graphs::SmallGraph& graph) { return number(graph) != 0; }

InstanceTruth Evaluator::instance(const graphs::SmallGraph& graph) {
  const text::Deadline within = solve::deadline_of(*limits_);
  if (formula_.word != "->") return truth(graph) ? InstanceTruth::holds : InstanceTruth::fails;
  if (by_extremes(graph)) {
    if (value_by_extremes(formula_.arguments[0], graph) == 0) return InstanceTruth::none;
    return value_by_extremes(formula_.arguments[1], graph) != 0 ? InstanceTruth::holds : InstanceTruth::fails;
  }
  compiled_.ask(graph);
  if (compiled_.argument(0) == 0) return InstanceTruth::none;
  return compiled_.argument(1) != 0 ? InstanceTruth::holds : InstanceTruth::fails;
}

std::vector<std::string> Evaluator::notes(int greatest_order) const {
  std::vector<std::string> notes;
  for (const std::string_view theorem : language::theorems_under(formula_))
    notes.push_back("definitions rest on " + std::string(theorem));
  if (mode_ != Mode::fast) return notes;
  for (const Theorem& theorem : theorems()) {
    const auto used = [&](std::string_view says) { return uses(formula_, says, greatest_order); };
    if (std::ranges::none_of(theorem.says, used)) continue;
    notes.push_back("theorem used: " + std::string(theorem.note) + "; --definition avoids it");
  }
  return notes;
}

}  // namespace gamecert::sweeps
