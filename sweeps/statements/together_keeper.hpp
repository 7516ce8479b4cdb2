// The ledgers of an order of several statements.
#pragma once

#include <functional>
#include <vector>

#include "certificates/ledgers/ledger.hpp"
#include "sweeps/enumeration.hpp"
#include "sweeps/piece_keeper.hpp"
#include "sweeps/statements/statement_ledgers.hpp"
#include "sweeps/statements/worker.hpp"

namespace gamecert::sweeps {

class TogetherKeeper : public PieceKeeper {
 public:
  /// The worker of a number.
  using WorkerOf = std::function<SweepWorker&(int worker)>;

  /// Becomes the keeper of the enumeration.
  TogetherKeeper(StatementLedgers& ledgers, Enumeration& enumeration, WorkerOf worker_of)
      : ledgers_(ledgers),
        graph_class_(enumeration.graph_class),
        order_(enumeration.order),
        worker_of_(std::move(worker_of)) {
    enumeration.keeper = this;
    for (int w = 0; w < workers(enumeration); ++w) records_.emplace_back(all_hold_);
  }
  LedgerRecord& record(int worker) { return records_[static_cast<std::size_t>(worker)]; }

  std::optional<KnownPiece> find(int worker, int index) override {
    const certificates::LedgerPiece at = piece(index);
    const auto known = ledgers_.find(at);
    if (known) {
      worker_of_(worker).take(at, known->first, known->second);
      return KnownPiece{.graphs = known->first.words.size(), .failures = 0};
    }
    record(worker).begin(at);
    worker_of_(worker).begin_piece();
    return std::nullopt;
  }
  void finish(int worker, int index) override {
    ledgers_.add(piece(index), record(worker).finish(), worker_of_(worker).hold());
  }

 private:
  certificates::LedgerPiece piece(int index) const {
    return {.graph_class = graph_class_, .order = order_, .index = index, .count = ledger_pieces(graph_class_, order_)};
  }

  StatementLedgers& ledgers_;
  graphs::GraphClass graph_class_;
  int order_;
  WorkerOf worker_of_;
  const certificates::LedgerQuestion all_hold_{{"true", {}}, {}};  // what records need to know
  std::vector<LedgerRecord> records_;                              // by worker
};

}  // namespace gamecert::sweeps
