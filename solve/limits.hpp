// Limits of time and memory that every engine respects.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include "text/deadline.hpp"

namespace gamecert::solve {

struct Limits {
  double seconds = std::numeric_limits<double>::infinity();
  std::size_t megabytes = 8192;  // of the positions one search keeps: its tables and its line of play
  std::optional<std::chrono::steady_clock::time_point> since = {};  // the time counts from there, else from the Watch
};

/// Around work of this thread that is to keep to the time of the limits.
inline text::Deadline deadline_of(const Limits& limits) {
  const bool timed = limits.seconds < std::numeric_limits<double>::infinity();
  return text::Deadline(limits.seconds, limits.since || !timed
                                            ? limits.since.value_or(text::Deadline::Clock::time_point())
                                            : text::Deadline::Clock::now());
}

/// Counts steps of a search and ends it when its time is over, or at an interrupt or a deadline around it
/// (text/deadline.hpp). Between two looks at the clock lie as many steps as took some milliseconds so far: one, where
/// steps are dear.
class Watch {
 public:
  explicit Watch(const Limits& limits);
  /// Cheap enough for every position. LimitError once it is to end.
  void step() {
    if (--until_look_ == 0) look_and_pace();
  }
  /// Looks at the clock now: before and inside long steps.
  void look();
  /// The limits for what comes next, in the time that is left; of it at most so many seconds.
  Limits left() const;
  Limits left(double seconds) const;
  /// New limits for what comes next; what is taken stays taken.
  void begin_again(const Limits& limits);
  /// LimitError if a table of that many bytes, beside what is taken, would break the limit.
  void hold(std::size_t bytes) const;
  /// Memory that comes and goes beside the tables. LimitError if it alone breaks the limit; then nothing is taken.
  void take(std::size_t bytes) {
    hold(bytes);
    taken_ += bytes;
  }
  void give_back(std::size_t bytes) { taken_ -= bytes; }

 private:
  void look_and_pace();

  std::chrono::steady_clock::time_point end_, last_look_, since_;
  bool timed_;
  double seconds_;
  std::size_t bytes_;
  std::size_t taken_ = 0;
  std::uint32_t pace_ = 1;        // steps from one look to the next, 1..1024
  std::uint32_t until_look_ = 1;  // steps left to the next look
};

/// What one table takes of the memory of a watch, for as long as this lives. The watch must outlive it.
class MemoryShare {
 public:
  explicit MemoryShare(Watch& watch, std::size_t bytes = 0) : watch_(watch) { become(bytes); }
  MemoryShare(const MemoryShare&) = delete;
  MemoryShare& operator=(const MemoryShare&) = delete;
  ~MemoryShare() { watch_.give_back(bytes_); }

  /// It is so much from now on. LimitError if that breaks the limit; then it stays what it was.
  void become(std::size_t bytes) {
    if (bytes > bytes_) {
      watch_.take(bytes - bytes_);
    } else {
      watch_.give_back(bytes_ - bytes);
    }
    bytes_ = bytes;
  }

 private:
  Watch& watch_;
  std::size_t bytes_ = 0;
};

}  // namespace gamecert::solve
