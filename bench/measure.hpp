// What programs that measure share: seconds of the processor, and rows of ratios.
//
// A row on stdout is `BENCHMARK<TAB>MEASURED`. The first word of a benchmark is its program, so that bench/run.sh knows
// which rows of goals.tsv a program owes. Measured is a ratio in one run, so that a busy or slow machine still compares
// like with like; goals.tsv says what to. What the ratio is made of goes to stderr.
#pragma once

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <exception>
#include <limits>
#include <string>

namespace gamecert::bench {

struct Time {
  double processor = std::numeric_limits<double>::infinity();
  double clock = processor;
  void keep_least(const Time& other) {
    processor = std::min(processor, other.processor);
    clock = std::min(clock, other.clock);
  }
};

/// Seconds of the processor that this process has had, all its threads together.
inline double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// The same of the processes that this one has waited for.
inline double children_seconds() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// What the work takes in the processes it waits for.
template <class Work>
Time children_time(Work&& work) {
  const double before = children_seconds();
  const auto start = std::chrono::steady_clock::now();
  work();
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  return {children_seconds() - before, elapsed.count()};
}

/// Seconds of the processor for the work in this process: once if that takes long, else the least of as many runs as
/// fill `enough` seconds.
template <class Work>
double seconds(Work&& work, double enough = 0.3) {
  double least = std::numeric_limits<double>::infinity();
  double total = 0;
  do {
    const double before = processor_seconds();
    work();
    const double took = processor_seconds() - before;
    least = std::min(least, took);
    total += std::max(took, 1e-6);
  } while (total < enough);
  return least;
}

inline void row(const std::string& benchmark, double measured, const std::string& made_of) {
  std::printf("%s\t%.3g\n", benchmark.c_str(), measured);
  std::fflush(stdout);
  std::fprintf(stderr, "%s: %s\n", benchmark.c_str(), made_of.c_str());
}

/// `0.0123 s`
inline std::string in_seconds(double seconds) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3g s", seconds);
  return text;
}

/// The row of one time over another.
inline void row(const std::string& benchmark, double time, double over) {
  row(benchmark, time / over, in_seconds(time) + " over " + in_seconds(over));
}

/// Does it; the exit status of the program.
template <class Work>
int exit_status(Work&& work) {
  try {
    work();
    return 0;
  } catch (const std::exception& failure) {
    std::fprintf(stderr, "bench: %s\n", failure.what());
    return 1;
  }
}

}  // namespace gamecert::bench
