// The truth of quantified formulas by DepQBF, a program that must be found on the path.
#pragma once

#include <string>

#include "encode/qbf.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

struct QbfResult {
  enum class Status { unknown, is_true, is_false };
  Status status = Status::unknown;
  std::string message = {};  // why the status is not known
};

/// Whatever ends the program early - a limit of time or memory, an interrupt, a crash - is the message of an unknown
/// status, and so is that there is no such program. LimitError where the formula is too large to write.
QbfResult solve_qbf(const encode::Qbf& qbf, const Limits& limits, const std::string& program = "depqbf");
/// The same of a formula in QDIMACS.
QbfResult solve_qdimacs(const std::string& text, const Limits& limits, const std::string& program = "depqbf");

}  // namespace gamecert::solve
