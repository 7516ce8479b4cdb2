// Constraints on literals as clauses: how many hold, and whether that number is odd.
#pragma once

#include <vector>

#include "encode/cnf.hpp"

namespace gamecert::encode {

/// Exactly one of the literals holds. Given values of these, those of the new variables can be chosen exactly if so.
void exactly_one(Cnf& cnf, const std::vector<int>& literals);

/// The number of literals that hold is odd, or is even; they are of different variables. Given values of these, those
/// of the new variables are determined.
void parity(Cnf& cnf, const std::vector<int>& literals, bool odd);

}  // namespace gamecert::encode
