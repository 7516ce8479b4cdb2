// The clock behind pauses.
#include "text/deadline.hpp"

#include <string>

#include "text/grace.hpp"

namespace gamecert::text {
namespace {

thread_local const Deadline* innermost = nullptr;
thread_local Grace* innermost_grace = nullptr;

using Clock = Deadline::Clock;

Clock::time_point end_of(double seconds, Clock::time_point since) {
  constexpr double most = 1e9;  // the clock counts no further than some centuries
  if (!(seconds < most)) return Clock::time_point::max();
  return since + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

}  // namespace

constinit thread_local Timed timed;

LimitError time_over(double seconds) {
  std::string text = std::to_string(seconds);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  if (text == "0" && seconds > 0) text = "less than 0.000001";
  return LimitError("time limit of " + text + " s reached");
}

Deadline::Deadline(double seconds, Clock::time_point since)
    : seconds_(seconds), end_(end_of(seconds, since)), outer_(innermost) {
  if (end_ != Clock::time_point::max()) innermost = this;
  timed.timed = innermost != nullptr;
}

Deadline::~Deadline() {
  innermost = outer_;
  timed.timed = innermost != nullptr;
}

Grace::Grace(double seconds) : seconds_(seconds), outer_(innermost_grace) { innermost_grace = this; }

Grace::~Grace() { innermost_grace = outer_; }

bool Grace::over() {
  if (end_ == Clock::time_point::max()) end_ = end_of(seconds_, Clock::now());
  return Clock::now() >= end_;
}

void look() {
  if (interrupted.load(std::memory_order_relaxed) && (innermost_grace == nullptr || innermost_grace->over()))
    throw LimitError("interrupted");
  if (innermost == nullptr) return;
  const auto now = Deadline::Clock::now();
  for (const Deadline* each = innermost; each != nullptr; each = each->outer_)
    if (now >= each->end_) throw time_over(each->seconds_);
}

}  // namespace gamecert::text
