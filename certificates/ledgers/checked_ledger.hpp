// What is true of a ledger, and what ledgers of all pieces say together.
#pragma once

#include <functional>
#include <vector>

#include "certificates/grounds.hpp"
#include "certificates/kind.hpp"
#include "certificates/ledgers/ledger.hpp"

namespace gamecert::certificates {

/// What every ledger rests on.
void add_definitions(Grounds& grounds);
/// Where the number of graphs of a class is not known.
const Ground& completeness_of(std::string_view generator);
/// All of these.
std::vector<Ground> ledger_grounds();

/// Every word is canonical, of a graph of the class, and above the one before; the sum of n!/|Aut| is right; what is
/// said of the question is what its definitions give at these graphs. Reading has compared the digest.
void check_ledger(const Claim& claim, const Ledger& ledger, Grounds& grounds);

/// Of checked pieces: no graph stands in two of them, and where all pieces of an order are there they hold as many
/// graphs as there are, or every graph of the order before with a vertex more. Grounds are added to `none`.
void conclude(const std::vector<AcceptedPart>& parts, const Grounds& none,
              const std::function<void(const JointClaim&)>& found);

}  // namespace gamecert::certificates
