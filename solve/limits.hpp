// Limits of time and memory that every engine respects.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace gamecert::solve {

struct Limits {
  double seconds = std::numeric_limits<double>::infinity();
  std::size_t megabytes = 8192;  // of the tables of one search
};

/// Counts steps of a search and ends it when its time is over or an interrupt was asked for.
class Watch {
 public:
  explicit Watch(const Limits& limits);
  /// Cheap enough for every position. LimitError once the time is over or `interrupted` is set.
  void step() {
    if ((++steps_ & 1023) == 0) look();
  }
  /// Looks at the clock now: before and inside long steps.
  void look();
  /// The limits with what is left of the time.
  Limits left() const;
  /// LimitError if a table of that many bytes would break the limit.
  void hold(std::size_t bytes) const;

  /// Ends every search of the process at its next look; for signal handlers.
  static std::atomic<bool> interrupted;

 private:
  std::chrono::steady_clock::time_point end_;
  bool timed_;
  double seconds_;
  std::size_t bytes_;
  std::uint64_t steps_ = 0;
};

}  // namespace gamecert::solve
