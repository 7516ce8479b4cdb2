// Satisfiability of formulas by an outside solver, which runs in a process of its own.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "encode/cnf.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

struct SatResult {
  enum class Status { unknown, satisfiable, unsatisfiable };
  Status status = Status::unknown;
  std::vector<char> model = {};  // of a satisfiable formula, by variable: whether it is true; none at 0
  std::string message = {};      // why the status is not known
  double seconds = 0;            // of the processor, in the solver; 0 if it did not come to an end
};

/// What runs in the process. With a path it writes a DRAT proof there.
using SatSolver = std::function<SatResult(const encode::Cnf&, const std::filesystem::path& drat)>;

/// The formula's status by CaDiCaL. If it is unsatisfiable and `drat` not empty, a binary DRAT proof stands there.
/// Whatever ends the solver early - a limit of time or memory, an interrupt, a crash, its own misuse - is the message
/// of an unknown status. Throws logic_error for a model that does not satisfy the formula.
SatResult solve_sat(const encode::Cnf& cnf, const Limits& limits, const std::filesystem::path& drat = {});
/// The same by another solver.
SatResult solve_sat(const encode::Cnf& cnf, const Limits& limits, const std::filesystem::path& drat,
                    const SatSolver& solver);

/// CaDiCaL in this process: misuse and lack of memory can end it. With a watch it ends where that one says so.
SatResult run_cadical(const encode::Cnf& cnf, const std::filesystem::path& drat, Watch* watch = nullptr);

}  // namespace gamecert::solve
