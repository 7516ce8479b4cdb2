// The statement of a piece is by what its ledger found.
#include "certificates/writing/sealed_ledger.hpp"

#include <string>
#include <utility>

#include "certificates/writing/ledger_lines.hpp"

namespace gamecert::certificates {

Claim claim_of(const LedgerPiece& piece, const LedgerQuestion& question, const Ledger& ledger) {
  const std::string word = !question.columns.empty() ? "TABLE " : ledger.failures.empty() ? "HOLDS " : "FAILS ";
  Claim claim;
  claim.game = "sweep";
  claim.instance = text(piece);
  claim.statement = word + text(question);
  return claim;
}

Certificate sealed(const LedgerPiece& piece, const LedgerQuestion& question, Ledger ledger) {
  Certificate result;
  result.claim = claim_of(piece, question, ledger);
  ledger.digest = digest(result.claim, ledger);
  result.evidence = std::move(ledger);
  return result;
}

}  // namespace gamecert::certificates
