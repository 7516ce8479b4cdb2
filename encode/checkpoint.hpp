// A word with whoever waits, now and then, while something large is made.
#pragma once

#include <cstddef>
#include <functional>
#include <utility>

namespace gamecert::encode {

/// Called with the bytes made so far. May throw, which ends the making.
using Checkpoint = std::function<void(std::size_t bytes)>;

/// Calls it once in so many steps.
class Pace {
 public:
  explicit Pace(Checkpoint between = {}) : between_(std::move(between)) {}
  void step(std::size_t bytes) {
    if (--left_ != 0) return;
    left_ = steps;
    if (between_) between_(bytes);
  }

 private:
  static constexpr unsigned steps = 4096;  // of well under a microsecond each
  Checkpoint between_;
  unsigned left_ = steps;
};

}  // namespace gamecert::encode
