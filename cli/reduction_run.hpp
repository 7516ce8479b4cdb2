// What the last line of a reduction command says, and the certificates behind it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli/options.hpp"
#include "proofs/reduction_check.hpp"

namespace gamecert::cli {

/// One run of a command on one reduction.
class ReductionRun {
 public:
  /// `text`: the reduction in one line.
  ReductionRun(const CommandOptions& options, std::string name, std::string text)
      : options_(options), name_(std::move(name)), text_(std::move(text)) {}

  /// A `c ` line, unless it is not wanted.
  void comment(const std::string& line) const;
  /// FAILS on a graph: draws why, writes the certificates if they are wanted. The exit status.
  int failure(const reductions::Reduction& reduction, const graphs::SmallGraph& graph, const proofs::ReductionAt& found,
              const solve::Limits& limits);
  /// The last line, `s VERDICT rest`; `more` goes to JSON. Certificates that are wanted are written once the checker
  /// has accepted them; without them the verdict is EVIDENCE, and `missing` says why. The exit status.
  int finish(solve::Verdict verdict, const std::string& rest, std::string missing,
             const std::vector<certificates::Certificate>& certificates, const nlohmann::ordered_json& more = {});

 private:
  const CommandOptions& options_;
  std::string name_, text_;
};

/// The reduction made of pieces that comes with the program under this name, or the one in the file, its parameters
/// having their usual values. InputError.
reductions::Reduction reduction_of(const std::string& argument);

/// The level by its word; `different outcomes` for none.
std::string spoken(reductions::Level level);

/// `check` and `prove` of maps that are not made of pieces.
int run_board_map(const std::string& what, const std::string& name, const CommandOptions& options,
                  const solve::Limits& limits);

}  // namespace gamecert::cli
