// What refutes an entry that fails: the facts that contradict its sentence, as its file names them
// (docs/CLAIM_FILES.md).
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"
#include "papers/claim.hpp"
#include "papers/language/expression.hpp"

namespace gamecert::papers {

/// The certificates of a fact. LimitError where it has none; std::logic_error if it is not so.
using RefutingFact = std::function<std::vector<certificates::Certificate>(Trial&)>;

/// `QUESTION on BOARD SIGN VALUES`, `graph BOARD: CONJECTURE`, which is false there, `strategy of GAME on BOARD: RULES
/// after MOVES`: the rules do not keep their promise in that play, or `all n >= A: VALUE`, which is false of some n.
/// InputError with the column.
RefutingFact read_refutation(std::string_view line, const Names& known);

}  // namespace gamecert::papers
