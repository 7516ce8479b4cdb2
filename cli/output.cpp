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
namespace {

/// Of signals that ask the process to end, those that the caller does not ignore.
void handle_ends(void (*handler)(int)) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    if (std::signal(signal, handler) == SIG_IGN) std::signal(signal, SIG_IGN);
  }
}

}  // namespace

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
  static const bool over_progress = isatty(STDERR_FILENO) == 1;
  handle_ends([](int signal) {
    const std::string_view line = over_progress ? "\r\033[Kgamecert: interrupted\n" : "gamecert: interrupted\n";
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, line.data(), line.size());
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  });
}

void end_searches_on_interrupt() {
  handle_ends([](int signal) {
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
  });
}

}  // namespace gamecert::cli
