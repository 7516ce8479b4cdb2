// Refutations of formulas: their text, and whether they are right.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "certificates/lines.hpp"
#include "encode/cnf.hpp"
#include "encode/lrat.hpp"

namespace gamecert::certificates {

/// From the numbers of clauses and steps on; moves that may stand in front of the steps go to `play`.
encode::Lrat read_refutation(Lines& lines, std::optional<std::vector<int>>* play = nullptr);

/// So many refutations from the next line on, each behind `lrat`.
std::vector<encode::Lrat> read_refutations(Lines& lines, int count);

/// Rejects unless there is one refutation for each formula, in their order.
void require_refuted(const std::vector<encode::Denied>& denied, const std::vector<encode::Lrat>& refutations);

}  // namespace gamecert::certificates
