// The values of long directed paths in ORIENTED BLUE-RED-COLORING, in a file that a run goes on from.
#pragma once

#include <string>

#include "solve/boards/directed_paths.hpp"
#include "verify/decision.hpp"

namespace gamecert::cli {

/// A line `K A_K D_K` for every length from 1 on, after a line that says so, and before the SHA-256 of all these. The
/// file is replaced by a longer one every minute and when there is an answer or a limit is met, so that a run that was
/// killed loses a minute at the most.
class PathValues {
 public:
  /// InputError for a file that is damaged, or whose last values are not those of the rules.
  explicit PathValues(std::string file);
  /// InputError unless the board is a directed path on which nothing is painted, in normal play. OutputError.
  verify::GameDecision decide(const games::Setup& setup, const solve::Request& request);

 private:
  void read();
  void write();

  std::string file_;
  solve::LongPaths paths_;
  int written_ = 0;  // lengths in the file
};

}  // namespace gamecert::cli
