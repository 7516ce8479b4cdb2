// Proofs of CaDiCaL made checkable in linear time: DRAT to LRAT.
#pragma once

#include <istream>

#include "encode/lrat.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// A refutation of the formula, from a proof in binary DRAT: of its clauses only those that are needed, each deleted
/// after its last use. InputError for a text that is no such proof and for a needed step that does not follow by unit
/// propagation (a RAT step), named by its number from 1; LimitError.
encode::Lrat elaborate(const encode::Cnf& cnf, std::istream& drat, const Limits& limits);

}  // namespace gamecert::solve
