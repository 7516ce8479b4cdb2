// A graph looked at once for all statements.
#include "sweeps/statements/worker.hpp"

#include <algorithm>
#include <utility>

#include "graphs/small_graph_text.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

using graphs::SmallGraph;

namespace {

/// So long that nobody waits for it: what meets a limit of an engine is undecided, and the others go on.
constexpr double ages = 1e9;

}  // namespace

SweepWorker::SweepWorker(const std::vector<language::Formula>& statements, const Scope& scope,
                         std::vector<StatementTally> tallies, bool together, std::optional<Census> census)
    : evaluators_(statements, scope.evaluation()),
      conditions_(scope),
      seconds_(together ? std::min(scope.seconds_a_graph, ages) : scope.seconds_a_graph),
      tallies_(std::move(tallies)),
      spoilt_(statements.size()),
      together_(together),
      census_(std::move(census)) {
  for (const language::Formula& each : statements) hypotheses_.push_back(each.word == "->");
}

Seen SweepWorker::look(const SmallGraph& graph) {
  if (census_) census_->look(graph);
  const CountRefused counted(refused_);
  bool meant = true;
  const auto limit = given_up(seconds_, [&](const solve::Limits* limits) { meant = conditions_.hold(graph, limits); });
  if (limit) {
    for (std::size_t i = 0; i < tallies_.size(); ++i) give_up(i, graph, *limit);
    return Seen::passes;
  }
  meant_ += meant ? 1 : 0;
  evaluators_.ask(graph);
  if (together_ && record_ != nullptr) record_->look(graph, false, false);
  Seen seen = Seen::passes;
  for (std::size_t i = 0; i < tallies_.size(); ++i) seen = std::max(seen, look_at_statement(i, graph, meant));
  return seen;
}

Seen SweepWorker::look_at_statement(std::size_t number, const SmallGraph& graph, bool meant) {
  StatementTally& tally = tallies_[number];
  if (together_ && tally.least().met() && graph.size() > tally.least().size()) return Seen::passes;
  InstanceTruth instance = InstanceTruth::none;
  const auto limit = given_up(seconds_, [&](const solve::Limits* limits) {
    if (meant) instance = evaluators_.instance(tally.statement(), limits);
  });
  if (limit) return give_up(number, graph, *limit), Seen::passes;
  const bool fails = instance == InstanceTruth::fails;
  if (instance != InstanceTruth::none) tally.count_instances();
  if (fails) spoilt_[tally.statement()] = true;
  const bool less = fails && tally.keep(graph);
  if (!together_ && record_ != nullptr) record_->look(graph, instance != InstanceTruth::none, fails);
  return less ? Seen::news : fails && !together_ ? Seen::fails : Seen::passes;
}

void SweepWorker::give_up(std::size_t number, const SmallGraph& graph, const std::string& reason) {
  StatementTally& tally = tallies_[number];
  tally.give_up(graph, reason);
  spoilt_[tally.statement()] = true;
  if (!together_ && record_ != nullptr) record_->give_up();
}

void SweepWorker::take(const certificates::LedgerPiece& piece, const certificates::Ledger& ledger) {
  meant_ += ledger.words.size();
  StatementTally& tally = tallies_.front();
  if (!hypotheses_.front()) tally.count_instances(ledger.words.size());
  for (const std::string& text : ledger.failures) {
    const SmallGraph graph = graphs::read_small_graph(text);
    evaluators_.ask(graph);
    if (evaluators_.instance(0, nullptr) != InstanceTruth::fails)
      throw text::InputError("the ledger of " + certificates::text(piece) +
                             ": expected graphs at which the conjecture is false, found " + text);
    tally.keep(graph);
  }
  if (!census_) return;
  for (const graphs::Word word : ledger.words) census_->look(piece.graph_of(word));
}

void SweepWorker::take(const certificates::LedgerPiece& piece, const certificates::Ledger& ledger,
                       const std::vector<bool>& hold) {
  meant_ += ledger.words.size();
  std::vector<std::size_t> left;  // of which nothing is known
  for (std::size_t i = 0; i < tallies_.size(); ++i) {
    if (hold[tallies_[i].statement()]) {
      seek_instance(i, piece, ledger);
    } else {
      left.push_back(i);
    }
  }
  if (left.empty() && !census_) return;
  for (const graphs::Word word : ledger.words) {
    const SmallGraph graph = piece.graph_of(word);
    if (census_) census_->look(graph);
    evaluators_.ask(graph);
    for (const std::size_t i : left) look_at_statement(i, graph, true);
  }
}

/// Of a statement that holds at a piece: whether a graph satisfies its hypotheses there, unless one is known.
void SweepWorker::seek_instance(std::size_t number, const certificates::LedgerPiece& piece,
                                const certificates::Ledger& ledger) {
  StatementTally& tally = tallies_[number];
  for (std::size_t i = 0; i < ledger.words.size() && tally.instances() == 0; ++i) {
    const SmallGraph graph = piece.graph_of(ledger.words[i]);
    evaluators_.ask(graph);
    InstanceTruth instance = InstanceTruth::none;
    const auto limit = given_up(
        seconds_, [&](const solve::Limits* limits) { instance = evaluators_.instance(tally.statement(), limits); });
    if (!limit && instance != InstanceTruth::none) tally.count_instances();
  }
}

void SweepWorker::begin_piece() { spoilt_.assign(spoilt_.size(), false); }

std::vector<bool> SweepWorker::hold() const {
  std::vector<bool> result(spoilt_.size(), false);
  for (const StatementTally& tally : tallies_)
    result[tally.statement()] = !spoilt_[tally.statement()] && !tally.least().met();
  return result;
}

}  // namespace gamecert::sweeps
