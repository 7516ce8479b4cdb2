// The formula goes through a file, the answer comes as the status of the program, 10 or 20, and as a word.
#include "solve/solvers/depqbf.hpp"

#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>

#include "solve/solvers/subprocess.hpp"
#include "solve/solvers/temporary_file.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

constexpr int no_program = 127;

/// Becomes the program, whose output goes to the pipe.
void become(const std::string& program, const std::string& file, int end, std::size_t megabytes) {
  limit_memory(megabytes << 20);
  dup2(end, STDOUT_FILENO);
  execlp(program.c_str(), program.c_str(), file.c_str(), nullptr);
  if (errno != ENOENT) put(end, program + ": " + std::strerror(errno));
  _exit(no_program);
}

QbfResult understand(const Termination& heard, const std::string& program) {
  using enum QbfResult::Status;
  if (heard.signal == 0 && heard.status == 10 && heard.text.starts_with("SAT")) return {is_true, {}};
  if (heard.signal == 0 && heard.status == 20 && heard.text.starts_with("UNSAT")) return {is_false, {}};
  if (heard.signal == 0 && heard.status == no_program && heard.text.empty())
    return {unknown, "the program " + program + " is not installed"};
  return {unknown, heard.failure()};
}

}  // namespace

QbfResult solve_qdimacs(const std::string& text, const Limits& limits, const std::string& program) {
  try {
    const TemporaryFile file;
    std::ofstream(file.path()) << text << std::flush;
    if (std::ifstream(file.path(), std::ios::ate).tellg() != static_cast<std::streamoff>(text.size()))
      return {.message = "the formula cannot be written to a temporary file"};
    const auto work = [&](int end) { become(program, file.path(), end, limits.megabytes); };
    return understand(in_child(limits, work), program);
  } catch (const text::LimitError& error) {
    return {.message = error.what()};
  }
}

QbfResult solve_qbf(const encode::Qbf& qbf, const Limits& limits, const std::string& program) {
  Limits timed = limits;
  if (!timed.since) timed.since = std::chrono::steady_clock::now();
  return solve_qdimacs(qdimacs(qbf), timed, program);
}

}  // namespace gamecert::solve
