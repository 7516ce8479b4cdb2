// How far a long check is, for whoever waits for it.
#pragma once

#include <unistd.h>

#include <chrono>
#include <cstddef>
#include <functional>
#include <iostream>
#include <string>

namespace gamecert::certificates {

/// Who wants to know. `show` takes a line that stands for the one before; an empty one, as something else is printed.
struct ProgressReader {
  std::function<void(const std::string&)> show = {};
  double seconds = 1;  // from one line to the next
};
/// A line rewritten in place, if standard error is a terminal; else nobody.
inline ProgressReader terminal_reader() {
  if (isatty(STDERR_FILENO) != 1) return {};
  return {[](const std::string& line) { std::cerr << "\r\033[K" << line << std::flush; }};
}

/// In the process that checks: what long checks call, with so many graphs done of all.
using TellGraphs = std::function<void(std::size_t done, std::size_t all)>;
inline thread_local TellGraphs tell_graphs;

/// The lines about file after file: `ledger/a.cert: graph 37 of 142, 12 s`.
class CheckProgress {
 public:
  explicit CheckProgress(const ProgressReader& reader) : reader_(reader) {}
  void begin(const std::string& file) {
    file_ = file;
    place_.clear();
    begin_ = shown_ = Clock::now();
  }
  /// `line 5`, `graph 37 of 142`.
  void come_to(const std::string& place) {
    place_ = place;
    wait();
  }
  /// Shows a line if it is time for one.
  void wait() {
    const Clock::time_point now = Clock::now();
    if (!reader_.show || std::chrono::duration<double>(now - shown_).count() < reader_.seconds) return;
    shown_ = now;
    visible_ = true;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - begin_).count();
    reader_.show(file_ + ": " + (place_.empty() ? "" : place_ + ", ") + std::to_string(seconds) + " s");
  }
  void hide() {
    if (visible_) reader_.show("");
    visible_ = false;
  }

 private:
  using Clock = std::chrono::steady_clock;
  const ProgressReader& reader_;
  std::string file_, place_;
  Clock::time_point begin_, shown_;
  bool visible_ = false;
};

}  // namespace gamecert::certificates
