// The six verdicts.
#pragma once

#include <string_view>

namespace gamecert::solve {

enum class Verdict { proved, holds, fails, vacuous, evidence, unknown };

constexpr std::string_view word(Verdict verdict) {
  switch (verdict) {
    case Verdict::proved:
      return "PROVED";
    case Verdict::holds:
      return "HOLDS";
    case Verdict::fails:
      return "FAILS";
    case Verdict::vacuous:
      return "VACUOUS";
    case Verdict::evidence:
      return "EVIDENCE";
    case Verdict::unknown:
      return "UNKNOWN";
  }
  return "";
}

/// 0 for PROVED and HOLDS, 1 for FAILS, 3 otherwise.
constexpr int exit_status(Verdict verdict) {
  switch (verdict) {
    case Verdict::proved:
    case Verdict::holds:
      return 0;
    case Verdict::fails:
      return 1;
    default:
      return 3;
  }
}

}  // namespace gamecert::solve
