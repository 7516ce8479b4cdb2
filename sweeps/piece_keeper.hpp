// The ledgers of a sweep or a table: made piece by piece while graphs are gone through, kept, and gone through again.
#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <span>
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

/// One of so many runs that share the work of a question: of the pieces of all its orders, counted on from the first
/// order, it has those whose number is `index` modulo `count`.
struct Shard {
  int index = 0, count = 1;
};
/// The pieces of an order that a shard of the orders from `first_order` on has.
std::function<bool(int piece)> wanted_pieces(Shard shard, const graphs::GraphClass& graph_class, int first_order,
                                             int order);
/// How many it has of all these orders.
int number_of_pieces(Shard shard, const graphs::GraphClass& graph_class, int first_order, int last_order);

/// What a worker writes down of the piece that it goes through.
class LedgerRecord {
 public:
  explicit LedgerRecord(const certificates::LedgerQuestion& question)
      : question_(question), totals_(question.columns) {}

  /// Of a piece.
  void begin(const certificates::LedgerPiece& piece);
  /// Of a conjecture: whether its hypotheses hold there, and whether it fails.
  void look(const graphs::SmallGraph& graph, bool instance, bool fails);
  /// Of a table: the values of its columns, behind look().
  void add(std::span<const std::int64_t> values);
  /// A graph of the piece is undecided: it gets no ledger.
  void give_up() { given_up_ = true; }
  bool given_up() const { return given_up_; }
  certificates::Ledger finish();

 private:
  const certificates::LedgerQuestion& question_;
  certificates::LedgerPiece piece_;
  bool given_up_ = false;
  graphs::Count renamings_ = 1;  // n!
  certificates::Ledger ledger_;
  std::optional<graphs::Word> instance_;  // the least
  std::vector<graphs::Word> failures_;
  graphs::Word word_ = 0;  // of the graph looked at last
  conjectures::Totals totals_;
};

/// The ledgers of an order.
class LedgerKeeper : public PieceKeeper {
 public:
  /// Takes over a ledger that is there in place of its graphs; called by the worker.
  using Take = std::function<void(int worker, const certificates::LedgerPiece&, const certificates::Ledger&)>;

  /// Becomes the keeper of the enumeration.
  LedgerKeeper(LedgerStore& store, const certificates::LedgerQuestion& question, Enumeration& enumeration, Take take);
  LedgerRecord& record(int worker) { return records_[static_cast<std::size_t>(worker)]; }

  std::optional<KnownPiece> find(int worker, int piece) override;
  void finish(int worker, int piece) override;
  /// A graph that satisfies the hypotheses, if there is one: the first of the first piece with one.
  const std::optional<graphs::SmallGraph>& instance() const { return instance_; }

  /// Whether graphs of such an order have words, and 128 bits can count them.
  static bool possible(const graphs::GraphClass& graph_class, int order);

 private:
  certificates::LedgerPiece piece(int index) const;
  void keep_instance(const certificates::LedgerPiece& piece, const certificates::Ledger& ledger);
  LedgerStore& store_;
  graphs::GraphClass graph_class_;
  int order_;
  Take take_;
  std::vector<LedgerRecord> records_;  // by worker
  std::mutex mutex_;                   // of the two below
  std::optional<graphs::SmallGraph> instance_;
  int piece_of_instance_ = 0;
};

}  // namespace gamecert::sweeps
