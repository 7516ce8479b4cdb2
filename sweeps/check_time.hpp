// What the checker will take for the ledgers of a sweep or a table, told from some of their graphs.
#pragma once

#include <optional>
#include <string>

#include "certificates/ledgers/ledger.hpp"
#include "sweeps/scope.hpp"

namespace gamecert::sweeps {

/// Seconds of processor time on this machine.
struct CheckTime {
  double all = 0;
  double piece = 0;       // that takes longest
  bool at_least = false;  // a graph took longer than it was given
};

/// Takes a fraction of a second for each order; pieces that are not there are left out.
CheckTime check_time(const Scope& scope, const certificates::LedgerQuestion& question);

/// `gamecert-check will take about 90 s for this ledger`, with the option that a piece needs; empty where it is soon
/// over.
std::string dear_check(const CheckTime& time);
/// The same of a scope with ledgers; empty at an interrupt.
std::string dear_check(const Scope& scope, const certificates::LedgerQuestion& question);

}  // namespace gamecert::sweeps
