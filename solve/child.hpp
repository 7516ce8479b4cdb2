// Work in a process of its own: whatever becomes of it, this one goes on.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "solve/limits.hpp"

namespace gamecert::solve {

/// What is left of a process.
struct Heard {
  std::string text;  // all that it wrote to its end of the pipe, which is its error stream as well
  int signal = 0;    // that ended it, or 0
  int status = 0;    // with which it ended, if no signal ended it

  std::string how_it_ended() const;
  /// How it ended and the first line of what it wrote: the message where no report was made.
  std::string failure() const;
};

/// Runs `work` in a child, given its end of the pipe, and waits until it has ended. The work may call exec. LimitError
/// once a limit of time is met or an interrupt came; more memory than the limits allow, beside what this process
/// has, is refused to the child.
Heard in_child(const Limits& limits, const std::function<void(int end)>& work);

/// Writes all of it; for the work of a child, which ends if that fails.
void put(int end, const void* data, std::size_t size);

/// Refuses more than that to this process, and to the program it becomes.
void limit_memory(std::size_t bytes);

}  // namespace gamecert::solve
