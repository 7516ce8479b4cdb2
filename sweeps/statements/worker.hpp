// One worker of a sweep: the statements that stand, at one graph after another of an order.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "sweeps/completeness.hpp"
#include "sweeps/engines/refused_graphs.hpp"
#include "sweeps/enumeration.hpp"
#include "sweeps/piece_keeper.hpp"
#include "sweeps/scope.hpp"
#include "sweeps/statements/common_parts.hpp"
#include "sweeps/statements/statement_tally.hpp"

namespace gamecert::sweeps {

class SweepWorker {
 public:
  /// Of the statements those with these tallies are asked. `together`: of each the least counterexample alone is
  /// wanted, and a ledger of those that hold. The census may be missing.
  SweepWorker(const std::vector<language::Formula>& statements, const Scope& scope, std::vector<StatementTally> tallies,
              bool together, std::optional<Census> census);

  Seen look(const graphs::SmallGraph& graph);
  /// Writes every graph down there, too.
  void write_to(LedgerRecord& record) { record_ = &record; }

  /// The graphs of a piece, as its ledger has them: of a single statement with all graphs at which it fails.
  void take(const certificates::LedgerPiece& piece, const certificates::Ledger& ledger);
  /// The same of the statements that `hold` at all of them; of the others nothing is known.
  void take(const certificates::LedgerPiece& piece, const certificates::Ledger& ledger, const std::vector<bool>& hold);
  /// Of statements together: another piece begins; those that hold at all its graphs so far.
  void begin_piece();
  std::vector<bool> hold() const;

  /// Of the graphs, those that fit the conditions.
  std::uint64_t meant() const { return meant_; }
  std::vector<StatementTally>& tallies() { return tallies_; }
  std::optional<Census>& census() { return census_; }
  const RefusedOfGame& refused() const { return refused_; }

 private:
  Seen look_at_statement(std::size_t tally, const graphs::SmallGraph& graph, bool meant);
  void give_up(std::size_t tally, const graphs::SmallGraph& graph, const std::string& reason);
  void seek_instance(std::size_t tally, const certificates::LedgerPiece& piece, const certificates::Ledger& ledger);

  StatementEvaluators evaluators_;
  std::vector<bool> hypotheses_;  // by statement: whether it has some
  ScopeConditions conditions_;
  double seconds_;  // for a graph
  std::vector<StatementTally> tallies_;
  std::vector<bool> spoilt_;  // by statement: it fails at the piece at hand, or is undecided there
  bool together_;
  std::optional<Census> census_;
  LedgerRecord* record_ = nullptr;
  std::uint64_t meant_ = 0;
  RefusedOfGame refused_;
};

}  // namespace gamecert::sweeps
