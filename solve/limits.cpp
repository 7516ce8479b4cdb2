// The clock behind Watch.
#include "solve/limits.hpp"

#include <algorithm>
#include <string>

#include "text/errors.hpp"

namespace gamecert::solve {

Watch::Watch(const Limits& limits)
    : last_look_(std::chrono::steady_clock::now()),
      since_(limits.since.value_or(last_look_)),
      timed_(limits.seconds < 1e9),  // the clock counts no further than some centuries
      seconds_(limits.seconds),
      bytes_(limits.megabytes * 1024 * 1024) {
  if (timed_) {
    end_ = since_ + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                        std::chrono::duration<double>(limits.seconds));
  }
}

void Watch::look() {
  text::look();
  if (timed_ && std::chrono::steady_clock::now() >= end_) throw text::time_over(seconds_);
}

void Watch::look_and_pace() {
  look();
  const auto now = std::chrono::steady_clock::now();
  const auto passed = now - last_look_;
  last_look_ = now;
  using std::chrono_literals::operator""ms;
  if (passed < 5ms) pace_ = std::min(2 * pace_, 1024U);
  if (passed > 10ms) pace_ = std::max(pace_ / static_cast<std::uint32_t>(std::min<long>(passed / 5ms, 1024)), 1U);
  until_look_ = pace_;
}

void Watch::begin_again(const Limits& limits) {
  const std::size_t taken = taken_;
  *this = Watch(limits);
  taken_ = taken;
}

Limits Watch::left() const { return {.seconds = seconds_, .megabytes = bytes_ >> 20, .since = since_}; }

Limits Watch::left(double seconds) const {
  if (!timed_) return {.seconds = seconds, .megabytes = bytes_ >> 20};
  const std::chrono::duration<double> left = end_ - std::chrono::steady_clock::now();
  return {.seconds = std::clamp(left.count(), 0.0, seconds), .megabytes = bytes_ >> 20};
}

void Watch::hold(std::size_t bytes) const {
  if (bytes > bytes_ || taken_ > bytes_ - bytes)
    throw text::LimitError("memory limit of " + std::to_string(bytes_ >> 20) + " MB reached");
}

}  // namespace gamecert::solve
