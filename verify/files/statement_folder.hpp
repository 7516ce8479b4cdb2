// The ledgers of several statements in a folder, a file each.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "language/formula.hpp"
#include "sweeps/statements/statement_ledgers.hpp"
#include "verify/files/ledger_folder.hpp"

namespace gamecert::verify {

/// The statements of which `chosen` is true, as one, joined in halves, A & (B & C), equal ones once; `true` of none.
language::Formula statement_of(const std::vector<language::Formula>& statements, const std::vector<bool>& chosen);

/// The ledger of a piece is that of the statements which hold there, as one statement: what a run has found of a piece
/// stands in its ledger, and a run that was broken off goes on from there. At the end all pieces have the ledger of the
/// statements that hold everywhere.
class StatementFolder : public sweeps::StatementLedgers {
 public:
  /// The folder is made if need be. OutputError.
  StatementFolder(const std::string& folder, std::vector<language::Formula> statements,
                  const graphs::GraphClass& graph_class);

  /// InputError, naming the file, if it is not the ledger of some of the statements.
  std::optional<std::pair<certificates::Ledger, std::vector<bool>>> find(
      const certificates::LedgerPiece& piece) override;
  void add(const certificates::LedgerPiece& piece, certificates::Ledger ledger, const std::vector<bool>& hold) override;
  /// These statements hold at all graphs of the orders: the ledgers there are made that of them.
  void settle(const std::vector<bool>& hold, int first_order, int last_order);

 private:
  /// Which of the statements make up the formula; none if it is something else.
  std::optional<std::vector<bool>> parts_of(const language::Formula& formula) const;
  std::optional<certificates::Certificate> read(const certificates::LedgerPiece& piece) const;
  void write(const certificates::LedgerPiece& piece, const certificates::LedgerQuestion& question,
             certificates::Ledger ledger) const;

  std::filesystem::path folder_;
  std::vector<language::Formula> statements_;
  graphs::GraphClass graph_class_;
};

}  // namespace gamecert::verify
