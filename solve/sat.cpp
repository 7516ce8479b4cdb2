// The solver runs in a child, which reports through a pipe.
//
// The report is a zero byte, the status, the seconds, then the model or the message. What the solver writes to its
// error stream comes through the same pipe before it, and serves as the message where no report follows.
#include "solve/sat.hpp"

#include <algorithm>
#include <cstring>
#include <exception>
#include <new>
#include <stdexcept>

#include "graphs/errors.hpp"
#include "solve/child.hpp"

namespace gamecert::solve {
namespace {

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

/// What the child does.
void run(int end, const encode::Cnf& cnf, std::size_t megabytes, const std::filesystem::path& drat,
         const SatSolver& solver) {
  SatResult result;
  try {
    result = solver(cnf, drat);
  } catch (const std::bad_alloc&) {
    result = {.message = "memory limit of " + std::to_string(megabytes) + " MB reached"};
  } catch (const std::exception& error) {
    result = {.message = error.what()};
  }
  report(end, result);
}

SatResult understand(const Heard& child, int variables) {
  const std::string& heard = child.text;
  const std::size_t zero = heard.find('\0');
  constexpr std::size_t head = 2 + sizeof(double);
  if (zero == std::string::npos || heard.size() - zero < head) return {.message = child.failure()};
  SatResult result;
  result.status = static_cast<SatResult::Status>(heard[zero + 1]);
  std::memcpy(&result.seconds, heard.data() + zero + 2, sizeof result.seconds);
  const std::string rest = heard.substr(zero + head);
  if (result.status == SatResult::Status::unknown) result.message = rest;
  if (result.status == SatResult::Status::satisfiable) {
    result.model.assign(rest.begin(), rest.end());
    if (result.model.size() != static_cast<std::size_t>(variables) + 1) return {.message = child.how_it_ended()};
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
    const Heard heard = in_child(limits, [&](int end) { run(end, cnf, limits.megabytes, drat, solver); });
    result = understand(heard, cnf.variables());
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
