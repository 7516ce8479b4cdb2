// Checking files of certificates: what `gamecert-check` and `gamecert check` do.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "certificates/driver/bounded.hpp"
#include "certificates/grounds.hpp"
#include "certificates/progress.hpp"
#include "certificates/trust.hpp"

namespace gamecert::certificates {

/// Lines about what a certificate rests on, each beginning with `c `.
using Explain = std::function<std::string(const Grounds&)>;

/// What is asked of certificates beside being right.
struct Demands {
  std::optional<std::string> expect = {};  // their claim line, with or without `c `, or their statement
  std::optional<Trust> trust = {};         // they rest on nothing else, by more work where that is possible
  Explain explain = {};                    // its lines follow those of an accepted certificate
  Budget budget = {};                      // of each file
  ProgressReader progress = {};
  std::optional<std::string> report = {};  // a file that says what was accepted: the report of FORMAT.md
};

/// Checks every certificate of the files. `-` is standard input; a directory stands for the files in it, and below it,
/// whose names end in `.cert`, links followed, in the order of their names. Writes `c GAME INSTANCE STATEMENT` and `c
/// rests on: ...` for each certificate that is accepted, then one of these, the first that fits:
/// - `s REJECTED`, returns 1: one is wrong, or is not what is demanded, with `FILE:LINE: reason` on `err`; what comes
///   behind it is not looked at
/// - returns 4: the checker itself fails, with `FILE:LINE: internal failure: reason` on `err`
/// - returns 2: a file cannot be read, or holds no certificate, or `out` cannot be written; `err` says which
/// - `s UNKNOWN`, returns 3: a limit was met, with `FILE:LINE: reason` on `err`
/// - `s UNKNOWN completeness rests on PROGRAM`, returns 3: all are accepted, but a claim rests on a program, and there
/// is
///   no demand of trust
/// - `s VERIFIED`, returns 0: all are accepted
/// In the last two cases the report, if one is wanted, is written.
int check_files(const std::vector<std::string>& files, const Demands& demands, std::ostream& out, std::ostream& err);

}  // namespace gamecert::certificates
