// Work in a process of its own: whatever becomes of it, this one goes on.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "solve/limits.hpp"

namespace gamecert::solve {

/// Whether solvers run in children. Where gamecert is a library in the process of others, which no child shall copy,
/// this is false before anything is asked: CaDiCaL and Z3 then run in the thread that asks, and DepQBF, a program, does
/// not. They then look at the time and at interrupts, and Z3 at its memory; that of CaDiCaL has no bound.
extern std::atomic<bool> children_allowed;

/// What is left of a process.
struct Termination {
  std::string text;           // all that it wrote to its end of the pipe, which is its error stream as well
  int signal = 0;             // that ended it, or 0
  int status = 0;             // with which it ended, if no signal ended it
  std::size_t megabytes = 0;  // that it was allowed

  /// The message where no report was made: the memory limit if what it wrote speaks of a lack of memory, else how it
  /// ended and the first line of what it wrote.
  std::string failure() const;
};

/// Runs `work` in a child, given its end of the pipe, and waits until it has ended. The work may call exec. LimitError
/// once a limit of time is met or an interrupt came; more memory than the limits allow, beside what this process
/// has, is refused to the child. The child leads a group of processes that ends with it: what it starts does not
/// outlive it.
Termination in_child(const Limits& limits, const std::function<void(int end)>& work);

/// Writes all of it; for the work of a child, which ends if that fails.
void put(int end, std::string_view text);

/// What a solver reports, behind whatever it has written to its error stream: a byte for its status, and a text.
struct Report {
  char status = 0;
  std::string text = {};
};
/// For the work of a child: reports what `solver` returns, and why it came to no end as a report of status 0.
void report(int end, const Limits& limits, const std::function<Report()>& solver);
/// The report in what was heard. If there is none, how the child ended as a report of status 0.
Report report_of(const Termination& heard);

/// "memory limit of N MB reached"
std::string memory_limit_reached(std::size_t megabytes);

/// Refuses more than that to this process, and to the program it becomes.
void limit_memory(std::size_t bytes);

}  // namespace gamecert::solve
