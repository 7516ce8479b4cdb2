// How whatever may take long ends before it is done: at a signal, or when its time is over.
//
// Every loop that may be long calls pause() in each round and needs no limit handed down to it. Whoever knows of a
// limit keeps a Deadline around the work: it holds for all that its thread does meanwhile, in whatever room.
#pragma once

#include <atomic>
#include <chrono>

#include "text/errors.hpp"

namespace gamecert::text {

/// Ends all work of the process at its next pause; for signal handlers.
inline std::atomic<bool> interrupted{false};

/// `time limit of 2.5 s reached`
LimitError time_over(double seconds);

/// The work of its thread ends so many seconds after a moment, or earlier if a deadline around it does.
class Deadline {
 public:
  using Clock = std::chrono::steady_clock;
  /// Of infinitely many seconds it changes nothing.
  explicit Deadline(double seconds, Clock::time_point since = Clock::now());
  ~Deadline();
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

 private:
  friend void look();
  const double seconds_;
  const Clock::time_point end_;
  const Deadline* const outer_;
};

/// LimitError once the process is interrupted, or the time of a deadline around the work is over: before and inside
/// rounds that take milliseconds.
void look();

/// Of this thread: whether a deadline is around its work, and the pauses since a look at the clock.
struct Timed {
  bool timed = false;
  unsigned pauses = 0;
};
extern constinit thread_local Timed timed;

/// The same, cheap enough for every round: it looks at the clock now and then.
inline void pause() {
  constexpr unsigned rounds = 16;
  if (interrupted.load(std::memory_order_relaxed) || (timed.timed && ++timed.pauses % rounds == 0)) look();
}

}  // namespace gamecert::text
