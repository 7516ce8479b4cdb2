// Writing ledgers, and their digests.
#pragma once

#include <string>
#include <string_view>

#include "certificates/certificate.hpp"
#include "certificates/ledgers/ledger.hpp"

namespace gamecert::certificates {

/// The text of a ledger up to its digest, from the words behind `evidence ledger` on.
void append_unsealed(std::string& text, const Ledger& ledger, std::string_view statement);
/// The digest that belongs to a ledger.
std::string digest(const Claim& claim, const Ledger& ledger);

}  // namespace gamecert::certificates
