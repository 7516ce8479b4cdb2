// Ledgers from graphs, and graphs from ledgers.
#include "sweeps/piece_keeper.hpp"

#include <algorithm>

#include "graphs/small_graph_text.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

using certificates::Ledger;
using certificates::LedgerPiece;
using graphs::SmallGraph;

void LedgerRecord::begin(const LedgerPiece& piece, bool wanted) {
  piece_ = piece;
  wanted_ = wanted;
  given_up_ = false;
  ledger_ = {};
  failures_.clear();
  totals_.clear();
  for (const conjectures::Column& column : question_.columns) totals_.emplace_back(column.kind);
  renamings_ = *graphs::labellings(piece.order, {});
}

void LedgerRecord::look(const SmallGraph& graph, bool fails) {
  if (!wanted_) return;
  const graphs::CanonicalWord canonical = piece_.word_of(graph);
  ledger_.words.push_back(canonical.word);
  ledger_.labelled += renamings_ / canonical.automorphisms;
  if (fails) failures_.push_back(canonical.word);
}

Ledger LedgerRecord::finish() {
  wanted_ = false;
  std::ranges::sort(ledger_.words);
  std::ranges::sort(failures_);
  for (const graphs::Word word : failures_)
    ledger_.failures.push_back(graphs::write_small_graph(piece_.graph_of(word)));
  for (const conjectures::Total& total : totals_) ledger_.totals.push_back(total.text());
  return std::move(ledger_);
}

LedgerKeeper::LedgerKeeper(LedgerStore& store, const certificates::LedgerQuestion& question,
                           const graphs::GraphClass& graph_class, int order, int workers)
    : store_(store),
      graph_class_(graph_class),
      order_(order),
      records_(static_cast<std::size_t>(workers), LedgerRecord(question)) {}

LedgerPiece LedgerKeeper::piece(int index) const {
  return {.graph_class = graph_class_, .order = order_, .index = index, .count = pieces(graph_class_, order_)};
}

bool LedgerKeeper::replay(int worker, int index, const std::function<bool(const SmallGraph&)>& next) {
  const LedgerPiece at = piece(index);
  const auto ledger = store_.find(at);
  record(worker).begin(at, !ledger);
  if (!ledger) return false;
  for (const graphs::Word word : ledger->words) {
    if (!next(at.graph_of(word))) break;
  }
  return true;
}

void LedgerKeeper::finish(int worker, int index) {
  if (!record(worker).given_up()) store_.add(piece(index), record(worker).finish());
}

bool LedgerKeeper::possible(const graphs::GraphClass& graph_class, int order) {
  if (!graphs::labellings(order, {})) return false;
  if (graph_class.kind == graphs::GraphClass::Kind::trees) return true;
  return order <= (graph_class.directed() ? 11 : 16);
}

}  // namespace gamecert::sweeps
