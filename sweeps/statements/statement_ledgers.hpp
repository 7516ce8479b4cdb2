// Where the ledgers of several statements are kept: a ledger of a piece says which of them hold at all its graphs.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "certificates/ledgers/ledger.hpp"

namespace gamecert::sweeps {

class StatementLedgers {
 public:
  virtual ~StatementLedgers() = default;
  /// The ledger of the piece, if it is there, and which of the statements it says to hold.
  virtual std::optional<std::pair<certificates::Ledger, std::vector<bool>>> find(
      const certificates::LedgerPiece& piece) = 0;
  /// Called by several threads.
  virtual void add(const certificates::LedgerPiece& piece, certificates::Ledger ledger,
                   const std::vector<bool>& hold) = 0;
};

}  // namespace gamecert::sweeps
