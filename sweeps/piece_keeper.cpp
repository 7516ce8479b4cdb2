// Ledgers from graphs, and graphs from ledgers.
#include "sweeps/piece_keeper.hpp"

#include <algorithm>

#include "graphs/small_graph_text.hpp"
#include "graphs/unlabelled_counting.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

using certificates::Ledger;
using certificates::LedgerPiece;
using graphs::SmallGraph;

std::function<bool(int piece)> wanted_pieces(Shard shard, const graphs::GraphClass& graph_class, int first_order,
                                             int order) {
  int before = 0;
  for (int n = first_order; n < order; ++n) before += ledger_pieces(graph_class, n);
  return [=](int piece) { return (before + piece) % shard.count == shard.index; };
}

int number_of_pieces(Shard shard, const graphs::GraphClass& graph_class, int first_order, int last_order) {
  int number = 0;
  for (int order = first_order; order <= last_order; ++order) {
    const auto wanted = wanted_pieces(shard, graph_class, first_order, order);
    for (int piece = 0; piece < ledger_pieces(graph_class, order); ++piece) number += wanted(piece) ? 1 : 0;
  }
  return number;
}

void LedgerRecord::begin(const LedgerPiece& piece) {
  piece_ = piece;
  given_up_ = false;
  ledger_ = {};
  instance_.reset();
  failures_.clear();
  totals_ = conjectures::Totals(question_.columns);
  renamings_ = *graphs::labellings(piece.order, {});
}

void LedgerRecord::look(const SmallGraph& graph, bool instance, bool fails) {
  const graphs::CanonicalWord canonical = piece_.word_of(graph);
  word_ = canonical.word;
  ledger_.words.push_back(word_);
  if (__builtin_add_overflow(ledger_.labelled, renamings_ / canonical.automorphisms, &ledger_.labelled))
    throw text::LimitError("the labelled graphs of a piece are more than 128 bits can count");
  if (instance) instance_ = std::min(canonical.word, instance_.value_or(canonical.word));
  if (fails) failures_.push_back(canonical.word);
}

void LedgerRecord::add(std::span<const std::int64_t> values) {
  totals_.add(values, [this] { return graphs::write_small_graph(piece_.graph_of(word_)); });
}

Ledger LedgerRecord::finish() {
  std::ranges::sort(ledger_.words);
  std::ranges::sort(failures_);
  if (instance_ && question_.columns.empty() && question_.conjecture.word == "->")
    ledger_.instance =
        1 + static_cast<std::size_t>(std::ranges::lower_bound(ledger_.words, *instance_) - ledger_.words.begin());
  for (const graphs::Word word : failures_)
    ledger_.failures.push_back(graphs::write_small_graph(piece_.graph_of(word)));
  if (!question_.columns.empty()) ledger_.totals = totals_.texts();
  return std::move(ledger_);
}

LedgerKeeper::LedgerKeeper(LedgerStore& store, const certificates::LedgerQuestion& question, Enumeration& enumeration,
                           Take take)
    : store_(store), graph_class_(enumeration.graph_class), order_(enumeration.order), take_(std::move(take)) {
  enumeration.keeper = this;
  for (int w = 0; w < workers(enumeration); ++w) records_.emplace_back(question);
}

LedgerPiece LedgerKeeper::piece(int index) const {
  return {.graph_class = graph_class_, .order = order_, .index = index, .count = ledger_pieces(graph_class_, order_)};
}

std::optional<KnownPiece> LedgerKeeper::find(int worker, int index) {
  const LedgerPiece at = piece(index);
  const auto ledger = store_.find(at);
  if (!ledger) {
    record(worker).begin(at);
    return std::nullopt;
  }
  keep_instance(at, *ledger);
  take_(worker, at, *ledger);
  return KnownPiece{.graphs = ledger->words.size(), .failures = ledger->failures.size()};
}

void LedgerKeeper::finish(int worker, int index) {
  if (record(worker).given_up()) return;
  certificates::Ledger ledger = record(worker).finish();
  keep_instance(piece(index), ledger);
  store_.add(piece(index), std::move(ledger));
}

void LedgerKeeper::keep_instance(const LedgerPiece& piece, const certificates::Ledger& ledger) {
  if (ledger.instance == 0 || ledger.instance > ledger.words.size()) return;
  const std::lock_guard lock(mutex_);
  if (instance_ && piece_of_instance_ < piece.index) return;
  instance_ = piece.graph_of(ledger.words[ledger.instance - 1]);
  piece_of_instance_ = piece.index;
}

bool LedgerKeeper::possible(const graphs::GraphClass& graph_class, int order) {
  if (!graphs::labellings(order, {})) return false;
  if (graph_class.kind == graphs::GraphClass::Kind::trees)
    return graphs::labelled_count(graph_class, order).has_value();
  return certificates::LedgerPiece{.graph_class = graph_class, .order = order}.has_words();
}

}  // namespace gamecert::sweeps
