// Formulas by play of the games they ask, and games of ELLO by their winning orders.
#include "certificates/ledgers/answers.hpp"

#include <algorithm>
#include <memory>

#include "certificates/claim.hpp"
#include "certificates/ledgers/winning_orders.hpp"
#include "conjectures/played_values.hpp"
#include "conjectures/questions.hpp"
#include "games/registry/infos.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/about.hpp"
#include "language/formula.hpp"
#include "language/graph_values.hpp"
#include "language/terms.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using conjectures::Column;
using language::Formula;

language::MakeGameValues values_by(const Grounds& grounds) {
  if (grounds.all().contains(proposition_1_1)) return [] { return std::make_unique<WinningOrders>(); };
  return [] { return std::make_unique<conjectures::PlayedValues>(); };
}

/// Whether games of ELLO are asked for one by one: then most of them are lost, and to see that takes all play.
bool asks_winnable(const Formula& formula) {
  const language::Term* term = formula.arguments.empty() ? language::find_term(formula.word) : nullptr;
  if (term != nullptr && term->asks != nullptr) return *term->asks == conjectures::ello_of_colouring;
  const bool counts = term != nullptr && term->definition.starts_with("count ");
  return std::ranges::any_of((counts ? language::definition(*term) : formula).arguments, asks_winnable);
}

std::vector<Formula> formulas_of(const LedgerQuestion& question) {
  if (question.columns.empty()) return {question.conjecture};
  std::vector<Formula> formulas;
  for (const Column& column : question.columns) formulas.push_back(column.formula);
  return formulas;
}

}  // namespace

void add_grounds_of_answers(const LedgerQuestion& question, bool directed, Grounds& grounds) {
  for (const Formula& formula : formulas_of(question)) {
    conjectures::require_about(formula, directed ? language::GraphKind::digraphs : language::GraphKind::graphs);
    conjectures::each_question(formula, [&](const Formula&, const conjectures::GameAtom& game) {
      grounds.add_rules(games::info_of(game.game), game.parameters);
    });
    for (const std::string_view under : language::theorems_under(formula)) grounds.add(theorem_ground(under));
    if (!directed && asks_winnable(formula) && grounds.trusts(proposition_1_1)) grounds.add(proposition_1_1);
  }
}

GraphAnswers::GraphAnswers(const LedgerQuestion& question, const Grounds& grounds, std::size_t instance)
    : totals_(question.columns),
      table_(!question.columns.empty()),
      hypotheses_(!table_ && question.conjecture.word == "->"),
      instance_(instance) {
  for (const Formula& formula : formulas_of(question)) formulas_.emplace_back(formula, values_by(grounds));
  values_.resize(formulas_.size());
}

void GraphAnswers::look(const graphs::SmallGraph& graph) {
  ++graphs_;
  for (std::size_t i = 0; i < formulas_.size(); ++i) {
    formulas_[i].ask(graph);
    if (hypotheses_ && (instance_ == 0 || instance_ == graphs_) && (formulas_[i].argument(0) != 0) != (instance_ != 0))
      reject("graph " + std::to_string(graphs_) + " of the piece: expected one that " +
             (instance_ == 0 ? "does not satisfy the hypotheses, found one that does"
                             : "satisfies the hypotheses, found one that does not"));
    values_[i] = hypotheses_ && instance_ == 0 ? 1 : formulas_[i].value();
  }
  if (table_) {
    totals_.add(values_, [&] { return graphs::write_small_graph(graph); });
  } else if (values_[0] == 0) {
    failures_.push_back(graphs::write_small_graph(graph));
  }
}

void GraphAnswers::compare(const Ledger& ledger, bool holds) const {
  if (table_) {
    const std::vector<std::string> totals = totals_.texts();
    for (std::size_t i = 0; i < totals.size(); ++i) {
      const std::string found = i < ledger.totals.size() ? ledger.totals[i] : "";
      if (totals[i] != found)
        reject("column " + std::to_string(i + 1) + ": expected " + text::quoted(totals[i]) + ", found " +
               text::quoted(found));
    }
    return;
  }
  if (instance_ > graphs_)
    reject("expected one of " + std::to_string(graphs_) +
           " graphs as that which satisfies the hypotheses, found graph " + std::to_string(instance_));
  for (std::size_t i = 0; i < failures_.size() || i < ledger.failures.size(); ++i) {
    const auto graph = [&](const std::vector<std::string>& failures) {
      return i < failures.size() ? failures[i] : std::string("none");
    };
    if (graph(failures_) != graph(ledger.failures))
      reject("failure " + std::to_string(i + 1) + ": expected " + graph(failures_) + ", found " +
             graph(ledger.failures));
  }
  if (holds != failures_.empty()) reject("expected FAILS and its graphs, found HOLDS");
}

}  // namespace gamecert::certificates
