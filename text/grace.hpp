// Time to keep what was found when an interrupt comes.
#pragma once

#include "text/deadline.hpp"

namespace gamecert::text {

/// An interrupt leaves the work of its thread so many seconds yet, from its first pause behind the interrupt on.
class Grace {
 public:
  explicit Grace(double seconds);
  ~Grace();
  Grace(const Grace&) = delete;
  Grace& operator=(const Grace&) = delete;

 private:
  friend void look();
  bool over();
  const double seconds_;
  Deadline::Clock::time_point end_ = Deadline::Clock::time_point::max();
  Grace* const outer_;
};

}  // namespace gamecert::text
