// What the last line of a reduction command says, and the certificates behind it.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/options.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/reduction_decision.hpp"

namespace gamecert::cli {

/// One run of a command on one reduction.
class ReductionRun {
 public:
  /// `text`: the reduction in one line. The file of --certificate is opened before any work is done. OutputError.
  ReductionRun(const CommandOptions& options, std::string name, std::string text);

  /// A `c ` line, unless it is not wanted.
  void comment(const std::string& line) const;
  /// The comments, then the last line as below.
  int finish(const verify::ReductionDecision& decision);
  /// The last line, `s VERDICT rest`; `more` goes to JSON. Certificates, which the checker has accepted, are written if
  /// they are wanted; without them the verdict is EVIDENCE, and `missing` says why. The exit status.
  int finish(solve::Verdict verdict, const std::string& rest, std::string missing,
             const std::vector<certificates::Certificate>& certificates, const nlohmann::ordered_json& more = {});

 private:
  const CommandOptions& options_;
  std::string name_, text_;
  std::optional<verify::AtomicFile> certificates_;  // those that are wanted
};

/// Those of --order, which must be there. InputError.
std::pair<int, int> orders_of(const CommandOptions& options);

/// Of maps that are not made of pieces: --set is refused.
[[noreturn]] void refuse_values(const std::string& name);

/// `check` and `prove` of maps that are not made of pieces.
int run_board_map(const std::string& what, const std::string& name, const CommandOptions& options,
                  const solve::Limits& limits);

}  // namespace gamecert::cli
