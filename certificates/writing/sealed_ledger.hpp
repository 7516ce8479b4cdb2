// What is claimed of a piece of a sweep, and the certificate of it.
#pragma once

#include "certificates/certificate.hpp"
#include "certificates/ledgers/ledger.hpp"

namespace gamecert::certificates {

/// What a ledger says of a piece.
Claim claim_of(const LedgerPiece& piece, const LedgerQuestion& question, const Ledger& ledger);

/// The certificate of a piece, with its digest.
Certificate sealed(const LedgerPiece& piece, const LedgerQuestion& question, Ledger ledger);

}  // namespace gamecert::certificates
