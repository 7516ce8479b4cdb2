// Standard output with its failures, the progress line, interrupts.
#include "cli/output.hpp"

#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <iostream>

#include "text/deadline.hpp"
#include "verify/files/atomic_file.hpp"

namespace gamecert::cli {

void print_line(std::string_view line) { print(std::string(line) + '\n'); }

void print(std::string_view text) {
  errno = 0;
  std::cout << text << std::flush;
  if (std::cout) return;
  if (errno == EPIPE) throw ClosedPipe{};
  throw verify::OutputError("cannot write to standard output" +
                            (errno == 0 ? "" : std::string(": ") + std::strerror(errno)));
}

ProgressLine::ProgressLine() : terminal_(isatty(STDERR_FILENO) == 1) {}

ProgressLine::~ProgressLine() { hide(); }

void ProgressLine::hide() {
  if (shown_) std::cerr << "\r\033[K" << std::flush;
  shown_ = false;
}

void ProgressLine::show(const std::string& text) {
  if (!terminal_) return;
  std::cerr << "\r\033[K" << text << std::flush;
  shown_ = true;
}

void end_at_interrupts() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    if (std::signal(signal, SIG_DFL) == SIG_IGN) std::signal(signal, SIG_IGN);
  }
}

void end_searches_on_interrupt() {
  const auto handler = [](int signal) {
    constexpr std::int64_t second = 1'000'000'000;
    static std::atomic<std::int64_t> first{0};
    static_assert(std::atomic<std::int64_t>::is_always_lock_free);
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    const std::int64_t now = time.tv_sec * second + time.tv_nsec;
    std::int64_t before = 0;
    if (first.compare_exchange_strong(before, now)) {
      text::interrupted = true;
    } else if (now - before > second) {
      std::signal(signal, SIG_DFL);
      std::raise(signal);
    }
  };
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    if (std::signal(signal, handler) == SIG_IGN) std::signal(signal, SIG_IGN);
  }
}

}  // namespace gamecert::cli
