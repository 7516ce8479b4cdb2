// A process around a solver: it reports through a pipe, and whatever becomes of it, this process goes on.
//
// The report is a zero byte, the status, the seconds, then the model or the message. What the solver writes to its
// error stream comes through the same pipe before it, and serves as the message where no report follows.
#include "solve/sat.hpp"

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
#include <stdexcept>

#include "graphs/errors.hpp"

namespace gamecert::solve {
namespace {

constexpr int poll_milliseconds = 10;

/// The ends of a pipe, closed in the end.
struct Pipe {
  int ends[2] = {-1, -1};
  Pipe() {
    if (pipe2(ends, O_CLOEXEC) != 0) throw LimitError(std::string("no pipe to a solver: ") + std::strerror(errno));
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

/// A process that never outlives this value, nor stays behind as a zombie.
class Child {
 public:
  explicit Child(pid_t pid) : pid_(pid) {}
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (ended_) return;
    kill(pid_, SIGKILL);
    wait(0);
  }
  /// Whether it has ended; without WNOHANG in the options, waits until it has.
  bool wait(int options) {
    pid_t got = 0;
    while (!ended_ && (got = waitpid(pid_, &status_, options)) < 0 && errno == EINTR) continue;
    ended_ = ended_ || got != 0;
    if (got < 0) status_ = 0;  // the program ignores its children: nothing is known of the end
    return ended_;
  }
  std::string end() const {
    if (WIFSIGNALED(status_)) return std::string("the solver was ended by a signal: ") + strsignal(WTERMSIG(status_));
    return "the solver ended without a report, with status " + std::to_string(WEXITSTATUS(status_));
  }

 private:
  pid_t pid_;
  int status_ = 0;
  bool ended_ = false;
};

void put(int end, const void* data, std::size_t size) {
  const char* at = static_cast<const char*>(data);
  while (size > 0) {
    const ssize_t written = write(end, at, size);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) _exit(1);
    at += written;
    size -= static_cast<std::size_t>(written);
  }
}

void report(int end, const SatResult& result) {
  const char head[2] = {0, static_cast<char>(result.status)};
  put(end, head, sizeof head);
  put(end, &result.seconds, sizeof result.seconds);
  if (result.status == SatResult::Status::unknown) {
    put(end, result.message.data(), result.message.size());
  } else {
    put(end, result.model.data(), result.model.size());
  }
}

/// Lets the process take that much memory more than it has. Nothing if the system does not say what it has.
void limit_memory(std::size_t megabytes) {
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  const rlim_t bytes = pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) + (rlim_t{megabytes} << 20);
  rlimit limit{};
  if (pages == 0 || getrlimit(RLIMIT_AS, &limit) != 0) return;
  limit.rlim_cur = std::min(limit.rlim_max, bytes);
  setrlimit(RLIMIT_AS, &limit);
}

/// What the new process does. It must not return, nor run what others have registered for exit.
[[noreturn]] void run(int end, pid_t parent, const encode::Cnf& cnf, std::size_t megabytes,
                      const std::filesystem::path& drat, const SatSolver& solver) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  for (const int number : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTERM, SIGALRM}) signal(number, SIG_DFL);
  signal(SIGINT, SIG_IGN);  // the parent decides
  const rlimit no_core{};
  setrlimit(RLIMIT_CORE, &no_core);
  limit_memory(megabytes);
  dup2(end, STDERR_FILENO);
  SatResult result;
  try {
    result = solver(cnf, drat);
  } catch (const std::bad_alloc&) {
    result = {.message = "memory limit of " + std::to_string(megabytes) + " MB reached"};
  } catch (const std::exception& error) {
    result = {.message = error.what()};
  }
  report(end, result);
  _exit(0);
}

/// All that comes through the pipe until the child has ended. LimitError once a limit is met.
std::string listen(int end, Child& child, Watch& watch) {
  std::string heard;
  char buffer[1 << 16];
  for (bool ended = false;;) {
    watch.look();
    pollfd ready{end, POLLIN, 0};
    // Another child of this process may hold the pipe open, so that only the end of the child is sure to be seen.
    if (poll(&ready, 1, ended ? 0 : poll_milliseconds) > 0) {
      const ssize_t got = read(end, buffer, sizeof buffer);
      if (got > 0) heard.append(buffer, static_cast<std::size_t>(got));
      if (got == 0) child.wait(0);
      if (got == 0) return heard;
    } else if (ended) {
      return heard;
    } else {
      ended = child.wait(WNOHANG);
    }
  }
}

SatResult understand(const std::string& heard, const Child& child, int variables) {
  const std::size_t zero = heard.find('\0');
  constexpr std::size_t head = 2 + sizeof(double);
  if (zero == std::string::npos || heard.size() - zero < head) {
    const std::string said = heard.substr(0, heard.find('\n'));
    return {.message = child.end() + (said.empty() ? "" : " (" + said + ")")};
  }
  SatResult result;
  result.status = static_cast<SatResult::Status>(heard[zero + 1]);
  std::memcpy(&result.seconds, heard.data() + zero + 2, sizeof result.seconds);
  const std::string rest = heard.substr(zero + head);
  if (result.status == SatResult::Status::unknown) result.message = rest;
  if (result.status == SatResult::Status::satisfiable) {
    result.model.assign(rest.begin(), rest.end());
    if (result.model.size() != static_cast<std::size_t>(variables) + 1) return {.message = child.end()};
  }
  return result;
}

bool satisfied(const encode::Cnf& cnf, const std::vector<char>& model) {
  for (int i = 0; i < cnf.clauses(); ++i) {
    const auto is_true = [&](int literal) {
      return (model[static_cast<std::size_t>(std::abs(literal))] != 0) == (literal > 0);
    };
    if (std::ranges::none_of(cnf.clause(i), is_true)) return false;
  }
  return true;
}

}  // namespace

SatResult solve_sat(const encode::Cnf& cnf, const Limits& limits, const std::filesystem::path& drat,
                    const SatSolver& solver) {
  SatResult result;
  try {
    Watch watch(limits);
    watch.look();
    Pipe pipe;
    const pid_t parent = getpid();
    const pid_t pid = fork();
    if (pid < 0) throw LimitError(std::string("no process for a solver: ") + std::strerror(errno));
    if (pid == 0) run(pipe.ends[1], parent, cnf, limits.megabytes, drat, solver);
    Child child(pid);
    pipe.close_end(1);
    const std::string heard = listen(pipe.ends[0], child, watch);
    result = understand(heard, child, cnf.variables());
  } catch (const LimitError& error) {
    return {.message = error.what()};
  }
  if (result.status == SatResult::Status::satisfiable && !satisfied(cnf, result.model))
    throw std::logic_error("engines disagree: a model of the SAT solver does not satisfy the formula");
  return result;
}

SatResult solve_sat(const encode::Cnf& cnf, const Limits& limits, const std::filesystem::path& drat) {
  return solve_sat(cnf, limits, drat, run_cadical);
}

}  // namespace gamecert::solve
