// The ledgers of a sweep or a table: made piece by piece while graphs are gone through, kept, and gone through again.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "certificates/ledgers/ledger.hpp"
#include "sweeps/enumeration.hpp"

namespace gamecert::sweeps {

/// Where ledgers are kept.
class LedgerStore {
 public:
  virtual ~LedgerStore() = default;
  /// The ledger of the piece, if it is there.
  virtual std::optional<certificates::Ledger> find(const certificates::LedgerPiece& piece) = 0;
  /// Called by several threads.
  virtual void add(const certificates::LedgerPiece& piece, certificates::Ledger ledger) = 0;
};

/// What a worker writes down of the piece that it goes through.
class LedgerRecord {
 public:
  explicit LedgerRecord(const certificates::LedgerQuestion& question) : question_(question) {}

  /// Of a piece. Nothing is written down of one that has a ledger.
  void begin(const certificates::LedgerPiece& piece, bool wanted);
  /// Of a conjecture: whether it fails there.
  void look(const graphs::SmallGraph& graph, bool fails);
  /// Of a table: the value of a column, behind look().
  void add(std::size_t column, std::int64_t value) {
    if (wanted_) totals_[column].add(value);
  }
  /// A graph of the piece is undecided: it gets no ledger.
  void give_up() { given_up_ = true; }
  bool given_up() const { return given_up_; }
  certificates::Ledger finish();

 private:
  const certificates::LedgerQuestion& question_;
  certificates::LedgerPiece piece_;
  bool wanted_ = false, given_up_ = false;
  graphs::Count renamings_ = 1;  // n!
  certificates::Ledger ledger_;
  std::vector<graphs::Word> failures_;
  std::vector<conjectures::Total> totals_;
};

/// The ledgers of an order.
class LedgerKeeper : public PieceKeeper {
 public:
  LedgerKeeper(LedgerStore& store, const certificates::LedgerQuestion& question, const graphs::GraphClass& graph_class,
               int order, int workers);
  LedgerRecord& record(int worker) { return records_[static_cast<std::size_t>(worker)]; }

  bool replay(int worker, int piece, const std::function<bool(const graphs::SmallGraph&)>& next) override;
  void finish(int worker, int piece) override;

  /// Whether graphs of such an order have words.
  static bool possible(const graphs::GraphClass& graph_class, int order);

 private:
  certificates::LedgerPiece piece(int index) const;
  LedgerStore& store_;
  graphs::GraphClass graph_class_;
  int order_;
  std::vector<LedgerRecord> records_;
};

}  // namespace gamecert::sweeps
