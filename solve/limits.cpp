// The clock behind Watch.
#include "solve/limits.hpp"

#include <algorithm>
#include <string>

#include "graphs/errors.hpp"

namespace gamecert::solve {

std::atomic<bool> Watch::interrupted{false};

Watch::Watch(const Limits& limits)
    : timed_(limits.seconds < 1e9),  // the clock counts no further than some centuries
      seconds_(limits.seconds),
      bytes_(limits.megabytes * 1024 * 1024) {
  if (timed_) {
    end_ = std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                                  std::chrono::duration<double>(limits.seconds));
  }
}

void Watch::look() {
  if (interrupted.load(std::memory_order_relaxed)) throw LimitError("interrupted");
  if (timed_ && std::chrono::steady_clock::now() >= end_) {
    std::string seconds = std::to_string(seconds_);
    seconds.erase(seconds.find_last_not_of('0') + 1);
    if (seconds.back() == '.') seconds.pop_back();
    throw LimitError("time limit of " + seconds + " s reached");
  }
}

Limits Watch::left() const {
  Limits limits;
  if (timed_) {
    const std::chrono::duration<double> left = end_ - std::chrono::steady_clock::now();
    limits.seconds = std::max(left.count(), 0.0);
  }
  limits.megabytes = bytes_ >> 20;
  return limits;
}

void Watch::hold(std::size_t bytes) const {
  if (bytes > bytes_) throw LimitError("memory limit of " + std::to_string(bytes_ >> 20) + " MB reached");
}

}  // namespace gamecert::solve
