// A pipe to the child, limits in it, and a watch over it.
#include "solve/solvers/subprocess.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <exception>
#include <fstream>
#include <new>

#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

constexpr int poll_milliseconds = 10;

/// The ends of a pipe, closed in the end.
struct Pipe {
  int ends[2] = {-1, -1};
  Pipe() {
    if (pipe2(ends, O_CLOEXEC) != 0)
      throw text::LimitError(std::string("no pipe to a solver: ") + std::strerror(errno));
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close_end(0);
    close_end(1);
  }
  void close_end(int i) {
    if (ends[i] >= 0) close(ends[i]);
    ends[i] = -1;
  }
};

/// A process that leads a group of its own. Neither outlives this value, nor stays behind as a zombie.
class Child {
 public:
  explicit Child(pid_t pid) : pid_(pid) { setpgid(pid, pid); }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (ended_) return;
    kill(-pid_, SIGKILL);
    reap();
  }
  /// Whether it has ended; what it started is ended then as well.
  bool ended() {
    siginfo_t end{};
    if (ended_ || (waitid(P_PID, static_cast<id_t>(pid_), &end, WEXITED | WNOHANG | WNOWAIT) == 0 && end.si_pid == 0))
      return ended_;
    kill(-pid_, SIGKILL);  // while the number is still taken
    reap();
    return true;
  }
  int signal() const { return WIFSIGNALED(status_) ? WTERMSIG(status_) : 0; }
  int status() const { return WIFEXITED(status_) ? WEXITSTATUS(status_) : 0; }

 private:
  /// Waits for its end.
  void reap() {
    pid_t got = 0;
    while ((got = waitpid(pid_, &status_, 0)) < 0 && errno == EINTR) continue;
    if (got < 0) status_ = 0;  // the program ignores its children: nothing is known of the end
    ended_ = true;
  }

  pid_t pid_;
  int status_ = 0;
  bool ended_ = false;
};

/// Of this process, in bytes; 0 if the system does not say it.
std::size_t memory_taken() {
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

/// What the new process does. It must not return, nor run what others have registered for exit.
[[noreturn]] void run(int end, pid_t parent, std::size_t megabytes, const std::function<void(int)>& work) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  setpgid(0, 0);
  for (const int number : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTERM, SIGALRM}) signal(number, SIG_DFL);
  signal(SIGINT, SIG_IGN);  // the parent decides
  const rlimit no_core{};
  setrlimit(RLIMIT_CORE, &no_core);
  if (const std::size_t taken = memory_taken(); taken != 0) limit_memory(taken + (megabytes << 20));
  dup2(end, STDERR_FILENO);
  work(end);
  _exit(0);
}

/// All that comes through the pipe until the child has ended. LimitError once a limit is met.
std::string listen(int end, Child& child, Watch& watch) {
  std::string heard;
  char buffer[1 << 16];
  for (bool ended = false;;) {
    watch.look();
    pollfd ready{end, POLLIN, 0};
    // Another child of this process may hold the pipe open, and the child may live on after it has closed it, so that
    // only the end of the child is sure to be seen. A closed pipe is polled no more: poll passes over the end -1.
    if (poll(&ready, 1, ended ? 0 : end < 0 ? 1 : poll_milliseconds) > 0) {
      const ssize_t got = ::read(end, buffer, sizeof buffer);
      if (got > 0) heard.append(buffer, static_cast<std::size_t>(got));
      if (got == 0) end = -1;
    } else if (ended) {
      return heard;
    } else {
      ended = child.ended();
    }
  }
}

}  // namespace

std::atomic<bool> children_allowed = true;

void put(int end, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(end, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) _exit(1);
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void report(int end, const Limits& limits, const std::function<Report()>& solver) {
  Report result;
  try {
    result = solver();
  } catch (const std::bad_alloc&) {
    result = {0, memory_limit_reached(limits.megabytes)};
  } catch (const std::exception& error) {
    result = {0, error.what()};
  }
  const char head[2] = {0, result.status};
  put(end, {head, sizeof head});
  put(end, result.text);
}

Report report_of(const Termination& heard) {
  const std::size_t zero = heard.text.find('\0');
  if (zero == std::string::npos || heard.text.size() - zero < 2) return {0, heard.failure()};
  return {heard.text[zero + 1], heard.text.substr(zero + 2)};
}

void limit_memory(std::size_t bytes) {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0) return;
  limit.rlim_cur = std::min(limit.rlim_max, static_cast<rlim_t>(bytes));
  setrlimit(RLIMIT_AS, &limit);
}

std::string memory_limit_reached(std::size_t megabytes) {
  return "memory limit of " + std::to_string(megabytes) + " MB reached";
}

std::string Termination::failure() const {
  for (const char* words : {"could not allocate memory", "Cannot allocate memory", "out of memory", "std::bad_alloc",
                            "failed to map segment"}) {
    if (text.find(words) != std::string::npos) return memory_limit_reached(megabytes);
  }
  const std::string said = text.substr(0, text.find('\n'));
  std::string end = signal != 0 ? std::string("the solver was ended by a signal: ") + strsignal(signal)
                                : "the solver ended without a report, with status " + std::to_string(status);
  if (signal == SIGSEGV || signal == SIGBUS || signal == SIGKILL)
    end += ", perhaps for lack of memory (limit " + std::to_string(megabytes) + " MB)";
  return end + (said.empty() ? "" : " (" + said + ")");
}

Termination in_child(const Limits& limits, const std::function<void(int end)>& work) {
  Watch watch(limits);
  watch.look();
  Pipe pipe;
  const pid_t parent = getpid();
  const pid_t pid = fork();
  if (pid < 0) throw text::LimitError(std::string("no process for a solver: ") + std::strerror(errno));
  if (pid == 0) run(pipe.ends[1], parent, limits.megabytes, work);
  Child child(pid);
  pipe.close_end(1);
  std::string text = listen(pipe.ends[0], child, watch);
  return {std::move(text), child.signal(), child.status(), limits.megabytes};
}

}  // namespace gamecert::solve
