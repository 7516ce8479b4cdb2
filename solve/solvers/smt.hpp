// Questions in SMT-LIB 2 by an outside solver, Z3, which runs in a process of its own.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "encode/smt.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

struct SmtResult {
  enum class Status { unknown, satisfiable, unsatisfiable };
  Status status = Status::unknown;
  std::vector<std::int64_t> values = {};  // of a satisfiable script: of its constants, in their order
  std::string message = {};               // why the status is not known
};

/// What runs in the process.
using SmtSolver = std::function<SmtResult(const encode::Smt&)>;

/// Whatever ends the solver early - a limit of time or memory, an interrupt, a crash, an exception of its own - is the
/// message of an unknown status. Models are not checked here: lines of play are, by the rules, where they are used.
SmtResult solve_smt(const encode::Smt& script, const Limits& limits);
/// The same by another solver.
SmtResult solve_smt(const encode::Smt& script, const Limits& limits, const SmtSolver& solver);

/// Z3 in this process. Lack of memory can end it, with this status or by a signal.
constexpr int z3_lacks_memory = 101;
SmtResult run_z3(const encode::Smt& script);
/// The same within limits, which it keeps by itself: the time, and so many megabytes of all that Z3 holds in this
/// process.
SmtResult run_z3_within(const encode::Smt& script, const Limits& limits);

}  // namespace gamecert::solve
