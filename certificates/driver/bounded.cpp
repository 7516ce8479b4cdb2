// A child process under the limits of the system, and the pipe through which it speaks.
#include "certificates/driver/bounded.hpp"

#include <poll.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <csignal>
#include <cstring>
#include <exception>
#include <new>

#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

constexpr char out_of_memory = '\1', internal_failure = '\2', through = '\3';  // kinds of messages of its own

std::string number(double value) {
  char text[32];
  const auto [end, error] = std::to_chars(text, text + sizeof text, value);
  return {text, end};
}

std::optional<double> number_of(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !(value <= 1e9)) return std::nullopt;
  return value;
}

[[noreturn]] void refuse(const std::string& expected, std::string_view text) {
  throw text::InputError("expected " + expected + ", at most 10^9, found " + text::quoted(text));
}

void limit(decltype(RLIMIT_AS) what, double most) {
  rlimit bound{};
  if (getrlimit(what, &bound) != 0) return;
  // Compared as floating point: RLIM_INFINITY is above every budget.
  if (most < static_cast<double>(bound.rlim_cur)) bound.rlim_cur = static_cast<rlim_t>(most);
  setrlimit(what, &bound);
}

void limit_time(double seconds) {
  itimerval time{};
  const double whole = std::floor(seconds);
  time.it_value.tv_sec = static_cast<decltype(time.it_value.tv_sec)>(whole);
  time.it_value.tv_usec = static_cast<decltype(time.it_value.tv_usec)>((seconds - whole) * 1e6);
  if (whole == 0) time.it_value.tv_usec = std::max<decltype(time.it_value.tv_usec)>(time.it_value.tv_usec, 1);
  setitimer(ITIMER_PROF, &time, nullptr);
}

/// The pages that the stack needs are there before memory is limited, as a stack that cannot grow ends the process.
void reserve_stack() {
  volatile char pages[1 << 18];
  for (std::size_t at = 0; at < sizeof pages; at += 1 << 12) pages[at] = 0;
}

/// Of this process, from now on. Its end by SIGPROF is the message that the limit of time was met.
void keep_within(const Budget& budget) {
  for (const int signal : {SIGPROF, SIGPIPE, SIGINT, SIGTERM}) std::signal(signal, SIG_DFL);
  sigset_t timer;
  sigemptyset(&timer);
  sigaddset(&timer, SIGPROF);
  sigprocmask(SIG_UNBLOCK, &timer, nullptr);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  limit(RLIMIT_CORE, 0);
  reserve_stack();
#ifndef __SANITIZE_ADDRESS__  // its shadow memory is larger than any budget
  limit(RLIMIT_AS, budget.megabytes * 1024 * 1024);
#endif
  limit_time(budget.seconds);
}

[[noreturn]] void do_work(int descriptor, const Budget& budget, const Work& work) {
  keep_within(budget);
  const Send send = [descriptor](char kind, std::string_view text) {
    std::string message(1, kind);
    message.append(text).push_back('\0');
    if (!write_all(descriptor, message)) _exit(1);
  };
  try {
    work(send);
    send(through, "");
  } catch (const std::bad_alloc&) {
    send(out_of_memory, "");
  } catch (const std::exception& error) {
    send(internal_failure, error.what());
  }
  _exit(0);
}

/// Hands on what comes up to the end of the pipe. The last message, of the kinds above; zero if none of them came.
std::string receive_all(int descriptor, const Receive& receive, const std::function<void()>& waiting) {
  constexpr int second = 1000;
  std::string text, last;
  char block[1 << 16];
  while (true) {
    pollfd messages{descriptor, POLLIN, 0};
    if (waiting && poll(&messages, 1, second) == 0) {
      waiting();
      continue;
    }
    const ssize_t count = read(descriptor, block, sizeof block);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return last;
    for (const char* at = block; at != block + count;) {
      const char* const end = std::find(at, static_cast<const char*>(block) + count, '\0');
      text.append(at, end);
      if (end == block + count) break;
      if (text.front() <= through) {
        last = text;
      } else {
        receive(text.front(), std::string_view(text).substr(1));
      }
      text.clear();
      at = end + 1;
    }
  }
}

int status_of(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

/// By the status of the process that did the work, and the last of its own messages.
std::optional<BrokenOff> broken_off(const Budget& budget, int status, const std::string& last) {
  const auto failure = [](const std::string& what) { return BrokenOff{"internal failure: " + what, true}; };
  if (WIFSIGNALED(status)) {
    const int signal = WTERMSIG(status);
    if (signal == SIGPROF)
      return BrokenOff{"expected a check within " + number(budget.seconds) + " s, found that it takes more"};
    const std::string by = std::string("ended by: ") + strsignal(signal);
    for (const int from_outside : {SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGXCPU}) {
      if (signal == from_outside) return BrokenOff{"expected a check that comes to its end, found one " + by};
    }
    return failure("the process that checks was " + by);
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0 || last.empty())
    return failure("the process that checks broke off");
  if (last.front() == out_of_memory)
    return BrokenOff{"expected a check within " + number(budget.megabytes) + " MB, found that it takes more"};
  if (last.front() == internal_failure) return failure(last.substr(1));
  return std::nullopt;
}

}  // namespace

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

double seconds_of(std::string_view text) {
  const auto value = number_of(text);
  if (!value || *value <= 0) refuse("--time-limit with a number above 0", text);
  return *value;
}

double megabytes_of(std::string_view text) {
  const auto value = number_of(text);
  if (!value || *value < least_megabytes)
    refuse("--memory-limit with a number of at least " + number(least_megabytes), text);
  return *value;
}

std::optional<BrokenOff> not_done_within(const Budget& budget, const Work& work, const Receive& receive) {
  if (budget.here) return budget.here(work, receive);
  const auto missing = [](const char* what, int reason) {
    return BrokenOff{std::string("expected ") + what + ", found: " + std::strerror(reason)};
  };
  int ends[2];
  if (pipe(ends) != 0) return missing("a pipe to a process that checks", errno);
  const pid_t child = fork();
  if (child < 0) {
    const int reason = errno;
    close(ends[0]);
    close(ends[1]);
    return missing("a process that checks", reason);
  }
  if (child == 0) {
    close(ends[0]);
    do_work(ends[1], budget, work);
  }
  close(ends[1]);
  const std::string last = receive_all(ends[0], receive, budget.waiting);
  close(ends[0]);
  return broken_off(budget, status_of(child), last);
}

double seconds_of_ended_work() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace gamecert::certificates
