// The solver runs in a child, which reports the status and the values as text.
#include "solve/solvers/smt.hpp"

#include <sstream>

#include "solve/solvers/subprocess.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

Report written(const SmtResult& result) {
  if (result.status == SmtResult::Status::unknown) return {0, result.message};
  std::string text;
  for (const std::int64_t value : result.values) text += std::to_string(value) + " ";
  return {static_cast<char>(result.status), text + "."};
}

SmtResult read(const Report& report, std::size_t constants) {
  if (report.status == 0) return {.message = report.text};
  SmtResult result{.status = static_cast<SmtResult::Status>(report.status)};
  std::istringstream text(report.text);
  for (std::int64_t value = 0; text >> value;) result.values.push_back(value);
  const std::size_t expected = result.status == SmtResult::Status::satisfiable ? constants : 0;
  if (!report.text.ends_with('.') || result.values.size() != expected)
    return {.message = "the report of the solver is cut off"};
  return result;
}

}  // namespace

SmtResult solve_smt(const encode::Smt& script, const Limits& limits, const SmtSolver& solver) {
  try {
    const auto work = [&](int end) { report(end, limits, [&] { return written(solver(script)); }); };
    const Termination heard = in_child(limits, work);
    if (heard.signal == 0 && heard.status == z3_lacks_memory)
      return {.message = memory_limit_reached(limits.megabytes)};
    return read(report_of(heard), script.constants.size());
  } catch (const text::LimitError& error) {
    return {.message = error.what()};
  }
}

SmtResult solve_smt(const encode::Smt& script, const Limits& limits) {
  return children_allowed ? solve_smt(script, limits, run_z3) : run_z3_within(script, limits);
}

}  // namespace gamecert::solve
